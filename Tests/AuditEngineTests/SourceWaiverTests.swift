import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes
@testable import SwiftReading

/// Exceptions in the code.
@Suite struct SourceWaiverTests {
  private static func project(_ text: String) -> SourceFacts {
    SourceFacts(of: [SourceFile(path: "App/Card.swift", bytes: Array(text.utf8))])
  }

  private static func result(_ text: String, today: String = "2026-06-01") -> (AuditResult, [Diagnostic]) {
    let facts = project(text)
    let read = SourceWaivers(facts.project)
    var builder = AuditBuilder()
    builder.declaration.waivers = read.waivers
    let result = AuditResult(
      builder.loaded, policy: .wcag22AA,
      rules: ["unknown-glass-name", "expired-waiver", "unused-waiver"].compactMap(
        Rule.named), today: CalendarDate(today), sources: facts)
    return (result, read.diagnostics)
  }

  private static func card(_ fill: String) -> String {
    "struct Card: View {\n  var body: some View {\n    \(fill)\n  }\n}\n"
  }

  @Test(arguments: [
    "Rectangle().fill(.liquidGlass) // legible:waive unknown-glass-name a draft, until 2027-01-31",
    "// legible:waive unknown-glass-name a draft, until 2027-01-31\n    Rectangle().fill(.liquidGlass)",
    "Rectangle().fill(.liquidGlass) // legible:waive unknown-* a draft, until 2026-06-01",
  ])
  func coversItsLines(_ text: String) throws {
    let (result, diagnostics) = Self.result(Self.card(text))
    #expect(diagnostics == [])
    #expect(result.findings.map(\.rule) == ["unknown-glass-name"])
    let finding = try #require(result.findings.first)
    #expect(finding.cells.count == 8 && finding.cells.allSatisfy { $0.disposition == .waived })
    #expect(result.declaration.waivers.first?.reason == "a draft")
    #expect(result.declaration.waivers.first?.location.file == "App/Card.swift")
  }

  @Test(arguments: [
    "// legible:waive unknown-glass-name a draft, until 2027-01-31\n    Text(\"a\")\n    Rectangle().fill(.liquidGlass)",
    "Rectangle().fill(.liquidGlass) // legible:waive stacked-glass a draft, until 2027-01-31",
  ])
  func coversNothingElse(_ text: String) {
    let (result, _) = Self.result(Self.card(text))
    #expect(result.findings.map(\.rule) == ["unknown-glass-name", "unused-waiver"])
    #expect(result.findings.allSatisfy { $0.isOpen })
  }

  @Test func endsWithItsDay() {
    let text = Self.card("Rectangle().fill(.liquidGlass) // legible:waive unknown-glass-name a draft, until 2026-05-31")
    let (result, _) = Self.result(text)
    #expect(result.findings.map(\.rule) == ["unknown-glass-name", "expired-waiver"])
    #expect(result.findings.allSatisfy { $0.isOpen })
    #expect(result.findings.last?.cells.first?.location.text == "App/Card.swift:3:39")
    #expect(Self.result(text, today: "2026-05-31").0.findings.map(\.rule) == ["unknown-glass-name"])
  }

  @Test(
    arguments: [
      ("a draft, until 2027-01-31, at 2.84", "a draft", 2.84), ("a draft, at 2.84", "a draft", 2.84),
      ("a draft, until 2027-01-31 at 3", "a draft", 3), ("a draft, at 2.84, until 2027-01-31", "a draft", 2.84),
      ("lunch, at the moment, until 2027-01-31", "lunch, at the moment", nil),
    ] as [(String, String, Double?)])
  func readsTheRatioAfterItsLastDay(_ words: String, _ reason: String, _ ratio: Double?) throws {
    let (result, diagnostics) = Self.result(
      Self.card("Rectangle().fill(.liquidGlass) // legible:waive unknown-glass-name \(words)"))
    #expect(diagnostics.allSatisfy { $0.message.hasPrefix("the waiver has no end date") })
    let waiver = try #require(result.declaration.waivers.first)
    #expect(waiver.reason == reason && waiver.ratio?.value == ratio)
  }

  @Test(arguments: [
    ("unknown-glass-name a draft, until 2027-01-31, at 0.5", true, "the waiver has no valid ratio after 'at'"),
    ("unknown-glass-name a draft, until 2027-01-31, at most", true, "the waiver has no valid ratio after 'at'"),
    ("unknown-glass-nam a draft, until 2027-01-31", true, "unknown rule 'unknown-glass-nam'; did you mean"),
    ("glassy-* a draft, until 2027-01-31", true, "no rule matches 'glassy-*'"),
    ("unknown-glass-name a draft, until 2027-02-30", true, "the waiver has no valid date after 'until'"),
    ("unknown-glass-name a draft, until soon", true, "the waiver has no valid date after 'until'"),
    ("", true, "the waiver does not name a rule"),
    ("unknown-glass-name, until 2027-01-31", false, "the waiver has no reason"),
    ("unknown-glass-name a draft", false, "the waiver has no end date"),
  ])
  func saysWhatIsWrong(_ words: String, _ isError: Bool, _ problem: String) throws {
    let (result, diagnostics) = Self.result(Self.card("Rectangle().fill(.liquidGlass) // legible:waive \(words)"))
    #expect(diagnostics.count == 1)
    let found = try #require(diagnostics.first)
    #expect(found.message.hasPrefix(problem), "\(found.message)")
    #expect(found.severity == (isError ? .error : .warning))
    #expect(found.location.text == "App/Card.swift:3:39")
    #expect(result.findings.map(\.isOpen) == [isError])
  }
}
