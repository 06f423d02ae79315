import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// The formats that put findings next to the lines of files.
@Suite struct AnnotationTests {
  private func commands(_ report: AuditReport) -> [(name: String, properties: [String: String], message: String)] {
    String(decoding: GitHubReport.render(report), as: UTF8.self).split(separator: "\n").compactMap(Unescaped.command)
  }

  @Test func gitHubShowsTheWorstAndCountsTheRest() throws {
    let report = ReportFixture.large(foregrounds: 12, surfaces: 12)
    let found = commands(report)
    #expect(
      found.map(\.name) == Array(repeating: "error", count: 10) + Array(repeating: "warning", count: 10)
        + Array(repeating: "notice", count: 10))
    let summary = report.summary
    #expect(
      found.last?.message
        == "\(summary.errors - 10) more errors, \(summary.warnings - 10) more warnings, and \(summary.notes - 9) more "
        + "notes are not shown here; see the complete report")
    let least =
      report.audits[0].findings.filter { $0.severity == .error }
      .map { Wording(report.audits[0]).worst(of: $0)?.minimum?.value ?? 0 }.min() ?? 0
    #expect(found[0].message.contains("\(Int(least))."))
  }

  @Test func gitHubSaysNothingMoreWhereEverythingIsShown() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#767676", .dark: "#EEEEEE", .highAny: "#000000", .highDark: "#EEEEEE"])
    let found = commands(AuditReport([audit.result]))
    #expect(!found.isEmpty && found.allSatisfy { $0.properties["title"] != "legible" })
  }

  @Test(arguments: ["github", "gitlab", "xcode", "checkstyle"]) func onlyOpenCellsAreListed(_ id: String) throws {
    let format = try #require(ReportFormat.named(id))
    let text = String(decoding: format.render(ReportFixture.excepted, .plain), as: UTF8.self)
    for rule in ["invisible-text", "appearance-only-token", "unverified-contrast"] { #expect(!text.contains(rule)) }
    #expect(text.contains("Muted on Page has a ratio of 3.45 but requires 4.5 (wcag22/1.4.3) in every light variant"))
    #expect(!text.contains("3.64"))
  }

  @Test func recordsThatSayTooLittleAreMentioned() throws {
    var audit = AuditBuilder()
    audit.pair("#999999", on: "#FFFFFF")
    let gone = ["low-text-contrast|Gone|Page|text|normal": [CellPlace(.light): Baseline.Record(ContrastRatio(2))]]
    let report = AuditReport([audit.result], baseline: Baseline(["test": gone]))
    for id in ["github", "sarif"] {
      let format = try #require(ReportFormat.named(id))
      let text = String(decoding: format.render(report, .plain), as: UTF8.self)
      #expect(text.contains("1 record in the baseline can be tightened with --update-baseline"), "\(id)")
    }
    let tests = String(decoding: JUnitReport.render(report), as: UTF8.self)
    #expect(
      tests.contains(#"<skipped message="stale: low-text-contrast|Gone|Page|text|normal in light at 2.00: gone">"#))
  }

  @Test func xcodeLinesAreAbsoluteWhereTheRootIsKnown() {
    let loaded = ReportFixture.app.with { $0.root = "/Users/me/My App" }
    let report = AuditReport([AuditResult(loaded, policy: .wcag22AA)])
    let lines = String(decoding: XcodeReport.render(report), as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("/Users/me/My App/") })
    for format in ReportFormat.all where format.id != "xcode" {
      #expect(!String(decoding: format.render(report, .plain), as: UTF8.self).contains("/Users/me"), "\(format.id)")
    }
  }

  @Test func everyEntryToEditHasItsLine() {
    let lines = String(decoding: XcodeReport.render(ReportFixture.report), as: UTF8.self).split(separator: "\n")
    for line in [1, 2] {
      #expect(
        lines.contains {
          $0.hasPrefix("Colors.xcassets/Muted.colorset/Contents.json:\(line):1: error: Muted on Page has a ratio of")
        })
    }
  }

  @Test func checkstyleListsEachFileOnceWithItsLinesInOrder() throws {
    let elements = try SVGMarkup(String(decoding: CheckstyleReport.render(ReportFixture.report), as: UTF8.self))
      .elements
    let files = elements.filter { $0.name == "file" }.compactMap { $0.attributes["name"] }
    #expect(files == files.sorted() && Set(files).count == files.count)
    #expect(
      elements.allSatisfy { $0.name != "error" || ["error", "warning", "info"].contains($0.attributes["severity"]) })
    var line = 0
    for element in elements {
      if element.name == "file" { line = 0 }
      guard element.name == "error" else { continue }
      #expect((element.number("line") ?? 0) >= line)
      line = element.number("line") ?? 0
    }
  }

  @Test func pairsOfOneIDKeepTheirOwnFingerprints() throws {
    var audit = AuditBuilder()
    for surface in ["#FFFFFF", "#EEEEEE", "#DDDDDD"] { audit.pair("#999999", on: surface, id: "label") }
    let report = AuditReport([audit.result])
    let list = try JSONDocument(parsing: GitLabReport.render(report)).root.elements.map { $0["fingerprint"]?.string }
    #expect(Set(report.audits[0].findings.map(\.fingerprint)).count < report.audits[0].findings.count)
    #expect(list.count >= 3 && Set(list).count == list.count)
  }

  @Test func gitLabKeepsItsFingerprintsWhereOnlyColoursAndLinesChange() throws {
    func prints(_ loaded: LoadedPalette) throws -> Set<String> {
      let report = AuditReport([AuditResult(loaded, policy: .wcag22AA)])
      let list = try JSONDocument(parsing: GitLabReport.render(report)).root.elements
      return Set(
        list.filter { $0["check_name"]?.string == "low-text-contrast" }.compactMap { $0["fingerprint"]?.string })
    }
    let tokens = ReportFixture.app.palette.tokens.map { token in
      var token = token
      for index in token.entries.indices { token.entries[index].line += 40 }
      return token
    }
    let moved = ReportFixture.app.with(Palette(tokens))
    #expect(try prints(moved) == prints(ReportFixture.app))
  }

  /// Truncation just below the limit is covered by the tests of the Markdown report.
  @Test func theStepSummaryIsWholeWhereItFits() throws {
    let markdown = try #require(ReportFormat.named("markdown"))
    let small = String(
      decoding: markdown.render(ReportFixture.large(foregrounds: 8, surfaces: 8), .plain), as: UTF8.self)
    #expect(!small.contains("in the JSON report"))
    #expect(markdown.render(ReportFixture.harsh, .plain).count <= 1_000_000)
  }
}
