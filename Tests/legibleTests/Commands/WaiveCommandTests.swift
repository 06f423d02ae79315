import Foundation
import TestSupport
import Testing

/// `legible waive` from outside.
@Suite struct WaiveCommandTests {
  private static let auditFile = """
    {
      // The pairs.
      "version": 1, "name": "App", "sources": ["Colors.xcassets"],
      "pairs": [
        { "foreground": "Ink", "on": "Paper", "name": "card: title" },
        { "foreground": "Ink", "on": "Wall" }
      ]
    }

    """

  private static func app() throws -> ScratchFolder {
    try ScratchFolder.app(auditFile, grays: [("Ink", "80"), ("Paper", "FF"), ("Wall", "F0")])
  }

  private static let usual = ["--reason", "redesign", "--until", "2999-03-31"]

  private static func waive(_ folder: borrowing ScratchFolder, _ arguments: [String]) throws -> Binary.Result {
    try Binary.run(["waive"] + arguments + (arguments.contains("--until") ? [] : usual), in: folder.path)
  }

  @Test(arguments: [
    "contrast|Ink|Paper|text|normal", "Ink|Paper|text|normal", "Ink on Paper", "card: title", "App/legible.json:5",
    "App/legible.json:5:5",
  ])
  func waivesWhatTheOperandNames(_ operand: String) throws {
    let folder = try Self.app()
    let run = try Self.waive(folder, [operand, "--rule", "low-text-contrast"])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let record =
      #"{ "rule": "low-text-contrast", "pair": "Ink|Paper|text|normal", "reason": "redesign", "#
      + #""until": "2999-03-31", "ratio": 3.94 }"#
    #expect(run.output == "Waived in App/legible.json:\n  \(record)\n8 results waived down to 3.94 until 2999-03-31.\n")
    let end = "  ],\n  \"waivers\": [\n    \(record)\n  ]\n}\n"
    #expect(try folder.text("App/legible.json") == Self.auditFile.dropLast("  ]\n}\n".count) + end)
  }

  @Test func waivesByTheNoteOfAPairThatSetupDeclared() throws {
    let note = Self.auditFile.replacingOccurrences(
      of: "\"card: title\"", with: "\"card: title\", \"note\": \"App/Card.swift:5\"")
    let folder = try ScratchFolder.app(note, grays: [("Ink", "80"), ("Paper", "FF"), ("Wall", "F0")])
    let run = try Self.waive(folder, ["App/Card.swift:5", "--rule", "low-text-contrast"])
    #expect(run.status == 0 && run.output.contains("\"pair\": \"Ink|Paper|text|normal\""), "\(run.errors)")
  }

