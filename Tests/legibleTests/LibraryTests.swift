import TestSupport
import Testing

@testable import LegibleKit

/// The library against the program.
@Suite struct LibraryTests {
  @Test(arguments: ["AppleSystem", "Countdown", "ESPNStyleScores", "ForkInTheRoad"])
  func theDescriptionIsTheTextOfTheTerminal(_ palette: String) async throws {
    let folder = "\(Repository.root)/Palettes/\(palette)"
    // Named, the format goes to standard output and no report is written into the repository.
    // Its commands name the palette as it is typed; the library has the path from the root of the repository.
    let run = try Binary.run(["audit", "Palettes/\(palette)", "--format", "text"], in: Repository.root)
    let report = try await Legible.audit(folder)
    #expect(report.description == run.output)
    #expect(report.gate.status == (run.status == 0 ? .passed : .failed))
  }

  @Test func optionsAndSeveralPathsAgreeAsWell() async throws {
    let paths = ["ForkInTheRoad", "Countdown"].map { "\(Repository.root)/Palettes/\($0)" }
    let run = try Binary.run(
      [
        "audit", "--policy", "wcag22-aaa", "--profile", "all", "--idiom", "ipad", "--fail-on", "unverified",
        "--format", "text",
      ] + paths)
    let options = Legible.Options(
      policy: .wcag22AAA, profiles: Legible.SystemProfile.allCases, idioms: [.ipad], failOn: .unverified)
    #expect(try await Legible.audit(paths, options: options).description == run.output)
  }

  @Test func whatIsNotMeasuredSaysWhatComesNext() async throws {
    let scratch = try ScratchFolder()
    try scratch.file("C.xcassets/Contents.json", holding: Array("{}".utf8))
    try scratch.file("View.swift", holding: Array("import SwiftUI\n".utf8))
    let report = try await Legible.audit(scratch.path)
    #expect(report.verdict == .notMeasured && report.gate.status == .notMeasured)
    #expect(try report.description == Binary.run(["audit", scratch.path]).output)
  }

  @Test func nothingOutsideOfTheRootIsRead() async throws {
    let scratch = try ScratchFolder()
    try scratch.file(
      "secret.tokens.json", holding: Array(##"{ "a": { "$type": "color", "$value": "#000000" } }"##.utf8))
    try scratch.file(
      "app/legible.json",
      holding: Array(
        ##"{ "version": 1, "sources": ["../secret.tokens.json"], "pairs": [{ "foreground": "#777", "on": "#FFF" }] }"##
          .utf8))
    try scratch.file("app/.git/HEAD", holding: [])
    let report = try await Legible.audit(scratch.path + "/app")
    #expect(report.problems.contains { $0.message.contains("is outside the root") })
    #expect(try report.description == Binary.run(["audit", scratch.path + "/app"]).output)
    let wide = try await Legible.audit(scratch.path + "/app", options: Legible.Options(root: scratch.path))
    #expect(!wide.problems.contains { $0.message.contains("is outside the root,") })
  }

  @Test func editsEqualThoseOfTheCommand() async throws {
    let scratch = try ScratchFolder()
    // Small enough for both to end long before the time limit, on any machine.
    let components =
      #""color-space": "srgb", "components": { "red": "0x8A", "green": "0x8A", "blue": "0x8A", "alpha": "1.000" }"#
    for name in ["TextTertiary", "Border"] {
      try scratch.file(
        "Colors.xcassets/\(name).colorset/Contents.json",
        holding: Array(#"{ "colors": [{ "idiom": "universal", "color": { \#(components) } }] }"#.utf8))
    }
    try scratch.file(
      "legible.json",
      holding: Array(
        ##"""
        { "version": 1, "sources": ["Colors.xcassets"], "pairs": [
          { "foreground": "TextTertiary", "on": "#FFFFFF" }, { "foreground": "Border", "on": "#808080", "role": "boundary" }
        ] }
        """##.utf8))
    let edits = try await Legible.proposeEdits(scratch.path)
    #expect(!edits.files.isEmpty)
    let run = try Binary.run(["fix", scratch.path, "--write"])
    #expect(run.errors == "" || run.status == 1)
    for file in edits.files { #expect(try Array(scratch.text(file.path).utf8) == file.new) }
  }
}
