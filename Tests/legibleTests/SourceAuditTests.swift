import Foundation
import TestSupport
import Testing

/// Swift sources through the built binary: read once, reported in every format, waived, and in the baseline.
@Suite struct SourceAuditTests {
  static let auditFile = """
    { "version": 1, "name": "Demo", "source": { "roots": ["App"] },
      "pairs": [{ "foreground": "#1C1C1E", "on": "#FFFFFF", "role": "text" }],
      "rules": { "old-foreground-modifier": "off" }, "requirements": [
        { "id": "G-1", "title": "glass exists", "rules": ["unknown-glass-name"] }] }
    """
  static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack {
          Text("a").foregroundStyle(.white)
          Rectangle().fill(.liquidGlass)
          Rectangle().fill(.liquidGlass)  // legible:waive unknown-glass-name a draft, until 2027-01-31
        }.background(.black)
      }
    }

    #Preview { Rectangle().fill(.liquidGlass) }
    """

  static func app(_ auditFile: String = auditFile, _ card: String = card) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("legible.json", holding: Array(auditFile.utf8))
    try folder.file("App/Views/Card.swift", holding: Array(card.utf8))
    try folder.file("App/AppTests/CardTests.swift", holding: Array(card.utf8))
    return folder
  }

  private static func audit(_ folder: borrowing ScratchFolder, _ options: [String]) throws -> Binary.Result {
    try Binary.run(["audit", ".", "--today", "2026-11-22"] + options, in: folder.path)
  }

  /// What an audit measures without an audit file, a trial and a search for colors measure as well.
  @Test func pairsOfSourcesAreTriedAndSearched() throws {
    let folder = try ScratchFolder()
    let set = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x33", "green": "0x33", "blue": "0x33", "alpha": "1.000" } } }],
        "info": { "author": "xcode", "version": 1 } }
      """
    try folder.file("Assets.xcassets/Ink.colorset/Contents.json", holding: Array(set.utf8))
    let view = #"struct V: View { var body: some View { Text("a").foregroundStyle(Color("Ink")).background(.white) } }"#
    try folder.file("V.swift", holding: Array("import SwiftUI\n\(view)\n".utf8))
    let trial = try Binary.run(["try", "Ink=#EEEEEE"], in: folder.path)
    #expect(trial.status == 1 && trial.output.contains("newly failing"), "\(trial.output)\(trial.errors)")
    let search = try Binary.run(["suggest", "Ink", "--everywhere"], in: folder.path)
    #expect(search.status == 0 && search.output.contains(" of 1 pair"), "\(search.output)\(search.errors)")
    let windows = try Binary.run(["inspect", "--windows"], in: folder.path)
    #expect(windows.output.contains("Ink") && !windows.output.contains("not in any pair"), "\(windows.output)")
  }

  /// What could not be read comes before the findings in the rest, which counts only failures.
  @Test func unreadInputComesFirst() throws {
    let folder = try Self.app()
    try folder.file("C.xcassets/Ink.colorset/Contents.json", holding: Array("{".utf8))
    let audit = """
      { "version": 1, "sources": ["C.xcassets"], "pairs": [
        { "foreground": "Ink", "on": "#FFFFFF" }, { "foreground": "#CCCCCC", "on": "#FFFFFF" }] }
      """
    try folder.file("legible.json", holding: Array(audit.utf8))
    let run = try Self.audit(folder, ["--format", "text"])
    let problem = try #require(run.output.firstRange(of: "Problems in the input:"), "\(run.output)")
    let edits = try #require(run.output.firstRange(of: "Change first:"), "\(run.output)")
    #expect(problem.lowerBound < edits.lowerBound && run.status == 65, "\(run.output)")
    #expect(!run.output.contains("1. Ink") && !run.output.contains("2. Ink"), "\(run.output)")
  }

  /// People look for what they cannot read, so it comes before hints about views where findings are cut off.
  @Test(arguments: ["text", "github"])
  func unreadableColorsComeFirst(_ format: String) throws {
    let folder = try ScratchFolder()
    try folder.file(
      "Views.swift",
      holding: Array(
        """
        import SwiftUI
        struct Rows: View {
          var body: some View {
            VStack {
              Button { } label: { Image(systemName: "trash") }
              Text("a").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8))
            }.background(Color.white)
          }
        }
        """.utf8))
    let audit = #"{ "version": 1, "rules": { "low-text-contrast": "warning" } }"#
    try folder.file("legible.json", holding: Array(audit.utf8))
    let run = try Self.audit(folder, ["--format", format] + (format == "text" ? ["--verbose"] : []))
    let contrast = try #require(run.output.firstRange(of: "low-text-contrast"), "\(run.output)")
    let view = try #require(run.output.firstRange(of: "unlabeled-icon"), "\(run.output)")
    #expect(contrast.lowerBound < view.lowerBound, "\(run.output)")
  }

  @Test(arguments: [
    ("github", "file=App/Views/Card.swift,line=7,"), ("xcode", "/App/Views/Card.swift:7:24: error: Card.body: "),
    ("gitlab", "\"path\": \"App/Views/Card.swift\""), ("checkstyle", "<error line=\"7\" column=\"24\""),
    ("sarif", "\"artifactLocation\":{\"uri\":\"App/Views/Card.swift\"},\"region\":{\"startLine\":7"),
    ("junit", "App/Views/Card.swift:7:24"), ("json", "\"member\":\"Card.body\""),
    ("markdown", "(`unknown-glass-name (error)`): `Card.body`: liquidGlass does not exist"),
    ("text", "liquidGlass does not exist"),
  ])
  func eachFormatNamesThePlace(_ format: String, _ part: String) throws {
    let run = try Self.audit(Self.app(), ["--format", format])
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains(part), "\(run.output)")
  }

  @Test func sourcesCanBeLeftOut() throws {
    let folder = try Self.app()
    let read = try Self.audit(folder, ["--format", "json"])
    let run = try Self.audit(folder, ["--format", "json", "--no-source"])
    #expect(read.output.contains("unknown-glass-name\""), "\(read.output)")
    #expect(read.output.contains("\"status\":\"fail\""))
    #expect(!run.output.contains("Card.swift"), "\(run.output)")
    #expect(run.output.contains("\"status\":\"manual\""), "\(run.output)")
  }

  @Test(arguments: ["github", "xcode", "checkstyle"]) func aFindingIsOneLine(_ format: String) throws {
    let run = try Self.audit(Self.app(), ["--format", format])
    #expect(run.output.split(separator: "\n").count { $0.contains("liquidGlass") } == 1, "\(run.output)")
  }

  @Test func textAndMarkdownTellTheCoverage() throws {
    let folder = try Self.app()
    let text = try Self.audit(folder, ["--format", "text"]).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let page = try Self.audit(folder, ["--format", "markdown"]).output
    #expect(page.contains("\n## Found in sources (1 finding)\n"), "\(page)")
    #expect(page.contains("In the sources, 1 of 1 SwiftUI text element was measured."), "\(page)")
    #expect(page.contains("| G-1 | glass exists | **fail** |"), "\(page)")
    let json = try Self.audit(folder, ["--format", "json"]).output
    let counts =
      #""resolved":1,"resolvedWithForeground":1,"symbols":0,"system":0,"texts":1,"withForeground":1,"withSurface":1"#
    let losses = #""losses":[],"otherTexts":[]"#
    #expect(json.contains(#""sourceCoverage":[{"audit":"demo","files":1,\#(losses),\#(counts)}]"#), "\(json)")
  }

  /// A view that nothing shows is measured where the audit file vouches for its surface, and advice names its line.
  @Test func declaredPairsKnowTheirCode() throws {
    let folder = try ScratchFolder()
    let audit = """
      { "version": 1, "pairs": [
      { "name": "card: title", "foreground": "#AAAAAA", "on": "#FFFFFF", "role": "text" }] }
      """
    try folder.file("legible.json", holding: Array(audit.utf8))
    let card = """
      import SwiftUI
      struct Card: View {
        let name: String
        var body: some View {
          Text(name).foregroundStyle(Color(white: 2.0 / 3)).background(.white)
        }
      }
      struct Note: View {
        let name: String
        var body: some View { Text(name).foregroundStyle(Color(white: 2.0 / 3)) }
      }
      """
    try folder.file("Card.swift", holding: Array(card.utf8))
    let run = try Self.audit(folder, ["--format", "markdown"])
    for part in [
      "fixes **8 of 8 failures** (Card.swift:5:5)", "legible.json, line 2; shown at Card.swift, line 5.",
      "1 of 2 SwiftUI text elements was measured", "unless a declared pair has its colors: 1 in Card.swift, line 10",
    ] {
      #expect(run.output.contains(part), "\(part): \(run.output)")
    }
  }

  @Test func exceptionsStandBesideTheCodeOrInTheFile() throws {
    let run = try Self.audit(Self.app(), ["--format", "sarif"])
    #expect(run.output.contains(#""kind":"inSource","status":"accepted","justification":"a draft""#), "\(run.output)")
    let waiver = #""waivers": [{ "token": "Card.*", "reason": "all drafts", "until": "2027-01-31" }], "rules""#
    let file = Self.auditFile.replacingOccurrences(of: "\"rules\": { \"old", with: "\(waiver): { \"old")
    let waived = try Self.audit(Self.app(file), ["--format", "markdown"])
    #expect(waived.status == 0, "\(waived.output)")
    #expect(waived.output.contains("waived until 2027-01-31: all drafts"))
  }

  @Test func aWaiverThatCannotBeReadIsAnError() throws {
    let card = Self.card.replacingOccurrences(of: "2027-01-31", with: "2027-13-31")
    let run = try Self.audit(Self.app(Self.auditFile, card), [])
    #expect(run.status == 65)
    #expect(run.output.contains("App/Views/Card.swift:8:"), "\(run.output)")
  }

  @Test func theBaselineSurvivesMovingCode() throws {
    let folder = try Self.app()
    let gate = ["--baseline", "known.json"]
    #expect(try Self.audit(folder, gate + ["--update-baseline"]).status == 0)
    let record = try folder.text("known.json")
    #expect(record.contains("unknown-glass-name|Card.body|0"), "\(record)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Views/Card.swift"))
    let moved = "import SwiftUI\n\n\n" + Self.card.replacingOccurrences(of: "  ", with: "\t")
    try folder.file("App/Shared/Cards.swift", holding: Array(moved.utf8))
    let run = try Self.audit(folder, gate)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func withoutRootsARequirementIsManual() throws {
    let file = Self.auditFile.replacingOccurrences(of: #""source": { "roots": ["App"] },"#, with: "")
    let run = try Self.audit(Self.app(file), ["--format", "markdown", "--no-source"])
    #expect(run.status == 0)
    #expect(run.output.contains("| G-1 | glass exists | manual |"), "\(run.output)")
    let read = try Self.audit(Self.app(file), ["--format", "markdown"])
    #expect(read.output.contains("| G-1 | glass exists | **fail** |"))
    #expect(!run.output.contains("Of the text in the sources"))
  }

  @Test func shardsMeasureAndMergeReads() throws {
    let folder = try Self.app()
    let whole = try Binary.run(["audit", folder.path, "--format", "json", "--today", "2026-11-22"])
    let sharded = try ShardedRun([folder.path], count: 2)
    let merged = try sharded.merge([folder.path, "--format", "json", "--today", "2026-11-22"])
    #expect(merged.output == whole.output)
    #expect(merged.status == 1, "\(merged.errors)")
  }

  private static func against(_ folder: String) throws -> Binary.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Binary.run(["audit", "--against", "HEAD"], environment: ["PATH": path], in: folder)
  }

  @Test func againstARevisionNewFindingsCount() throws {
    guard let repository = try ScratchRepository.make() else { return }
    try repository.write("legible.json", Self.auditFile)
    try repository.write("App/Card.swift", Self.card)
    try repository.commit("one")
    let same = try Self.against(repository.path)
    #expect(same.status == 0 && same.output.contains("Contrast compared with HEAD: nothing changed"), "\(same.output)")
    try repository.write("App/New.swift", "struct New: View { var body: some View { Circle().fill(.liquidGlass) } }\n")
    let more = try Self.against(repository.path)
    #expect(more.status == 1 && more.output.contains("App/New.swift:1:"), "\(more.output)")
  }

  @Test func aMissingFolderIsAnErrorWithItsPlace() throws {
    let file = Self.auditFile.replacingOccurrences(of: #"["App"]"#, with: #"["Ap"]"#)
    let run = try Self.audit(Self.app(file), ["--format", "github"])
    #expect(run.status == 66)
    #expect(run.errors.contains("legible.json:1:55: error: there is no 'Ap'"), "\(run.errors)")
  }
}
