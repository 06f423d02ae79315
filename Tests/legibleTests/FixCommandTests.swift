import Foundation
import Testing

/// `legible fix` from outside, on a copy of a palette.
@Suite struct FixCommandTests {
  private static let set = "Palettes/ForkInTheRoad/Colors.xcassets"

  @Test func withoutWriteNothingChanges() throws {
    let scratch = try Self.copy()
    let before = try Self.contents(of: scratch)
    let run = try Binary.run(["fix", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/\(Self.set)/"))
    #expect(run.output.contains("-          \"blue\" : \"0x8A\",\n"))
    #expect(run.errors.contains("TextTertiary (Any): #8A8A8A → #"), "\(run.errors)")
    #expect(run.errors.hasSuffix("write them with --write\n"))
    #expect(try Self.contents(of: scratch) == before)
  }

  @Test func whatIsWrittenIsWhatWasShownAndASecondRunChangesNothing() throws {
    let scratch = try Self.copy()
    let shown = try Binary.run(["fix", "Palettes/ForkInTheRoad"], in: scratch.path).output
    let names = shown.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst(6)) }
    let before = try Self.contents(of: scratch)
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.errors == "")
    #expect(run.output.contains("Changed \(names.count) files: 74 failing measurements → "), "\(run.output)")
    let after = try Self.contents(of: scratch)
    #expect(Set(after.keys) == Set(before.keys))
    #expect(Set(after.keys.filter { after[$0] != before[$0] }) == Set(names))
    let again = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(try Self.contents(of: scratch) == after)
    #expect(!again.output.contains("Changed"), "\(again.output)")
  }

  @Test func aPaletteThatPassesHasNothingToFix() throws {
    let scratch = try ScratchFolder()
    let audit = ##"{ "version": 1, "pairs": [{ "foreground": "#000000", "on": "#FFFFFF" }] }"##
    try scratch.file("legible.json", holding: Array(audit.utf8))
    let run = try Binary.run(["fix", scratch.path, "--write"])
    #expect(run.output == "Nothing to fix: no measurement fails\n")
  }

  @Test func referencesToSystemColoursStay() throws {
    let run = try Binary.run(["fix", "Palettes/Countdown"])
    #expect(!run.output.contains("-        \"reference\""), "\(run.output)")
  }

  @Test func entriesForIncreasedContrastAreAdded() throws {
    let run = try Binary.run(["fix", "--add-increased", "Palettes/ForkInTheRoad"])
    #expect(run.errors.contains("TextTertiary (High Any): new → #"), "\(run.errors)")
    #expect(run.errors.contains("TextTertiary (High Dark): new → #"), "\(run.errors)")
    #expect(run.output.contains("+          \"appearance\" : \"contrast\",\n+          \"value\" : \"high\"\n"))
  }

  @Test func errorsInTheInputStopTheWriting() throws {
    let scratch = try Self.copy()
    try scratch.file("\(Self.set)/Broken.colorset/Contents.json", holding: Array("{".utf8))
    let before = try Self.contents(of: scratch)
    let run = try Binary.run(["fix", "--write", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.contains("nothing is written because of these errors"), "\(run.errors)")
    #expect(try Self.contents(of: scratch) == before)
  }

  @Test func anInterruptedRunIsToldByAuditAndCompletedByFix() throws {
    let scratch = try Self.copy()
    let file = "\(Self.set)/TextPrimary.colorset/Contents.json"
    let old = try scratch.text(file)
    let new = old.replacing("0x1A", with: "0x1B")
    let journal = ["version": 1, "files": [["file": file, "old": old, "new": new]]] as [String: Any]
    try scratch.file(".git/legible-journal", holding: Array(try JSONSerialization.data(withJSONObject: journal)))
    let audit = try Binary.run(["audit", "--fail-on", "never", "--quiet", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(audit.errors.contains("'legible fix' was interrupted"), "\(audit.errors)")
    #expect(try scratch.text(file) == old)
    let fix = try Binary.run(["fix", "Palettes/ForkInTheRoad"], in: scratch.path)
    #expect(fix.errors.contains("Completed an interrupted run: 1 file"), "\(fix.errors)")
    #expect(try scratch.text(file) == new)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/.git/legible-journal"))
  }

  /// A palette with a repository of its own around it.
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
