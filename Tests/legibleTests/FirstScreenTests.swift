import Foundation
import TestSupport
import Testing

/// The first screen of a report without scrolling, and the content left off it.
@Suite struct FirstScreenTests {
  private static let palette = "Palettes/ForkInTheRoad"
  /// The token and the entry of each of the first edits.
  private static let first = [("TextTertiary", "Any"), ("WarningYellow", "Any"), ("AccentInfrared", "Any")]

  @Test func summaryBeginsWithTheEditsToMakeFirst() throws {
    let run = try Binary.run(["audit", Self.palette, "--format", "text"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let top = lines.prefix(34).joined(separator: "\n")
    for (token, entry) in Self.first { #expect(top.contains("\(token), \(entry) entry: #"), "\(top)") }
    #expect(top.contains("68 results fail") && top.contains("Verdict: fail. Gate: failed ("))
    #expect(lines.count <= 64)
    #expect(!run.output.contains("\u{1B}"))
  }

  /// Two findings at one line of code are two errors, wherever errors are counted.
  @Test func oneNumberOfErrorsIsSaid() throws {
    let folder = try ScratchFolder()
    let view = """
      import SwiftUI
      struct Bell: View {
        let isNew: Bool
        var body: some View {
          Text("a").foregroundStyle(isNew ? .yellow : Color(hex: 0xCCCCCC)).background(Color(hex: 0xEEEEEE))
        }
      }
      """
    try folder.file("Bell.swift", holding: Array(view.utf8))
    let run = try Binary.run(["audit"], in: folder.path)
    let text = run.output.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    #expect(text.contains("Two errors fail the gate: Bell."), "\(run.output)")
    #expect(text.contains("Gate: failed (2 error-level findings are open)."), "\(run.output)")
  }

  /// The lines in the README, up to its "…", are those that the command prints.
  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = String(decoding: Repository.bytes("README.md"), as: UTF8.self)
    let start = try #require(readme.firstRange(of: "```text\nFork In The Road"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "\n…\n```"))
    let shown = "Fork In The Road" + readme[start.upperBound..<end.lowerBound]
    let run = try Binary.run(["audit", Self.palette, "--format", "text"])
    #expect(run.output.hasPrefix(shown), "\(run.output.prefix(shown.count))")
  }

  /// The worst in words, then the gate, then what to change, then components; no path of a picture that is not there.
  @Test func pageBeginsWithTheWorstTheGateAndTheEdits() throws {
    let run = try Binary.run(["audit", Self.palette, "--format", "markdown"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("**") && lines[2].contains("Glass button: label is unreadable"), "\(lines[2])")
    let ratios = ": 1.09 to 1 over white in light and 2.14 in dark, needs 4.5.**"
    #expect(lines[2].contains(ratios), "\(lines[2])")
    let top = lines.prefix(24).joined(separator: "\n")
    for (token, entry) in Self.first { #expect(top.contains("**\(token)**, \(entry) entry: `#"), "\(top)") }
    #expect(top.contains("**Gate: failed** (7 error-level findings are open)."), "\(top)")
    #expect(top.contains("Sufficient Contrast (App Store)"))
    #expect(run.output.contains("`#D63537` for this pair alone instead of ErrorRed"))
    #expect(run.output.contains("No color of ErrorRed (Any entry) passes in all its pairs: give up "))
    let headings = lines.filter { $0.hasPrefix("## ") }
    #expect(headings.prefix(3) == ["## Change first", "## Components, worst first", "## Expected to fail"])
    #expect(headings.last == "## Appendix")
    let appendix = try #require(lines.firstIndex(of: "## Appendix"))
    // As many lines for 376 measurements as the script check-reports-layout allows: 200 for every 300.
    #expect(appendix <= 200)
    #expect(!run.output.contains("!["), "standard output has no pictures beside it")
  }

  /// The texts of several sources are counted once each, wherever the first of them is.
  @Test(arguments: [["none", "one", "two"], ["one", "none", "two"], ["two", "one", "none"]])
  func textsOfSeveralSourcesAreAddedOnce(_ kinds: [String]) throws {
    let scratch = try ScratchFolder()
    for (place, kind) in kinds.enumerated() {
      let count = ["none": 0, "one": 1, "two": 2][kind] ?? 0
      let texts = (0..<count).map { "struct V\($0): View { var body: some View { Text(verbatim: \"a\") } }\n" }.joined()
      try scratch.file("\(place)/S/V.swift", holding: Array("import SwiftUI\n\(texts)".utf8))
      let pair = #"{"foreground": "black", "on": "white"}"#
      try scratch.file(
        "\(place)/legible.json",
        holding: Array(#"{"version": 1, "name": "\#(kind)", "pairs": [\#(pair)], "source": {"roots": ["S"]}}"#.utf8))
    }
    let markdown = try Binary.run(["audit", scratch.path, "--format", "markdown"]).output
    let counts = markdown.split(separator: "\n").filter { $0.hasPrefix("In the sources, ") }
    let total = counts.compactMap { $0.firstMatch(of: /of (\d+) SwiftUI/)?.1 }.compactMap { Int($0) }.reduce(0, +)
    #expect(total == 3, "\(markdown)")
  }

  @Test func picturesLieBesideTheReportAndFilesOfOthersStay() throws {
    let scratch = try ScratchFolder()
    try scratch.file("out/fork-in-the-road-swatches/old.svg")
    try scratch.file("out/fork-in-the-road-swatches/mine.txt")
    _ = try Binary.run(["audit", Self.palette, "--output", "\(scratch.path)/out"])
    let folder = "\(scratch.path)/out/fork-in-the-road-swatches"
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    #expect(names.contains("old.svg"), "no report lists it")
    #expect(names.contains("mine.txt"))
    let page = try scratch.text("out/fork-in-the-road.md")
    let linked = page.split(separator: "\n").compactMap { line in
      line.firstRange(of: "]: fork-in-the-road-swatches/").map { String(line[$0.upperBound...]) }
    }
    #expect(Set(linked) == names.subtracting(["mine.txt", "old.svg"]))
    #expect(linked.count == Set(linked).count)
  }
}
