import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

@Suite struct TextReportTests {
  private static var many: AuditReport {
    var audit = AuditBuilder()
    audit.declaration.name = String(repeating: "名", count: 100)
    for name in HostileNames.all {
      audit.pair(name, on: "#FFFFFF")
      audit.pair("#EEEEEE", on: "#FFFFFF", id: name)
      audit.pair("#FFFFFF", on: "#FEFEFE", .linkCue, against: name)
    }
    let loaded = audit.loaded
    let problems = HostileNames.all.map { name in
      Diagnostic(.error, .badData, "odd \(name)", at: SourceLocation(file: "folder/\(name)/Contents.json", line: 3))
    }
    let audits = (0..<5).map { index in
      let own = loaded.with {
        $0.declaration.id = "audit-\(index)"
        $0.diagnostics = problems
      }
      return AuditResult(own, policy: .wcag22AAA)
    }
    return AuditReport(audits)
  }

  @Test(arguments: [false, true]) func linesFitIntoATerminal(_ isVerbose: Bool) {
    for report in [ReportFixture.report, Self.many] {
      let lines = TextReport(report, TextStyling(isVerbose: isVerbose)).lines
      #expect(isVerbose || lines.count <= 40)
      for line in lines {
        #expect(TextColumns.width(of: line) <= 80, "\(line)")
        #expect(!line.unicodeScalars.contains { $0.steersTerminals }, "\(line)")
      }
    }
  }

  @Test func stylingChangesNoText() {
    let painted = TextStyling(
      strong: { "\u{1}\($0)\u{2}" }, good: { "\u{1}\($0)\u{2}" }, bad: { "\u{1}\($0)\u{2}" },
      doubtful: { "\u{1}\($0)\u{2}" }, faint: { "\u{1}\($0)\u{2}" })
    let lines = TextReport(ReportFixture.report, painted).lines.map { $0.filter { $0 != "\u{1}" && $0 != "\u{2}" } }
    #expect(lines == TextReport(ReportFixture.report, .plain).lines)
  }

  @Test func samplesStandWhereNothingElseStood() {
    var painted = TextStyling.plain
    painted.sample = { text, _, _ in text.replacing("Aa", with: "##") }
    let plain = TextReport(ReportFixture.report, .plain).lines
    let sampled = TextReport(ReportFixture.report, painted).lines
    #expect(sampled.count == plain.count)
    #expect(sampled.contains { $0.contains(" ## ") })
    #expect(sampled.allSatisfy { TextColumns.width(of: $0) <= 80 })
  }

  @Test(
    arguments: [
      ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("名", 2), ("👩🏽‍🚀", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｱ", 1), ("Ａ", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("…", 1), ("3 ✗", 3), ("\u{200B}", 0), ("a\u{AD}b", 3),
      ("\r\n", 0),
    ])
  func columnsOfATerminal(_ row: (text: String, columns: Int)) {
    #expect(TextColumns.width(of: row.text) == row.columns)
  }

  @Test func everythingIsListedWhenAsked() {
    let report = ReportFixture.report
    let text = TextReport(report, TextStyling(isVerbose: true)).lines.joined(separator: "\n")
    for finding in report.audits.flatMap(\.findings) { #expect(text.contains(finding.rule)) }
    // A range is written with an ellipsis between digits.
    #expect(!text.contains(" …") && !text.contains("…\n"))
  }

  @Test(
    arguments: [
      ("short", 10, "short", "short"), ("0123456789", 10, "0123456789", "0123456789"),
      ("0123456789a", 10, "012345678…", "…23456789a"), ("folder/name.json:1:2", 14, "folder/name.j…", "…e.json:1:2"),
      ("a/folder/name.json", 12, "a/folder/na…", "…/name.json"), ("名名名名", 5, "名名…", "…名名"), ("👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀", 4, "👩🏽‍🚀…", "…👩🏽‍🚀"),
    ])
  func cutting(_ row: (text: String, columns: Int, end: String, start: String)) {
    #expect(TextColumns.cut(row.text, to: row.columns) == row.end)
    #expect(TextColumns.width(of: TextColumns.cutStart(row.text, to: row.columns)) <= row.columns)
    if !row.text.contains("/") { #expect(TextColumns.cutStart(row.text, to: row.columns) == row.start) }
  }

  @Test func pathsAreCutAtASlashWherePossible() {
    #expect(TextColumns.cutStart("a/folder/name.json", to: 12) == "…/name.json")
    #expect(TextColumns.cutStart("folder/long-name.json", to: 12) == "…g-name.json")
  }

  @Test func namesAreCutEvenly() {
    #expect(TextColumns.cut(["abcdefghij", "abc"], together: 9) == ["abcde…", "abc"])
    #expect(TextColumns.cut(["abcdefghij", "abcdefghij"], together: 9) == ["abc…", "abc…"])
    #expect(TextColumns.cut(["abc", "abc"], together: 0) == ["…", "…"])
  }

  @Test func wrappingKeepsEveryWord() {
    #expect(TextColumns.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(TextColumns.wrap("", to: 7) == [""])
    #expect(TextColumns.wrap("folder/name.json", to: 9) == ["folder/", "name.json"])
    #expect(TextColumns.wrap("abcdefghij", to: 4) == ["abcd", "efgh", "ij"])
    #expect(TextColumns.wrap("名名", to: 1) == ["名", "名"])
  }
}
