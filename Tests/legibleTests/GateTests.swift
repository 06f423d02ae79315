import Foundation
import TestSupport
import Testing

/// Waivers and the baseline through the built binary: statuses, messages, files.
@Suite struct GateTests {
  private static let auditFile = """
    { "version": 1, "name": "Gate", "sources": ["Colors.xcassets"],
      "pairs": [{ "foreground": "Ink", "on": "#FFFFFF", "role": "text" }], "waivers": [WAIVERS] }
    """

  /// A palette of one token as text on white.
  private static func palette(_ ink: String, waivers: String = "") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try write(ink, waivers: waivers, in: folder)
    return folder
  }

  private static func write(_ ink: String, waivers: String = "", in folder: borrowing ScratchFolder) throws {
    _ = try folder.file(
      "legible.json", holding: Array(auditFile.replacingOccurrences(of: "WAIVERS", with: waivers).utf8))
    let channels = ["red", "green", "blue"].map { "\"\($0)\": \"0x\(ink)\"" }.joined(separator: ", ")
    _ = try folder.file(
      "Colors.xcassets/Ink.colorset/Contents.json",
      holding: Array(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { \(channels), "alpha": "1.0" } } }], "info": { "author": "xcode", "version": 1 } }
        """.utf8))
  }

  private static func audit(_ folder: borrowing ScratchFolder, _ options: [String]) throws -> Binary.Result {
    try Binary.run(["audit", "."] + options, in: folder.path)
  }

  @Test func adoptsWhatFailsAndThenRatchets() throws {
    let folder = try Self.palette("80")
    let gate = ["--baseline", "known.json"]
    let missing = try Self.audit(folder, gate)
    #expect(missing.status == 66)
    #expect(missing.output.contains("it with --update-baseline"))
    let made = try Self.audit(folder, gate + ["--update-baseline"])
    #expect(made.status == 0, "\(made.output)\(made.errors)")
    #expect(made.output.contains("Created known.json: "))
    let bytes = try folder.text("known.json")
    #expect(bytes.contains("\"contrast|Ink|#FFFFFF|text|normal\": {\n        \"light\": 3.94"))
    #expect(try Self.audit(folder, gate).status == 0)

    try Self.write("81", in: folder)
    let worse = try Self.audit(folder, gate)
    #expect(worse.status == 1)
    #expect(worse.output.contains("Baseline: ") && worse.output.contains(" 8 worse"))
    let refused = try Self.audit(folder, gate + ["--update-baseline"])
    #expect(refused.status == 1)
    #expect(refused.output.contains("--allow-growth"))
    #expect(try folder.text("known.json") == bytes)

    try Self.write("7F", in: folder)
    let better = try Self.audit(folder, gate)
    #expect(better.status == 0)
    #expect(better.output.contains("can be tightened: legible audit . --baseline known.json --update-baseline"))
    #expect(try Self.audit(folder, gate + ["--stale", "fail"]).status == 1)
    #expect(try Self.audit(folder, gate + ["--stale", "fail", "--fail-on", "never"]).status == 0)
    #expect(try Self.audit(folder, gate + ["--update-baseline"]).status == 0)
    #expect(try Self.audit(folder, gate).status == 0)

    try Self.write("80", in: folder)
    #expect(try Self.audit(folder, gate).status == 1)
    #expect(try Self.audit(folder, gate + ["--update-baseline", "--allow-growth"]).status == 0)
    #expect(try folder.text("known.json") == bytes)

    try Self.write("00", in: folder)
    let fixed = try Self.audit(folder, gate)
    #expect(fixed.status == 0)
    #expect(fixed.output.contains(" fixed"))
  }

  /// A committed report has the tables that a gate leaves out, so that no gate replaces it.
  @Test func gatingWritesNothingUnlessOutputSaysSo() throws {
    let folder = try Self.palette("80")
    let audit = try folder.text("legible.json")
    try folder.file(
      "legible.json",
      holding: Array(audit.replacing(#""version": 1"#, with: #""version": 1, "output": "Reports""#).utf8))
    #expect(try Self.audit(folder, ["--fail-on", "never"]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Reports")
    let report = try folder.text("Reports/gate.md")
    #expect(report.contains("| Ink on #FFFFFF |"))
    let gate = ["--baseline", "known.json"]
    for options in [["--update-baseline"], [], ["--quiet"]] {
      let run = try Self.audit(folder, gate + options)
      #expect(run.status == 0 && !run.output.contains("Wrote"), "\(run.output)")
      #expect(try folder.text("Reports/gate.md") == report)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Reports") == names)
    }
    let run = try Self.audit(folder, gate + ["--output", "Fresh"])
    #expect(run.status == 0 && run.output.contains("Wrote Fresh/gate.md"), "\(run.output)")
    #expect(try folder.text("Reports/gate.md") == report)
  }

  @Test func baselinedFindingsKeepTheirTablesFolded() throws {
    let folder = try Self.palette("80")
    #expect(try Self.audit(folder, ["--baseline", "known.json", "--update-baseline"]).status == 0)
    let run = try Self.audit(folder, ["--baseline", "known.json", "--format", "markdown"])
    let start = try #require(run.output.range(of: "<summary>In the baseline"))
    let end = try #require(run.output.range(of: "</details>", range: start.upperBound..<run.output.endIndex))
    let fold = run.output[start.upperBound..<end.lowerBound]
    #expect(fold.contains("Rule: low-text-contrast (error).") && fold.contains("| Ink on #FFFFFF |"), "\(fold)")
    #expect(fold.contains("|  3.94 |") && fold.contains("Ink.colorset"), "\(fold)")
  }

  /// Reformatted, reordered and moved into a folder without a namespace: equal findings, a clean baseline.
  @Test func doesNotSeeWhereAndHowColoursAreWritten() throws {
    let folder = try Self.palette("80")
    #expect(try Self.audit(folder, ["--baseline", "known.json", "--update-baseline"]).status == 0)
    let old = "\(folder.path)/Colors.xcassets/Ink.colorset"
    let moved = "\(folder.path)/Colors.xcassets/Text/Ink.colorset"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Colors.xcassets/Text", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: old, toPath: moved)
    _ = try folder.file(
      "Colors.xcassets/Text/Ink.colorset/Contents.json",
      holding: Array(
        """
        {\r\n\t"info" : {"version" : 1, "author" : "xcode"},\r\n\t"colors" : [ {
           "color" : {"components" : {"blue" : "128", "alpha" : "1.000", "green" : "0.50196078", "red" : "0x80"},
             "color-space" : "srgb"}, "idiom" : "universal" } ]\r\n}
        """.utf8))
    let result = try Self.audit(folder, ["--baseline", "known.json"])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func refusesAnUpdateFromBrokenInput() throws {
    let folder = try Self.palette("80")
    #expect(try Self.audit(folder, ["--baseline", "known.json", "--update-baseline"]).status == 0)
    let bytes = try folder.text("known.json")
    _ = try folder.file("Colors.xcassets/Ink.colorset/Contents.json", holding: Array("{".utf8))
    let result = try Self.audit(folder, ["--baseline", "known.json", "--update-baseline"])
    #expect(result.status == 65)
    #expect(result.output.contains("known.json was not changed"))
    #expect(try folder.text("known.json") == bytes)
  }

  @Test(arguments: [
    ("[]", 65, "known.json:1:1"), (#"{ "schemaVersion": "2.0", "audits": {} }"#, 65, "known.json:1:20"),
    ("{ \"audits\": ", 65, "known.json:1:"),
  ])
  func saysWhatIsWrongWithABaseline(_ text: String, _ status: Int, _ place: String) throws {
    let folder = try Self.palette("80")
    _ = try folder.file("known.json", holding: Array(text.utf8))
    let result = try Self.audit(folder, ["--baseline", "known.json"])
    #expect(Int(result.status) == status)
    #expect(result.output.contains(place))
    let update = try Self.audit(folder, ["--baseline", "known.json", "--update-baseline"])
    #expect(Int(update.status) == status)
    #expect(try folder.text("known.json") == text)
  }

  @Test(arguments: [
    (["--update-baseline"], "requires a file"),
    (["--baseline", "b.json", "--allow-growth"], "requires --update-baseline"),
    (["--today", "tomorrow"], "is not a valid date"), (["--stale", "perhaps"], "fail"),
  ])
  func refusesOptionsThatMakeNoSense(_ options: [String], _ words: String) throws {
    let result = try Binary.run(["audit"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func waivesUntilTheLastDay() throws {
    let waiver = #"{ "token": "Ink", "reason": "redesign", "until": "2027-03-31", "owner": "Ada" }"#
    let folder = try Self.palette("80", waivers: waiver)
    let last = try Self.audit(folder, ["--today", "2027-03-31"])
    #expect(last.status == 0)
    let words = last.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("Every failure is waived") && words.contains("8 results fail: their findings are waived"),
      "\(words)")
    let after = try Self.audit(folder, ["--today", "2027-04-01"])
    #expect(after.status == 1)
    #expect(after.output.contains("the waiver") || after.output.contains("expired-waiver"))
    let markdown = try Self.audit(folder, ["--today", "2027-03-31", "--format", "markdown"])
    #expect(markdown.output.contains("waived until 2027-03-31 (Ada): redesign"))
    let json = try Self.audit(folder, ["--today", "2027-03-31", "--format", "json"])
    #expect(json.output.contains(#""disposition":"waived""#))
    #expect(json.output.contains(#""waiver":{"location":{"column":"#))
  }

  /// A waiver that has expired beside a baseline: the error is the waiver's, and the results fail as before.
  @Test func failuresInTheBaselineStillFailBesideAnotherError() throws {
    let folder = try Self.palette("80")
    let gate = ["--baseline", "known.json", "--today", "2027-04-01"]
    #expect(try Self.audit(folder, gate + ["--update-baseline"]).status == 0)
    try Self.write("80", waivers: #"{ "token": "Ink", "reason": "redesign", "until": "2027-03-31" }"#, in: folder)
    let run = try Self.audit(folder, gate)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Every failure is waived or in the baseline, but an error was found"), "\(words)")
    #expect(!words.contains("Nothing measured fails"))
  }

  @Test func aComparisonSaysWhyFailuresPassItsGate() throws {
    guard let repository = try ScratchRepository.make() else { return }
    try repository.write(
      "legible.json",
      ##"{ "version": 1, "name": "Gate", "pairs": [{ "foreground": "#808080", "on": "#FFFFFF", "role": "text" }] }"##)
    try repository.commit("one")
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    let run = try Binary.run(["audit", "--against", "HEAD"], environment: path, in: repository.path)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.status == 0 && words.contains("8 results fail: only what is new or worse counts"), "\(words)")
  }
}
