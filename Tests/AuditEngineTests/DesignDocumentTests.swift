import Testing

@testable import AuditEngine
@testable import Palettes

/// Design documents through the whole engine.
@Suite struct DesignDocumentTests {
  /// A requirement that names an unknown rule would make the audit file invalid.
  @Test func requirementsNameRulesThatExist() {
    let unknown = Set(RequirementWords.allRules).subtracting(Rule.all.map(\.id))
    #expect(unknown.isEmpty && !RequirementWords.allRules.isEmpty)
  }

  @Test func whatWasNotUnderstoodIsAWarningAtItsLine() {
    let text = "# Tides\n\n- Ink: #102A43\n- Ink: #111111\n"
    let answer = DesignDocumentAnswer(Array(text.utf8), document: "DESIGN.md", path: "docs/DESIGN.md", name: nil)
    #expect(
      answer.diagnostics.map { "\($0.severity.rawValue) \($0.location.text): \($0.message)" } == [
        "warning docs/DESIGN.md:4:1: 'Ink' is #111111 here, but #102A43 on line 3, which is used; correct or "
          + "rename one of them"
      ])
    #expect(answer.draft.name == "Tides")
  }
}
