import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Candidates side by side, in each format.
@Suite struct CandidateReportTests {
  private static func snapshot(_ text: String, _ card: String = "#FFFFFF") -> ReportSnapshot {
    var audit = AuditBuilder()
    audit.token("TextTertiary", [.any: text])
    audit.token("Card", [.any: card])
    audit.pair("TextTertiary", on: "Card")
    return ReportSnapshot(AuditReport([audit.result]))
  }

  private static func change(_ token: String, _ from: String, _ to: String) -> PaletteChange {
    let values = [from, to].compactMap { try? Entry.Value.color(CSSColorSyntax.parse($0)) }
    return PaletteChange(audit: "test", token: token, entry: "Any", from: values[0], to: values[1])
  }

  private static func candidate(_ name: String, _ text: String, unused: [String] = []) -> CandidateReport.Candidate {
    let difference = ReportDifference(from: snapshot("#8A8A8A"), to: snapshot(text))
    return CandidateReport.Candidate(
      name: name, report: DifferenceReport(difference, failOn: .error),
      changes: [change("TextTertiary", "#8A8A8A", text)], unused: unused)
  }

  private static let unreadable = CandidateReport.Candidate(
    name: "missing.xcassets", report: nil,
    problems: [
      Diagnostic(.error, .missingInput, "there is no such file", at: SourceLocation(file: "missing.xcassets"))
    ])

  private static let report = CandidateReport(
    snapshot("#8A8A8A"),
    [candidate("Bold.xcassets", "#595959"), candidate("pale.txt", "#AAAAAA", unused: ["Foo", "Bar"]), unreadable])

  private func lines(_ report: CandidateReport, width: Int) -> [String] {
    let text = String(decoding: report.bytes(.text, .plain, width: width), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test func looksAsCommitted() throws {
    let text = lines(Self.report, width: 80).joined(separator: "\n")
    #expect(try Golden.difference(text, from: "trial.txt") == nil)
  }

  @Test func threeCandidatesFitEightyColumns() {
    #expect(lines(Self.report, width: 80).allSatisfy { $0.count <= 80 })
    #expect(lines(Self.report, width: 80).contains { $0.hasSuffix("now      1        2        3") })
  }

  @Test func moreCandidatesAreListedUnlessTheTerminalIsWider() {
    let many = CandidateReport(Self.snapshot("#8A8A8A"), (1...12).map { Self.candidate("c\($0).txt", "#595959") })
    let narrow = lines(many, width: 80)
    #expect(narrow.allSatisfy { $0.count <= 80 })
    #expect(narrow.contains("      now  3.45 ✗"))
    #expect(narrow.contains("      12   7.00 ✓"))
    let wide = lines(many, width: 160)
    #expect(wide.allSatisfy { $0.count <= 160 })
    #expect(!wide.contains("      12   7.00 ✓"))
    #expect(wide.contains { $0.components(separatedBy: "7.00 ✓").count == 13 })
  }

  @Test func hostileNamesStayOnTheirLines() {
    for name in HostileNames.all {
      let candidate = Self.candidate(name, "#595959", unused: [name])
      let found = lines(CandidateReport(Self.snapshot("#8A8A8A"), [candidate]), width: 80)
      #expect(found[0] == "Current palette: 8 failing cells")
      #expect(found.contains { $0.hasSuffix("3.45 ✗  7.00 ✓") })
    }
  }

  @Test func onlyAWorseResultFails() {
    #expect(Self.report.isFailing)
    #expect(!CandidateReport(Self.snapshot("#8A8A8A"), [Self.candidate("a", "#595959"), Self.unreadable]).isFailing)
  }

  @Test func jsonFollowsTheCommittedSchemas() throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let folder = package.appendingPathComponent("Sources/legible/Documentation.docc/Schemas")
    func schema(_ name: String) throws -> JSONDocument {
      try JSONDocument(parsing: [UInt8](Data(contentsOf: folder.appendingPathComponent("\(name)-1.schema.json"))))
    }
    let (trial, difference) = (try schema("trial"), try schema("difference"))
    let json = try JSONDocument(parsing: Self.report.bytes(.json, .plain, width: 80))
    #expect(SchemaCheck(root: trial.root).complaints(about: json.root, under: trial.root) == [])
    let candidates = try #require(json.root["candidates"]).elements.map { $0 }
    #expect(candidates.map { $0["cleared"]?.integer } == [8, 0, 0])
    #expect(candidates.map { $0["failing"]?.integer } == [0, 8, nil])
    for one in candidates.compactMap({ $0["difference"] }) {
      #expect(SchemaCheck(root: difference.root).complaints(about: one, under: difference.root) == [])
    }
  }
}
