import Testing

@testable import AuditEngine

/// What breaks a rule breaks none if it is no code of the app.
@Suite struct DisguiseTests {
  /// The ways in which a file looks like code of the app but is not.
  enum Disguise: CaseIterable {
    case comment
    case lineComments
    case string
    case otherPlatform
    case neverCompiled

    func applied(to text: String) -> String {
      switch self {
      case .comment: "/* \(text) /* nested */ */\nlet answer = 42\n"
      case .lineComments: text.split(separator: "\n").map { "// \($0)\n" }.joined()
      case .string: "let text = ####\"\"\"\n\(text)\n\"\"\"####\n"
      case .otherPlatform: "#if os(macOS)\n\(text)\n#endif\n"
      case .neverCompiled: "#if os(iOS)\nimport UIKit\n#elseif os(tvOS)\n\(text)\n#else\n\(text)\n#endif\n"
      }
    }
  }

  /// Rules about missing things, and about property lists, which no disguise of Swift code affects.
  static let others: Set<String> = ["unused-token", "ignored-compatibility", "locked-appearance"]

  static let rules = (SourceRuleExamples.glass + SourceRuleExamples.views).map(\.rule).filter { !others.contains($0) }

  @Test(arguments: rules, Disguise.allCases) func passes(_ rule: String, _ disguise: Disguise) throws {
    let examples = (SourceRuleExamples.glass + SourceRuleExamples.views).filter { $0.rule == rule }
    let checked = [try #require(Rule.named(rule))]
    for snippet in examples.flatMap(\.failing) {
      var disguised = snippet
      disguised.files = snippet.files.map { ($0.path, disguise.applied(to: $0.text)) }
      #expect(disguised.findings(of: checked) == [], "\(disguised.files.map(\.text).joined())")
    }
  }
}
