import TestSupport
import Testing

/// The next steps of a report in which nothing was measured: every printed command works, and does something.
@Suite struct NextStepTests {
  private static let token = ##"{ "ink": { "$type": "color", "$value": "#333333" } }"##
  private static let catalog = #"{ "info": { "author": "xcode", "version": 1 } }"#
  private static let plain = "struct Plain {}"

  /// Some files, the path that is audited, and the words of the step; nil if none may be printed.
  private static let cases: [(name: String, files: [String: String], path: String, words: String?)] = [
    ("an empty folder", ["empty/readme.txt": ""], "empty", nil),
    ("a missing folder", [:], "nowhere", nil),
    ("an audit file without sources", ["a/legible.json": #"{ "version": 1 }"#], "a", "under \"sources\""),
    ("Swift without colors", ["a/Plain.swift": plain], "a", "specify the folder with the app's asset catalog"),
    ("an empty catalog", ["a/Colors.xcassets/Contents.json": catalog], "a", "specify the folder"),
    (
      "tokens", ["a/ink.json": token], "a",
      "Next: run 'legible init a' to create a legible.json for the palette's 1 token"
    ),
    ("a token file", ["a/ink.json": token], "a/ink.json", nil),
    (
      "an audit file with tokens",
      ["a/ink.json": token, "a/legible.json": #"{ "version": 1, "sources": ["ink.json"] }"#],
      "a", "add \"pairs\" for the palette's 1 token"
    ),
  ]

  @Test(arguments: cases.indices) func onlyStepsThatWorkArePrinted(_ index: Int) throws {
    let row = Self.cases[index]
    let folder = try ScratchFolder()
    for (path, text) in row.files { try folder.file(path, holding: Array(text.utf8)) }
    let run = try Binary.run(["audit", row.path], environment: ["COLUMNS": "400"], in: folder.path)
    #expect(!run.output.contains("0 tokens"), "\(row.name): \(run.output)")
    let steps = run.output.split(separator: "\n").filter { $0.hasPrefix("Next: ") }
    guard let words = row.words else { return #expect(steps == [], "\(row.name)") }
    #expect(steps.contains { $0.contains(words) }, "\(row.name): \(run.output)")
    for step in steps {
      let parts = step.split(separator: "'")
      guard parts.count > 1, parts[1].hasPrefix("legible ") else { continue }
      let command = try Binary.run(parts[1].split(separator: " ").dropFirst().map(String.init), in: folder.path)
      #expect(command.status == 0 && !command.output.isEmpty, "\(row.name): \(parts[1]) \(command.errors)")
    }
  }
}
