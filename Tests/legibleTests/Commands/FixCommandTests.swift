import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes
@testable import legible

/// `legible fix` from outside, on a copy of a palette.
@Suite struct FixCommandTests {
  private static let set = "Palettes/ForkInTheRoad/Colors.xcassets"

  @Test func whatIsWrittenIsWhatWasShownAndASecondRunChangesNothing() throws {
    let scratch = try Self.copy()
    try Self.declare([#"{ "foreground": "TextTertiary", "on": ["BackgroundPrimary", "CardBackground"] }"#], in: scratch)
    let before = try Self.contents(of: scratch)
    let shown = try Binary.run(["fix", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(shown.output.hasPrefix("--- a/\(Self.set)/"))
    #expect(shown.output.contains("-          \"blue\" : \"0x8A\",\n"))
    #expect(shown.errors.contains("TextTertiary (Any): #8A8A8A → #"), "\(shown.errors)")
    #expect(shown.errors.contains("use --write to make the changes\n"))
    #expect(try Self.contents(of: scratch) == before)
    let names = shown.output.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst(6)) }
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("Changed 1 file: 8 failing measurements → 0") && names.count == 1, "\(run.output)")
    let after = try Self.contents(of: scratch)
    #expect(Set(after.keys) == Set(before.keys))
    #expect(Set(after.keys.filter { after[$0] != before[$0] }) == Set(names))
    let again = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(again.output == "Nothing to fix: no measurements fail\n")
    #expect(try Self.contents(of: scratch) == after)
  }

  /// Every pair of the palette whose colors are opaque and in its catalog.
  @Test func opaquePairsAllPassInTheFixedCopy() throws {
    let scratch = try Self.copy()
    try Self.declare(Self.opaquePairs, in: scratch)
    let before = try Self.contents(of: scratch)
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n").filter { $0.contains("): #") }
    let named = Set(rows.compactMap { $0.split(separator: " ").first })
    #expect(rows.allSatisfy { $0.contains("  ΔE-OK 0.") } && run.output.contains("\nPairs before → after:\n  "))
    #expect(run.output.contains("  TextTertiary on CardBackground: 3.45 → "), "\(run.output)")
    let after = try Self.contents(of: scratch)
    #expect(
      Set(after.keys.filter { after[$0] != before[$0] })
        == Set(named.map { "\(Self.set)/\($0).colorset/Contents.json" }))
    let audit = try Binary.run(["audit", "Palettes/ForkInTheRoad", "--format", "csv"], in: scratch.path)
    #expect(audit.status == 0, "\(audit.errors)")
    #expect(!audit.output.contains(",fail,"))
  }

  /// The reported remainder equals the findings of an audit of the fixed copy.
  @Test func whatRemainsIsNamedWithTheReason() throws {
    let scratch = try Self.copy()
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.status == 1)
    let outcome = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("Changed ") })
    let left = try #require(Int(outcome.split(separator: " ").last ?? ""))
    let audit = try Binary.run(["audit", "Palettes/ForkInTheRoad", "--fail-on", "never"], in: scratch.path)
    #expect(audit.output.contains("\(left) results fail, "), "\(left) \(audit.output)")
    let reason =
      "Still failing:\n  #FFFFFF on AccentInfrared: 3.30, requires 4.5 in every dark variant. 1. Use "
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.contains("Conflicts:\n  No color of ErrorRed (Any entry) passes in all its pairs: give up "))
  }

  /// The same edits with any number of threads, and the commands for one of them are true.
  @Test func theEditsAreThoseOfTheAuditWhateverTheThreads() throws {
    let scratch = try Self.copy()
    let runs = try ["1", "2", "7"].map {
      try Binary.run(["fix", "--jobs", $0, "Palettes/ForkInTheRoad"], in: scratch.path)
    }
    #expect(Set(runs.map(\.output)).count == 1 && Set(runs.map(\.errors)).count == 1)
    let audit = try Binary.run(
      ["audit", "Palettes/ForkInTheRoad", "--format", "json", "--fail-on", "never"], in: scratch.path)
    for row in runs[0].errors.split(separator: "\n").filter({ $0.contains("): #") }) {
      let color = try #require(row.split(separator: "→").last?.split(separator: " ").first)
      #expect(audit.output.contains("\"color\":\"\(color)\""), "\(row)")
    }
    #expect(runs[0].errors.contains("fix Palettes/ForkInTheRoad --only AccentInfrared --write"))
    let one = try Binary.run(
      ["fix", "Palettes/ForkInTheRoad", "--only", "AccentInfrared", "--write"], in: scratch.path)
    #expect(one.output.contains("AccentInfrared (Any)") && !one.output.contains("TextTertiary (Any)"), "\(one.output)")
  }

  /// One yes, one no, then the end: only the first edit of the plan is written.
  @Test(arguments: [("y\nn\nq\n", 1), ("y\nx\ny\n", 2), ("q\n", 0), ("", 0)])
  func eachEditIsAskedAbout(_ answers: String, _ edits: Int) throws {
    let scratch = try Self.copy()
    let run = try Binary.run(
      ["fix", "--step", "--write", "Palettes/ForkInTheRoad"], in: scratch.path, input: Array(answers.utf8))
    #expect(run.errors.contains("AccentInfrared (Any): #FF3366 → #"), "\(run.errors)")
    #expect(run.errors.contains("#FFFFFF on AccentInfrared: 3.54 → "), "\(run.errors)")
    #expect(run.output.split(separator: "\n").count { $0.contains("): #") } == edits, "\(run.output)")
  }

  @Test func whatIsLockedStaysAndIsNamed() throws {
    let scratch = try Self.copy()
    try Self.declare([#"{ "foreground": ["TextTertiary", "AccentInfrared"], "on": "BackgroundPrimary" }"#], in: scratch)
    let locks = ["TextTertiary", "BackgroundPrimary"].flatMap { ["--lock", $0] }
    let run = try Binary.run(["fix", "Palettes/ForkInTheRoad"] + locks, in: scratch.path)
    #expect(run.status == 1)
    #expect(
      run.errors.contains("AccentInfrared (Any): ") && !run.errors.contains("TextTertiary (Any): "), "\(run.errors)")
    #expect(run.errors.contains("  TextTertiary on BackgroundPrimary: 3.30, requires 4.5 in every light variant. "))
  }

  @Test(arguments: [
    (["--lock", "TextTertiry"], "there is no token 'TextTertiry'"),
    (["--only", "TextTertiry"], "there is no token 'TextTertiry'"), (["--hue", "90"], "0 to 60"),
    (["--margin", "0.9"], "use a number from 1 to 2"), (["--prefer", "TextTertiary=4"], "use --lock"),
    (["--any-order"], "suggest TOKEN --everywhere"), (["--allow-flip"], "suggest FG SURFACE --allow-flip"),
    (["--timeout", "5"], "the work depends only on the input"),
  ])
  func wishesThatCannotBe(_ options: [String], _ words: String) throws {
    let run = try Binary.run(["fix", "Palettes/ForkInTheRoad"] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains(words) && run.errors.contains("legible help fix"), "\(run.errors)")
  }

  @Test func aPaletteThatPassesHasNothingToFix() throws {
    let scratch = try ScratchFolder()
    let audit = ##"{ "version": 1, "pairs": [{ "foreground": "#000000", "on": "#FFFFFF" }] }"##
    try scratch.file("legible.json", holding: Array(audit.utf8))
    let run = try Binary.run(["fix", scratch.path, "--write"])
    #expect(run.output == "Nothing to fix: no measurements fail\n")
  }

  @Test func referencesToSystemColoursStay() throws {
    let scratch = try ScratchFolder()
    let set = "Colors.xcassets/TintBlue.colorset/Contents.json"
    let colors =
      #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemBlueColor" }, "idiom": "universal" }] }"#
    try scratch.file(set, holding: Array(colors.utf8))
    let audit =
      ##"{ "version": 1, "sources": ["Colors.xcassets"], "pairs": [{ "foreground": "#FFF", "on": "TintBlue" }] }"##
    try scratch.file("legible.json", holding: Array(audit.utf8))
    let run = try Binary.run(["fix", scratch.path])
    #expect(run.output == "")
    #expect(run.status == 1 && run.errors.contains("  #FFF on TintBlue: 2.15, requires 4.5 "), "\(run.errors)")
  }

  @Test func entriesForIncreasedContrastAreAdded() throws {
    let scratch = try Self.copy()
    try Self.declare(Self.twoBackgrounds, in: scratch)
    let locks = ["BackgroundPrimary", "BackgroundSecondary"].flatMap { ["--lock", $0] }
    let run = try Binary.run(["fix", "--add-increased", "Palettes/ForkInTheRoad"] + locks, in: scratch.path)
    #expect(run.errors.contains("TextTertiary (High Any): new → #"), "\(run.errors)")
    #expect(run.errors.contains("TextTertiary (High Dark): new → #"), "\(run.errors)")
    #expect(run.output.contains("+          \"appearance\" : \"contrast\",\n+          \"value\" : \"high\"\n"))
  }

  @Test func errorsInTheInputStopTheWriting() throws {
    let scratch = try Self.copy()
    try Self.declare(Self.twoBackgrounds, in: scratch)
    try scratch.file("\(Self.set)/Broken.colorset/Contents.json", holding: Array("{".utf8))
    let before = try Self.contents(of: scratch)
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("nothing was written because of these errors"), "\(run.errors)")
    #expect(try Self.contents(of: scratch) == before)
  }

  @Test func anInterruptedRunIsToldByAuditAndCompletedByFix() throws {
    let scratch = try Self.copy()
    try Self.declare(Self.twoBackgrounds, in: scratch)
    let file = "\(Self.set)/TextPrimary.colorset/Contents.json"
    let old = try scratch.text(file)
    let new = old.replacing("0x1A", with: "0x1B")
    let home = try ScratchFolder()
    let environment = ["XDG_STATE_HOME": home.path]
    let base = try Platform.realPath(scratch.path)
    let state = StateFolder(at: home.path + "/legible")
    let journal = try EditTransaction(base: base, roots: [.around(base)], state: state).journal
    let change = FileChange(file: file, old: Array(old.utf8), new: Array(new.utf8))
    try Platform.write(#require(EditJournal([change], in: base)).bytes(state), toFile: journal)
    let audit = try Binary.run(
      ["audit", "--fail-on", "never", "--quiet", "Palettes/ForkInTheRoad"], environment: environment, in: scratch.path)
    #expect(audit.errors.contains("'legible fix' was interrupted"), "\(audit.errors)")
    let shown = try Binary.run(
      ["fix", "Palettes/ForkInTheRoad"], environment: environment, in: scratch.path)
    #expect(shown.errors.contains("'legible fix' was interrupted"), "\(shown.errors)")
    #expect(try scratch.text(file) == old, "a run without --write completes it")
    let fix = try Binary.run(
      ["fix", "--recover", "Palettes/ForkInTheRoad"], environment: environment, in: scratch.path)
    #expect(fix.errors.contains("Completed an interrupted run: 1 file"), "\(fix.errors)")
    #expect(try scratch.text(file) == new)
    #expect(!FileManager.default.fileExists(atPath: journal))
  }

  private static let twoBackgrounds = [
    #"{ "foreground": "TextTertiary", "on": ["BackgroundPrimary", "BackgroundSecondary"] }"#
  ]

  private static let opaquePairs = [
    """
    { "foreground": "ErrorRed", "on": ["BackgroundPrimary", "BackgroundSecondary"], "role": "boundary" }
    """,
    """
    { "foreground": ["TextPrimary", "TextSecondary", "TextTertiary"],
      "on": ["BackgroundPrimary", "BackgroundSecondary", "CardBackground"] }
    """,
  ]

  /// Replaces the audit file by one with other pairs, and takes away the sources, which have pairs of their own.
  private static func declare(_ pairs: [String], in scratch: borrowing ScratchFolder) throws {
    try FileManager.default.removeItem(atPath: scratch.path + "/Palettes/ForkInTheRoad/Sources")
    let text = #"{ "version": 1, "sources": ["Colors.xcassets"], "pairs": [\#(pairs.joined(separator: ", "))] }"#
    try scratch.file("Palettes/ForkInTheRoad/legible.json", holding: Array(text.utf8))
  }

  /// A palette in its own repository.
  private static func copy() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.file(".git/HEAD")
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/Palettes", withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: Repository.root + "/Palettes/ForkInTheRoad", toPath: scratch.path + "/Palettes/ForkInTheRoad")
    return scratch
  }

  private static func contents(of scratch: borrowing ScratchFolder) throws -> [String: Data] {
    let root = scratch.path
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasPrefix("Palettes") }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { file in
        FileManager.default.contents(atPath: "\(root)/\(file)").map { (file, $0) }
      })
  }
}