  @Test func listsSeveralAndWaivesAll() throws {
    let folder = try Self.app()
    let run = try Self.waive(folder, ["Ink", "--rule", "low-text-contrast"])
    #expect(run.status == 64 && run.output == "")
    #expect(
      run.errors.contains("low-text-contrast  Ink on Wall: 3.46\n    legible waive 'contrast|Ink|Wall|text|normal' "))
    #expect(run.errors.contains("'Ink' matches 2 findings; run one of these commands"))
    #expect(try folder.text("App/legible.json") == Self.auditFile)
    let all = try Self.waive(folder, ["Ink", "--rule", "low-text-contrast", "--all"])
    #expect(all.status == 0 && all.output.contains("16 results waived down to 3.46"))
    #expect(try Binary.run(["audit", "App"], in: folder.path).status == 0)
  }

  @Test func showsTheChangeAndWritesNothing() throws {
    let folder = try Self.app()
    let run = try Self.waive(folder, ["Ink on Wall", "--rule", "low-text-contrast", "--dry-run", "--variant", "light"])
    #expect(run.status == 0 && run.output.hasPrefix("--- a/App/legible.json\n+++ b/App/legible.json\n"))
    #expect(run.output.contains(#""variants": ["light"], "reason""#))
    #expect(try folder.text("App/legible.json") == Self.auditFile)
  }

  @Test func renewsAndRefusesWhatIsWaived() throws {
    let folder = try Self.app()
    #expect(try Self.waive(folder, ["Ink", "--rule", "low-text-contrast", "--all"]).status == 0)
    let again = try Self.waive(
      folder, ["Ink on Wall", "--rule", "low-text-contrast", "--reason", "longer", "--until", "2999-12-31"])
    #expect(again.status == 0, "\(again.errors)")
    let text = try folder.text("App/legible.json")
    #expect(text.contains(#""reason": "longer", "until": "2999-12-31", "ratio": 3.46 }"#))
    #expect(text.parts("low-text-contrast") == 2)
    let wide = text.replacingOccurrences(of: #""pair": "Ink|Wall|text|normal""#, with: #""foreground": "Ink""#)
    try folder.file("App/legible.json", holding: Array(wide.utf8))
    let refused = try Self.waive(folder, ["Ink on Wall", "--rule", "low-text-contrast"])
    #expect(refused.status == 64)
    #expect(refused.errors.contains("the finding is already waived by App/legible.json:"), "\(refused.errors)")
  }

  @Test func writesACommentInTheSource() throws {
    let folder = try Self.app()
    let source =
      "import SwiftUI\nstruct Card: View {\n  var body: some View {\n    Text(\"a\").font(.system(size: 8))\n  }\n}\n"
    try folder.file("App/Card.swift", holding: Array(source.utf8))
    let run = try Self.waive(folder, ["App/Card.swift:4", "--in-source", "--rule", "tiny-text"])
    #expect(run.status == 0, "\(run.errors)")
    let comment = "// legible:waive tiny-text redesign, until 2999-03-31"
    #expect(
      try folder.text("App/Card.swift") == source.replacing("    Text", with: "    \(comment)\n    Text"))
    let other = try Self.waive(folder, ["Ink on Wall", "--rule", "low-text-contrast", "--in-source"])
    #expect(other.status == 64 && other.errors.contains("which is not a Swift source"), "\(other.errors)")
  }

  @Test(arguments: [
    (["Ink on Paper", "--reason", "x"], "a waiver requires a reason and a date"),
    (["Ink on Paper", "--reason", " ", "--until", "2999-01-01"], "the reason is empty"),
    (["Ink on Paper", "--reason", "a\nb", "--until", "2999-01-01"], "line breaks or invisible characters"),
    (["Ink on Paper", "--reason", "x", "--until", "2020-01-01"], "2020-01-01 is in the past"),
    (["Ink on Paper", "--reason", "x", "--until", "2021-02-29"], "not a valid date"),
    (["Ink on Papr"], "no finding matches 'Ink on Papr'; did you mean 'Ink on Paper'"),
    (["App/legible.json:7"], "the nearest lines with findings are 5 and 6"),
    (["Ink on Paper", "--rule", "low-txt-contrast"], "unknown rule 'low-txt-contrast'; did you mean"),
    (["Ink on Paper", "--rule", "tiny-text"], "'Ink on Paper' has no finding of 'tiny-text'; it has findings of"),
    (["Ink on Paper", "--in-source", "--variant", "light"], "a comment waives every variant"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ words: String) throws {
    let folder = try Self.app()
    let run = try Binary.run(
      ["waive"] + arguments + (arguments.contains("--reason") ? [] : Self.usual), in: folder.path)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(try folder.text("App/legible.json") == Self.auditFile)
  }

  @Test func namesTheWayOutWithoutAnAuditFile() throws {
    let folder = try Self.app()
    try FileManager.default.removeItem(atPath: "\(folder.path)/App/legible.json")
    try folder.file(
      "App/Card.swift",
      holding: Array(
        "import SwiftUI\nstruct Card: View {\n  var body: some View { Text(\"a\").font(.system(size: 8)) }\n}\n".utf8))
    let run = try Self.waive(folder, ["App/Card.swift:3", "--rule", "tiny-text"])
    #expect(run.status == 64)
    #expect(run.errors.contains("there is no audit file for 'App/Card.swift:3'; create one with 'legible init'"))
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func parts(_ text: String) -> Int { components(separatedBy: text).count - 1 }
}
