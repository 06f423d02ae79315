import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible diff` from outside: two reports in, a difference and a gate out.
@Suite struct DiffCommandTests {
  /// Returns the report of a palette of one pair on white, with the given arguments.
  private func report(_ color: String, _ arguments: [String] = [], extra: String = "") throws -> [UInt8] {
    let folder = try ScratchFolder()
    let file = """
      { "version": 1, "name": "App", "pairs": [{ "foreground": "\(color)", "id": "title", "on": "#FFFFFF" }\(extra)] }
      """
    try folder.file("legible.json", holding: Array(file.utf8))
    let run = try Binary.run(["audit", folder.path, "--format", "json", "--fail-on", "never"] + arguments)
    return Array(run.output.utf8)
  }

  private func diff(
    _ old: [UInt8], _ new: [UInt8], _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Binary.Result {
    let folder = try ScratchFolder()
    let (before, after) = (try folder.file("old.json", holding: old), try folder.file("new.json", holding: new))
    return try Binary.run(["diff", before.path, after.path] + arguments, environment: environment)
  }

  /// Colors of one pair with an id before and now, options, and the status.
  @Test(
    arguments: [
      ("#767676", "#767676", [], 0), ("#767676", "#8A8A8A", [], 1), ("#8A8A8A", "#767676", [], 0),
      ("#767676", "#8A8A8A", ["--fail-on", "never"], 0), ("#767676", "#8A8A8A", ["--fail-on", "note"], 1),
      ("#8A8A8A", "#8A8A8A", ["--fail-on", "note"], 0),
    ] as [(String, String, [String], Int32)])
  func gatesOnWhatIsNewOrWorse(_ old: String, _ new: String, _ options: [String], _ status: Int32) throws {
    let run = try diff(report(old), report(new), options)
    #expect(run.status == status, "\(run.output)")
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("## Contrast: "))
  }

  @Test func everyFormatTellsTheSame() throws {
    let (old, new) = (try report("#767676"), try report("#8A8A8A"))
    let page = try diff(old, new).output
    #expect(page.contains("gone") && page.contains("8 newly failing"))
    let text = try diff(old, new, ["--format", "text"]).output
    #expect(text.hasPrefix("Contrast: 8 newly failing") && !text.contains("\u{1B}"))
    let json = try diff(old, new, ["--format", "json"])
    #expect(json.status == 1)
    #expect(json.output.contains(#""newly-failing":8"#) && json.output.contains(#""verdict":"fail"}"#))
  }

  @Test func writesIntoAFileWhereOneIsNamed() throws {
    let folder = try ScratchFolder()
    let place = folder.path + "/comment.md"
    let run = try diff(report("#767676"), report("#8A8A8A"), ["--output", place])
    #expect(run.output == "" && run.status == 1)
    #expect(try folder.text("comment.md").hasPrefix("## Contrast: "))
    let lost = try diff(report("#767676"), report("#8A8A8A"), ["--output", folder.path + "/none/x.md"])
    #expect(lost.status == 73)
  }

  @Test func anErrorInTheNewInputOutranksTheGate() throws {
    let broken = try report("#8A8A8A", extra: ##", { "foreground": "Nobody", "on": "#FFFFFF" }"##)
    let run = try diff(report("#767676"), broken)
    #expect(run.status == 78, "\(run.errors)")
    #expect(run.output.contains("The new report has 1 error in its input"))
    #expect(run.errors.contains("Nobody"))
    #expect(try diff(broken, report("#8A8A8A")).status == 0)
  }

  @Test(
    arguments: [
      (Array("{\n  \"a\": tru }".utf8), 65, "new.json:2:8: error: "),
      (Array("{}".utf8), 65, "not a Legible JSON report"),
      ([0x7B, 0xFF], 65, "new.json:1:2: error: "),
    ] as [([UInt8], Int32, String)])
  func whatIsNoReportIsTold(_ bytes: [UInt8], _ status: Int32, _ words: String) throws {
    let run = try diff(report("#767676"), bytes)
    #expect(run.status == status && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func aMissingReportIsToldAndTheOtherProblemToo() throws {
    let folder = try ScratchFolder()
    let bad = try folder.file("bad.json", holding: Array("[".utf8))
    let run = try Binary.run(["diff", folder.path + "/none.json", bad.path])
    #expect(run.status == 66)
    #expect(run.errors.contains("none.json:1:1: error: there is no such file"))
    #expect(run.errors.contains("bad.json:1:2: error: "))
  }

  @Test func anotherSchemaIsRefusedWithTheRemedy() throws {
    let old = String(decoding: try report("#767676"), as: UTF8.self)
    let later = old.replacingOccurrences(of: #""schemaVersion":"1.1""#, with: #""schemaVersion":"2.3""#)
    let run = try diff(Array(old.utf8), Array(later.utf8))
    #expect(run.status == 65)
    #expect(run.errors.contains("schema version '2.3'") && run.errors.contains("create both reports"))
  }
}
