import TestSupport
import Testing

@testable import SwiftReading

/// The parser's results for declarations, chains, closures and branches.
@Suite struct ParserTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let outline: String
    var testDescription: String { source }

    init(_ source: String, _ outline: String) {
      self.source = source
      self.outline = outline
    }
  }

  static let rows: [Row] = [
    Row(
      "Text(a).b { c } d: { e }",
      "statement(chain(name Text(argument(chain(name a))) member b(argument(chain(closure(statement(chain(name c))))) argument d(chain(closure(statement(chain(name e))))))))"
    ),
    Row(
      "x ? .a : b.c", "statement(chain(name x) operation ? chain(implicitMember a) operation : chain(name b member c))"),
    Row(
      "if #available(iOS 26, *), a == .b { c } else { d }",
      "ifStatement(conditions(condition(chain(availability #available(platform iOS platform))) condition(chain(name a) operation == chain(implicitMember b))) block(statement(chain(name c))) block(statement(chain(name d))))"
    ),
    Row(
      "guard let x else { return y }", "guardStatement(conditions(condition x) block(returnStatement(chain(name y))))"),
    Row(
      "switch self { case .a, .b(let c): d; default: e }",
      "switchStatement(value(chain(name self)) switchCase(pattern(chain(implicitMember a)) pattern(chain(implicitMember b(argument(chain(name c))))) statement(chain(name d))) switchCase(statement(chain(name e))))"
    ),
    Row(
      "switch a { default: b }; f { c }",
      "switchStatement(value(chain(name a)) switchCase(statement(chain(name b)))) statement(chain(name f(argument(chain(closure(statement(chain(name c))))))))"
    ),
    Row(
      "a\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()",
      "statement(chain(name a conditional(conditionalBranch #if(directive member b) conditionalBranch #else(member c)) member d))"
    ),
    Row(
      "extension A.B: C { static let d: E<F> = .g(1) }",
      "extensionType A.B(typeName C variable d(typeName E value(chain(implicitMember g(argument(chain(integer 1)))))))"),
    Row(
      "@Environment(\\.a) private var b; var c: Int { get { 1 } set { } }",
      "variable b(attribute Environment(argument(chain(keyPath .a)))) variable c(typeName Int accessor get(block(statement(chain(integer 1)))) accessor set(block))"
    ),
    Row(
      "func f<T>(_ a: T = 1, b c: some View) async throws -> [X] where T: P { }",
      "function f(parameter a(typeName T value(chain(integer 1))) parameter c(typeName View) typeName block)"),
    Row("enum E { case a, b(Int), c = 3 }", "enumType E(enumCase a enumCase b enumCase c(value(chain(integer 3))))"),
    Row(
      "f { [weak self] (a: Int, b) in c }",
      "statement(chain(name f(argument(chain(closure(parameter a parameter b statement(chain(name c))))))))"),
    Row("a as? B.C ?? try await d()", "statement(chain(name a) cast as(typeName C) operation ?? chain(name d))"),
    Row(
      "Foo<Bar, [Baz]>(x: 1).y < z",
      "statement(chain(name Foo(argument x(chain(integer 1))) member y) operation < chain(name z))"),
    Row("\"a\\(b.c)d\"", "statement(chain(string(interpolation(argument(chain(name b member c))))))"),
    Row(
      "#Preview(\"x\") { A() }",
      "statement(chain(macro #Preview(argument(chain(string)) argument(chain(closure(statement(chain(name A))))))))"),
    Row(
      "[a: b, .c: -1]",
      "statement(chain(list(argument(chain(name a) operation : chain(name b)) argument(chain(implicitMember c) operation : operation - chain(integer 1)))))"
    ),
    Row(
      "if let a = b { }\n(c)",
      "ifStatement(conditions(condition a(value(chain(name b)))) block) statement(chain(tuple(argument(chain(name c)))))"
    ),
    Row("a ) ] } b", "statement(chain(name a)) unread unread unread statement(chain(name b))"),
  ]

  @Test(arguments: rows)
  func sourcesAreRead(_ row: Row) {
    let tree = SyntaxTree(parsing: Array(row.source.utf8))
    #expect(Self.outline(tree, of: 0) == row.outline)
  }

  @Test func aHundredThousandBracketsAreRead() {
    let tree = SyntaxTree(parsing: Array(repeating: UInt8(ascii: "("), count: 100_000))
    #expect(tree.nodes.count < 1_000)
    #expect(tree.unreadCount > 0)
  }

  private func numbers(_ place: SourcePosition) -> [Int] {
    [place.line, place.column, place.utf8Column, place.utf16Column]
  }

  @Test func placesAreCountedInEveryUnit() {
    let table = LineTable(Array("a\r\né🎨b\nc".utf8))
    #expect(numbers(table.position(ofByte: 9)) == [2, 3, 7, 4])
    #expect(numbers(table.position(ofByte: 99)) == [3, 2, 2, 2])
    #expect(LineTable([0xEF, 0xBB, 0xBF, 0x61]).position(ofByte: 3).column == 1)
  }

  private static func outline(_ tree: SyntaxTree, of node: NodeIndex) -> String {
    tree.children(of: node).map { child in
      let name = tree.name(child)
      let inner = outline(tree, of: child)
      return "\(tree[child].kind)" + (name.isEmpty ? "" : " \(name)") + (inner.isEmpty ? "" : "(\(inner))")
    }.joined(separator: " ")
  }
}
