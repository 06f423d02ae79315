import Foundation
import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

@Suite struct DifferenceFormatTests {
  private static let limit = 64_000

  private func text(_ format: OutputFormat, _ report: DifferenceReport, isVerbose: Bool = false) -> String {
    String(decoding: report.bytes(format, TextStyling(isVerbose: isVerbose)), as: UTF8.self)
  }

  @Test(arguments: [
    (OutputFormat.markdown, "difference.md"), (.json, "difference.json"), (.text, "difference.txt"),
    (.html, "difference.html"),
  ])
  func looksAsCommitted(_ format: OutputFormat, _ golden: String) throws {
    #expect(
      try Golden.difference(PageParts.visible(in: DifferenceFixture.report.bytes(format, .plain)), from: golden) == nil
    )
  }

  @Test func theFixtureHasSomeOfEverything() {
    let kinds = Set(DifferenceFixture.report.difference.rows.map(\.kind))
    #expect(kinds == Set(RowChange.Kind.allCases).subtracting([.covered, .excused]))
    #expect(
      Set(DifferenceFixture.report.difference.cells.map(\.kind)).isSuperset(of: [.new, .worse, .better, .cleared]))
  }

  @Test func jsonFollowsTheCommittedSchema() throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Sources/legible/Documentation.docc/Schemas/difference-1.schema.json")
    let schema = try JSONDocument(parsing: [UInt8](Data(contentsOf: file)))
    let hostile = DifferenceFixture.failing(HostileNames.all.count) { HostileNames.all[$0] }
    for report in [DifferenceFixture.report, hostile] {
      let json = try JSONDocument(parsing: report.bytes(.json, .plain))
      let check = SchemaCheck(root: schema.root)
      #expect(check.complaints(about: json.root, under: schema.root) == [])
    }
  }

  @Test func jsonHoldsEveryChangeWithItsNumbers() throws {
    let difference = DifferenceFixture.report.difference
    let root = try JSONDocument(parsing: DifferenceFixture.report.bytes(.json, .plain)).root
    let rows = try #require(root["measurements"]).elements.map { $0 }
    #expect(rows.count == difference.rows.count)
    for (row, change) in zip(rows, difference.rows) {
      #expect(row["before"]?["ratio"]?.double == change.before?.ratio?.value)
      #expect(row["after"]?["ratio"]?.double == change.after?.ratio?.value)
      #expect(row["change"]?.string == change.kind.rawValue)
    }
    #expect(root["findings"]?.count == difference.cells.count)
    #expect(root["gate"]?["failing"]?.integer == DifferenceFixture.report.failing.count)
  }

  /// Names of equal length make lines of equal length, so that only the number of pairs decides.
  @Test func markdownKeepsEverythingUpToTheLimitAndCountsTheRest() throws {
    func page(_ count: Int) -> (bytes: Int, rows: Int) {
      let page = text(.markdown, DifferenceFixture.failing(count) { "Foreground\(100_000 + $0)" })
      let rows = page.split(separator: "\n").count { $0.contains("Foreground1") }
      let rest = page.firstMatch(of: /(\d+) more measurements? (is|are) in the JSON output/)
      #expect(rows + (rest.flatMap { Int($0.output.1) } ?? 0) == count)
      return (page.utf8.count, rows)
    }
    let (few, more) = (page(100), page(200))
    let fitting = 100 + (Self.limit - 4_000 - few.bytes) / ((more.bytes - few.bytes) / 100)
    for count in [fitting - 10, fitting + 10, 2_000] {
      let (bytes, rows) = page(count)
      #expect(bytes <= Self.limit && bytes > Self.limit - 8_000)
      #expect((rows == count) == (count < fitting))
    }
  }

  @Test func oneLongNameDoesNotHideTheOthers() {
    let page = text(
      .markdown,
      DifferenceFixture.failing(30) { $0 < 10 ? String(repeating: "\($0)*", count: 10_000) : "Plain\($0)" })
    #expect(page.utf8.count <= Self.limit)
    #expect(page.split(separator: "\n").count { $0.contains("Plain") } == 20)
    #expect(page.contains("10 more measurements are in the JSON output"))
  }

  @Test(arguments: HostileNames.all)
  func namesAreEscapedInMarkdown(_ name: String) {
    let page = text(.markdown, DifferenceFixture.failing(1) { _ in name })
    #expect(!page.contains("<script") && !page.contains("`tick`") && !page.contains("\u{202E}"))
    let rows = page.split(separator: "\n").filter { $0.contains("p0") }
    #expect(rows.count == 1)
    for row in rows { #expect(row.count { $0 == "|" } == 9) }
  }

  @Test(arguments: [false, true])
  func linesFitATerminal(_ isVerbose: Bool) {
    let hostile = DifferenceFixture.failing(HostileNames.all.count) { HostileNames.all[$0] }
    for report in [DifferenceFixture.report, hostile] {
      for line in text(.text, report, isVerbose: isVerbose).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
      }
    }
  }

  @Test func nothingChangedIsSaidInOneLine() {
    let same = ReportSnapshot(DifferenceFixture.now)
    let report = DifferenceReport(ReportDifference(from: same, to: same), failOn: nil, revision: "main")
    #expect(
      text(.text, report)
        == "Contrast compared with main: nothing changed\n"
        + "Gate: passed (findings are ignored because of --fail-on never).\n")
  }

  @Test func whatSpoilsAComparisonIsSaid() {
    let new = ReportSnapshot(ReportFixture.report)
    var old = new
    old.toolVersion = "0.0.1"
    old.audits[0].conditions[0] = "section-508"
    let page = text(.markdown, DifferenceReport(ReportDifference(from: old, to: new), failOn: .warning))
    #expect(page.contains("The new report has 1 error in its input"))
    #expect(page.contains("The old report has 1 error in its input"))
    #expect(page.contains("app was audited with section-508, ios-26, universal and is now audited with wcag22-aa"))
    #expect(page.contains("the old report was written by version 0.0.1"))
    #expect(page.contains("at warning level or above"))
  }
}
