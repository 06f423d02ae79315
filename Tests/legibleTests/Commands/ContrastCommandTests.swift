import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible contrast` from outside.
@Suite struct ContrastCommandTests {
  @Test(arguments: [
    ("white", "black", "21.00:1"),
    ("#8A8A8A", "#FFFFFF", "3.45:1"),
    ("#777777", "#FFFFFF", "4.47:1"),
    ("#767676", "#FFFFFF", "4.54:1"),
    ("color(display-p3 1 0 0)", "white", "3.76:1"),
    ("#00000080", "white", "4.00:1"),
    ("white", "white", "1.00:1"),
  ])
  func ratiosAreCutNotRounded(_ foreground: String, _ surface: String, _ ratio: String) throws {
    let run = try Binary.run(["contrast", foreground, surface])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 1 && lines[1].hasPrefix("\(ratio)  "), "\(run.output)")
  }

  /// Hex needs no `#`, and possible tokens are looked up in an available palette.
  @Test(arguments: [
    (["8A8A8A", "fff"], "3.45:1"), (["00000080", "FFF"], "4.00:1"), (["Ink", "Paper"], "17.40:1"),
    (["color.Ink", "fff", "--variant", "dark"], "1.00:1"), (["777", "Paper"], "4.47:1"),
  ])
  func bareHexAndTokensAreColours(_ operands: [String], _ ratio: String) throws {
    let scratch = try Self.palette()
    let run = try Binary.run(["contrast"] + operands, in: scratch.path)
    #expect(run.status == (operands[0] == "Ink" ? 64 : 0), "\(run.errors)")
    guard run.status == 0 else { return #expect(run.errors.contains("did you mean 'color.Ink'?"), "\(run.errors)") }
    #expect(run.output.split(separator: "\n")[1].hasPrefix("\(ratio)  "), "\(run.output)")
  }

  /// Nothing is guessed: `bad` is a token of the palette and a shade of purple.
  @Test func whatCouldBeBothIsRefused() throws {
    let scratch = try Self.palette()
    #expect(try Binary.run(["contrast", "bad", "fff"], in: scratch.path).status == 0)
    for arguments in [
      ["contrast", "bad", "fff", "--in", "."], ["contrast", "bad", "Paper"], ["suggest", "bad", "Paper"],
      ["ramp", "--from", "bad", "--on", "Paper", "--targets", "4.5"], ["try", "Paper=bad"],
    ] {
      let run = try Binary.run(arguments, in: scratch.path)
      #expect(run.status == 64, "\(arguments) \(run.output)")
      #expect(run.errors.contains("'bad' is both a token and a color"), "\(run.errors)")
      #expect(run.errors.contains("write '#bad' or 'a.tokens.json/bad'"), "\(run.errors)")
    }
    let named = try Binary.run(["contrast", "a.tokens.json/bad", "#bad"], in: scratch.path)
    #expect(named.status == 0, "\(named.errors)")
  }

  @Test(arguments: [
    ["ramp", "--from", "color.Ink", "--on", "Paper,777", "--targets", "4.5"], ["suggest", "8A8A8A", "fff"],
    ["suggest", "color.Ink", "Paper"], ["try", "color.Ink=8A8A8A", "--fail-on", "never"],
    ["try", "color.Ink=Paper", "--fail-on", "never"],
  ])
  func otherCommandsTakeThemToo(_ arguments: [String]) throws {
    let scratch = try Self.palette()
    let run = try Binary.run(arguments, in: scratch.path)
    #expect(run.status == 0 && !run.output.isEmpty, "\(run.output) \(run.errors)")
  }

  /// A token that differs is measured in each variant, equal ones together; one that is named is answered for alone.
  @Test func tokensAreMeasuredInEveryVariantThatDiffers() throws {
    let scratch = try Self.palette()
    let both = try Binary.run(["contrast", "color.Ink", "fff"], in: scratch.path)
    #expect(both.status == 0)
    let blocks = both.output.components(separatedBy: "\n\n").filter { $0.contains(" on ") }
    #expect(blocks.count == 2, "\(both.output)")
    #expect(blocks[0].contains("#1A1A1A on #FFFFFF (light, light-increased"), "\(blocks[0])")
    #expect(blocks[1].contains("#FFFFFF on #FFFFFF (dark, dark-increased") && blocks[1].contains("1.00:1"))
    let dark = try Binary.run(["contrast", "color.Ink", "fff", "--variant", "dark"], in: scratch.path)
    #expect(dark.output.hasPrefix("#FFFFFF on #FFFFFF (dark)\n1.00:1"), "\(dark.output)")
    let same = try Binary.run(["contrast", "Paper", "000"], in: scratch.path)
    #expect(same.output.hasPrefix("#FFFFFF on #000000\n21.00:1"), "\(same.output)")
    let system = try Binary.run(["contrast", "system:label", "white"])
    #expect(system.output.contains("(light") && system.output.contains("(dark"), "\(system.output)")
  }

  @Test func jsonHasEveryVariant() throws {
    struct Answer: Decodable {
      struct Part: Decodable {
        let variants: [String]
        let ratio: Double
      }
      let ratio: Double
      let variants: [Part]?
    }
    func answer(_ arguments: [String], in folder: String) throws -> Answer {
      let run = try Binary.run(["contrast"] + arguments + ["--format", "json"], in: folder)
      return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }
    let scratch = try Self.palette()
    let both = try answer(["color.Ink", "fff"], in: scratch.path)
    #expect(both.ratio == both.variants?.first?.ratio)
    #expect(both.variants?.map(\.ratio.description.first) == ["1", "1"])
    #expect(both.variants?.flatMap(\.variants).count == 8)
    #expect(try answer(["#1A1A1A", "fff"], in: scratch.path).variants == nil)
  }

  private static func palette() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let tokens = ##"""
      { "color": { "Ink": { "$type": "color", "$value": "#1A1A1A", "$extensions": { "mode": { "dark": "#FFFFFF" } } } },
        "Paper": { "$type": "color", "$value": "#FFFFFF" }, "bad": { "$type": "color", "$value": "#123456" } }
      """##
    try scratch.file("a.tokens.json", holding: Array(tokens.utf8))
    let audit =
      #"{ "version": 1, "sources": ["a.tokens.json"], "pairs": [{ "foreground": "color.Ink", "on": "Paper" }] }"#
    try scratch.file("legible.json", holding: Array(audit.utf8))
    return scratch
  }

  @Test func verdictsStandBesideTheirCriteria() throws {
    let run = try Binary.run(["contrast", "#8A8A8A", "#FFFFFF"])
    let verdicts = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ")[0] }
      .filter { ["pass", "fail"].contains($0) }
    #expect(
      verdicts == [
        "fail", "pass", "pass", "pass", "fail", "fail", "fail", "pass", "pass", "pass", "fail", "pass",
      ])
    #expect(run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 } == [])
  }

  @Test(arguments: [
    (["#8A8A8G", "white"], "'#8A8A8G' is not a color: 'G' is not a hexadecimal digit", "(at character 7)"),
    (["white", "oklch(0.6 0.2"], "'oklch(0.6 0.2' is not a color", "(at character 14)"),
    (["wite", "black"], "'wite' is not a color", "(at character 1)"),
    (["system:lable", "black"], "there is no system color 'lable'", "did you mean 'label'?"),
    (["white", "#FFFFFF80"], "the surface '#FFFFFF80' is translucent", "use an opaque color"),
  ])
  func whatIsNoColourIsShown(_ colors: [String], _ words: String, _ detail: String) throws {
    let run = try Binary.run(["contrast"] + colors)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains(detail), "\(run.errors)")
  }

  @Test func jsonCarriesFullPrecision() throws {
    let run = try Binary.run(["contrast", "#8A8A8A", "#FFFFFF", "--format", "json"])
    #expect(run.status == 0)
    #expect(run.output.contains("\"ratio\": 3.4522201871078"), "\(run.output)")
    #expect(run.output.hasSuffix("}\n"))
  }

  @Test func coloursAreForTerminalsOnly() throws {
    let run = try Binary.run(
      ["contrast", "white", "black"], environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(!run.output.contains("\u{1B}"))
  }
}
