import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import legible

/// `legible suggest --everywhere`, and answers over backdrops, from outside.
@Suite struct SuggestEverywhereTests {
  private struct Answer: Decodable {
    struct Suggestion: Decodable {
      let color: String
      let deltaEOK: Double
      let moves: String
      let preset: String
      let ratio: Double
      let entry: String?
      let required: Double?
    }

    struct Entry: Decodable {
      let entry: String
      let failing: Int
      let pairs: Int
      let sharing: [String]
      let clash: [Demand]
    }

    struct Demand: Decodable {
      let foreground: String
      let surface: String
    }

    struct Best: Decodable {
      let color: String
      let proven: Bool
      let ratio: Double
    }

    let best: Best?
    let entries: [Entry]?
    let foreground: String
    let required: Double?
    let suggestions: [Suggestion]
    let surface: String?
  }

  private static let palette = "Palettes/ForkInTheRoad"

  private func answer(_ arguments: [String], in folder: String = Repository.root) throws -> Answer {
    let run = try Binary.run(["suggest"] + arguments + ["--format", "json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  @Test func everyPairOfATokenPassesWithTheSuggestion() throws {
    let found = try answer(["TextTertiary", "--everywhere", "--in", Self.palette])
    #expect(found.foreground == "TextTertiary" && found.surface == nil && found.required == 4.5)
    #expect(found.entries?.map(\.entry) == ["Any", "Dark"])
    #expect(found.entries?.map(\.failing) == [12, 0])
    let suggestion = try #require(found.suggestions.first)
    #expect(suggestion.entry == "Any" && suggestion.moves == "foreground" && suggestion.preset == "person")
    let color = try #require(Color(hex: suggestion.color)).relativeLuminance
    for surface in ["#FAFAFA", "#F5F5F5", "#FFFFFF"] {
      let ratio = ContrastRatio(color, try #require(Color(hex: surface)).relativeLuminance)
      #expect(ratio.reaches(ContrastRatio(4.5)) && ratio.value >= suggestion.ratio)
    }
    let trial = try Binary.run(["try", "TextTertiary@light=\(suggestion.color)", "--in", Self.palette])
    #expect(trial.status == 0, "\(trial.output)")
  }

  /// Whichever token is named, the pairs of all that refer to the same written color bound what is suggested.
  @Test(arguments: ["base.gray", "line.strong", "text.muted"])
  func tokensThatReferToOneColourAreNamedAndHeld(name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file(
      "t.tokens.json",
      holding: Array(
        ##"""
        { "$type": "color", "base": { "gray": { "$value": "#8A8A8A" } },
          "line": { "strong": { "$value": "{base.gray}" } }, "text": { "muted": { "$value": "{base.gray}" } } }
        """##.utf8))
    try scratch.file(
      "legible.json",
      holding: Array(
        ##"""
        { "version": 1, "sources": ["t.tokens.json"], "pairs": [
          { "foreground": "text.muted", "on": "#FFFFFF" },
          { "foreground": "line.strong", "on": "#111111", "role": "boundary" }] }
        """##.utf8))
    let found = try answer([name, "--everywhere"], in: scratch.path)
    let entry = try #require(found.entries?.count == 1 ? found.entries?.first : nil)
    #expect(entry.sharing == ["base.gray", "line.strong", "text.muted"].filter { $0 != name })
    #expect(entry.pairs == 2 && entry.failing == 8)
    let color = try #require(found.suggestions.first.flatMap { Color(hex: $0.color) }).relativeLuminance
    #expect(ContrastRatio(color, RelativeLuminance(1)).reaches(ContrastRatio(4.5)))
    let text = try Binary.run(["suggest", name, "--everywhere"], in: scratch.path).output
    #expect(text.contains("also sets the color of") && text.contains("fixes 8"), "\(text)")
  }

  @Test func whatClashesIsNamed() throws {
    let found = try answer(["ErrorRed", "--everywhere", "--in", Self.palette])
    #expect(found.suggestions.isEmpty)
    #expect(found.entries?.first?.clash.map(\.foreground) == ["#FFFFFF", "ErrorRed"])
    let text = try Binary.run(["suggest", "ErrorRed", "--everywhere", "--in", Self.palette]).output
    #expect(text.contains("No color satisfies all of these requirements:\n  - #FFFFFF on ErrorRed"))
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 80 })
  }

  @Test(arguments: [
    (["TextTertiary", "--in", "Palettes/ForkInTheRoad"], "SURFACE is missing; specify one, or add --everywhere"),
    (["TextTertiary", "white", "--everywhere"], "--everywhere does not take a SURFACE"),
    (["TextTertiry", "--everywhere", "--in", "Palettes/ForkInTheRoad"], "did you mean 'TextTertiary'?"),
    (["BorderSecondary", "--everywhere", "--in", "Palettes/ForkInTheRoad"], "is not in any pair with a minimum"),
  ])
  func whatCannotBeAnswered(arguments: [String], words: String) throws {
    let run = try Binary.run(["suggest"] + arguments)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  /// Black at one half over white is #808080: white reaches 4.00 there, and nothing reaches more.
  @Test func overAnyBackdropTheBestIsNamedWhereNoneCan() throws {
    let found = try answer(["#FFFFFF", "#00000080"])
    #expect(found.suggestions.isEmpty)
    let best = try #require(found.best)
    #expect(best.color == "#FFFFFF" && best.proven && abs(best.ratio - 4.0041) < 0.006)
    let text = try Binary.run(["suggest", "#FFFFFF", "#00000080"]).output
    #expect(
      text.contains("Proven: no foreground passes over every backdrop; the best, #FFFFFF, reaches\n4.00."),
      "\(text)")
  }

  /// The veil over white is #4D4D4D: a gray that passes against it passes over every backdrop.
  @Test func overAnyBackdropTheNearestForegroundIsProven() throws {
    let found = try answer(["#888888", "#000000B3"])
    let suggestion = try #require(found.suggestions.first)
    let color = try #require(Color(hex: suggestion.color)).relativeLuminance
    let step = 1 - 0xB3 / 255.0
    let worst = Color(.sRGB, step, step, step).relativeLuminance
    #expect(ContrastRatio(color, worst).reaches(ContrastRatio(4.5)) && suggestion.ratio >= 4.5)
    for gray in 0x88...0xFF {
      let luminance = EightBitColor(red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray)).linear.relativeLuminance
      guard ContrastRatio(luminance, worst).reaches(ContrastRatio(4.51)) else { continue }
      let start = try #require(Color(hex: "#888888")).linearSRGB.oklab
      let distance = DeltaE.ok(
        start, EightBitColor(red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray)).linear.oklab)
      #expect(suggestion.deltaEOK <= distance + 1e-9)
      break
    }
  }

  @Test(arguments: [
    (["#FFFFFF", "navigation", "--in", "Palettes/BarDownGlassKit", "--role", "graphic"], 3.0),
    (["#777777", "preview-gradient", "--in", "Palettes/Countdown"], 4.5),
  ])
  func overGlassAndGradients(arguments: [String], required: Double) throws {
    let found = try answer(arguments)
    #expect(found.required == required && !found.suggestions.isEmpty)
    #expect(found.suggestions.allSatisfy { $0.ratio >= required && $0.moves == "foreground" })
  }
}
