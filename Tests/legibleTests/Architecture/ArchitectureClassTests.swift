import Testing

/// Classes are values behind one reference: nobody can tell two equal ones apart, or change one that others see.
@Suite struct ArchitectureClassTests {
  @Test func everyClassIsAFinalSendableValue() {
    let offenders = Repository.sources.flatMap { file in
      ClassDeclaration.all(in: file.code).filter { !$0.isFinal || !$0.isSendable || !$0.variables.isEmpty }.map {
        "\(file.path): \($0.name) \($0.variables)"
      }
    }
    #expect(offenders == [])
  }

  @Test func nothingAsksForIdentity() {
    let offenders = Repository.sources.filter { file in
      ["===", "!=="].contains { file.code.firstIndex(of: Array($0.utf8), from: 0) != nil }
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test(arguments: [
    ("final class A: Sendable { let a: Int; var b: Int { a } }", true),
    ("package final class A: B, Sendable {\n let a: Int\n package var b: Int {\n var c = a; return c }\n }", true),
    ("final class A: Sendable { struct Draft { var a = 0 }\n init() { var b = 0; use(&b) } }", true),
    ("class A: Sendable { let a: Int }", false),
    ("final class A { let a: Int }", false),
    ("final class A: @unchecked Sendable { let a: Int }", false),
    ("final class A: Sendable { private(set) var a: Int\n init() { a = 0 } }", false),
    ("final class A: Sendable { nonisolated(unsafe) var a = 0 }", false),
    ("final class A: Sendable { var a = 0 { didSet { b() } } }", false),
  ])
  func aClassIsJudgedByItsHeadAndItsProperties(_ text: String, isValue: Bool) {
    let found = ClassDeclaration.all(in: CodeBlanking.code(of: Array(text.utf8)))
    #expect(found.map { $0.isFinal && $0.isSendable && $0.variables.isEmpty } == [isValue])
  }
}
