import AuditModel
import AuditRules
import JSONSyntax
import PaletteModel
import Testing

@testable import AuditReports

/// What reports say of a requirement besides its status: what it misses, what it contradicts, and how a person checks it.
@Suite struct RequirementReportTests {
  private static var report: AuditReport {
    var audit = AuditBuilder()
    audit.pair("#8A8A8A", on: "#FFFFFF", font: Font(size: 34))
    var strict = TeamRequirement(
      "strict", title: "All text has 4.5:1", rules: ["low-text-contrast"], at: SourceLocation(file: "legible.json"))
    strict.minimum = 4.5
    strict.note = "line 3"
    var arc = TeamRequirement("arc", title: "A thin arc", at: SourceLocation(file: "legible.json"))
    arc.contradicts = ["strict"]
    var voice = TeamRequirement("voice", title: "VoiceOver", isManual: true, at: SourceLocation(file: "legible.json"))
    voice.check = "Turn on VoiceOver."
    audit.declaration.requirements = [strict, arc, voice]
    return AuditReport([audit.result])
  }

  @Test(arguments: [
    "- strict: #8A8A8A on #FFFFFF has 3.45 in 8 results, requires 4.50",
    "- strict: contradicts arc, so at most one of them can be met",
    "- arc: contradicts strict, so at most one of them can be met", "- voice: check by hand: Turn on VoiceOver.",
  ])
  func theMarkdownSaysWhy(_ line: String) {
    let lines = String(decoding: MarkdownReport.render(Self.report), as: UTF8.self).split(separator: "\n")
    #expect(lines.contains { $0 == line }, "\(lines.filter { $0.hasPrefix("- ") })")
  }

  @Test func theJSONHasTheParts() throws {
    let root = try JSONDocument(parsing: JSONReport.render(Self.report)).root
    let rows = try #require(root["requirements"]).elements.map { $0 }
    #expect(rows.map { $0["status"]?.string } == ["fail", "fail", "manual"])
    #expect(rows.map { $0["missed"]?.integer } == [8, nil, nil])
    #expect(rows.map { $0["minimum"]?.double } == [4.5, nil, nil])
    #expect(rows.map { $0["note"]?.string } == ["line 3", nil, nil])
    #expect(rows.map { $0["check"]?.string } == [nil, nil, "Turn on VoiceOver."])
    #expect(rows.map { $0["conflicts"]?.count } == [1, 1, nil])
  }
}
