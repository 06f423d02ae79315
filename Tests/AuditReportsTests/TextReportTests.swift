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
      let lines = TextRenderer.lines(Document(report), TextStyling(isVerbose: isVerbose))
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
    let lines = TextRenderer.lines(Document(ReportFixture.report), painted).map {
      $0.filter { $0 != "\u{1}" && $0 != "\u{2}" }
    }
    #expect(lines == TextRenderer.lines(Document(ReportFixture.report), .plain))
  }

  @Test func samplesStandInLinesOfTheirOwn() {
    var painted = TextStyling.plain
    painted.sample = { text, _, _ in text.replacing("Aa", with: "##") }
    let plain = TextRenderer.lines(Document(ReportFixture.report), .plain)
    let sampled = TextRenderer.lines(Document(ReportFixture.report), painted)
    #expect(sampled.count == plain.count + sampled.count { $0.contains(" ## ") } && sampled.count > plain.count)
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
    let text = TextRenderer.lines(Document(report), TextStyling(isVerbose: true)).joined(separator: "\n")
    // What is open has no rule: a device or the design decides it.
    for finding in report.audits.flatMap(\.findings)
    where !["unverified-contrast", "unresolved-color"].contains(finding.rule) {
      #expect(text.contains(finding.rule))
    }
    // A range is written with an ellipsis between digits.
    #expect(!text.contains(" …") && !text.contains("…\n"))
  }

  @Test func wrappingKeepsEveryWord() {
    #expect(TextColumns.wrap("one two three", to: 7) == ["one two", "three"])
    #expect(TextColumns.wrap("", to: 7) == [""])
    #expect(TextColumns.wrap("folder/name.json", to: 9) == ["folder/", "name.json"])
    #expect(TextColumns.wrap("abcdefghij", to: 4) == ["abcd", "efgh", "ij"])
    #expect(TextColumns.wrap("名名", to: 1) == ["名", "名"])
  }

  /// A command wider than a line goes on after a backslash, before an option, and not inside quotes.
  @Test func wideCommandsContinueAfterBackslashes() {
    func lines(_ command: String, _ columns: Int) -> [String] {
      TextColumns.wrap("run \(TextColumns.unbroken(command))", to: columns).map(TextColumns.joined)
    }
    #expect(lines("tool waive NAME", 20) == ["run tool waive NAME"])
    #expect(lines("tool waive NAME --in Folder", 20) == ["run", "tool waive NAME \\", "--in Folder"])
    #expect(lines("tool a --b c --d e --f g", 18) == ["run", "tool a --b c \\", "--d e --f g"])
    #expect(lines("tool 'a --b c' d", 12) == ["run", "tool 'a --b c' d"])
    #expect(lines(#"tool 'it'\''s a --b c' d"#, 16) == ["run", #"tool 'it'\''s a --b c' d"#])
    #expect(lines(#"tool 'it'\''s' --b c"#, 16) == ["run", #"tool 'it'\''s' \"#, "--b c"])
    #expect(lines("tool averylongname --b", 12) == ["run", "tool averylongname --b"])
  }
}
