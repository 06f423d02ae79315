import Foundation
import Testing

@testable import ColorMath

/// `legible suggest` from outside.
@Suite struct SuggestCommandTests {
  private struct Answer: Decodable {
    struct Suggestion: Decodable {
      let color: String
      let deltaEOK: Double
      let moves: String
      let preset: String
      let ratio: Double
    }

    let foreground: String
    let surface: String
    let required: Double?
    let schemaVersion: String
    let suggestions: [Suggestion]
  }

  private func answer(_ arguments: String...) throws -> Answer {
    let run = try Binary.run(["suggest"] + arguments + ["--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  @Test func foregroundMovesFirstNearestFirst() throws {
    let answer = try answer("#30D158", "#FF375F", "--role", "graphic", "--preset", "nearest")
    #expect(answer.required == 3)
    #expect(answer.suggestions.map(\.moves) == ["foreground", "foreground", "surface"])
    #expect(answer.suggestions.map(\.preset) == ["nearest", "nearest", "nearest"])
    #expect(answer.suggestions[0].deltaEOK < answer.suggestions[1].deltaEOK)
    for suggestion in answer.suggestions {
      let moved = try #require(Color(hex: suggestion.color)).relativeLuminance
      let other = try #require(Color(hex: suggestion.moves == "surface" ? "#30D158" : "#FF375F")).relativeLuminance
      #expect(ContrastRatio(moved, other).value == suggestion.ratio)
      #expect(suggestion.ratio >= 3)
    }
  }

  /// The two answers of a person: with the usual margin, then with room to spare.
  @Test func aPersonMovesOneSideAndStays() throws {
    let gray = try answer("#999999", "#FFFFFF")
    #expect(gray.suggestions.map(\.color) == ["#737373", "#6C6C6C"])
    #expect(gray.suggestions.allSatisfy { $0.moves == "foreground" && $0.preset == "person" })
    let fill = try answer("#FFFFFF", "#2199E8")
    #expect(fill.suggestions.map(\.moves) == ["surface", "surface"])
    let dark = try answer("#666666", "#1C1C1E", "--variant", "dark")
    #expect(dark.suggestions.count >= 2 && dark.suggestions[0].ratio < dark.suggestions[1].ratio)
    #expect(try answer("#999999", "#FFFFFF", "--allow-flip").suggestions.count > 2)
  }

  /// Black at 40 % can be no darker, but less translucent: at 53 % it passes, at a step less it would not.
  @Test func aTranslucentColorGetsMoreOpacity() throws {
    let found = try answer("#00000066", "#FFFFFF").suggestions
    #expect(found.map(\.color) == ["#00000089"] && found[0].ratio >= 4.5 && found[0].moves == "foreground")
    #expect(try answer("#00000088", "#FFFFFF").suggestions.map(\.color) == ["#00000089"])
  }

  @Test func theRequiredRatioFollowsRoleFontAndPolicy() throws {
    #expect(try answer("#8A8A8A", "white").required == 4.5)
    #expect(try answer("#8A8A8A", "white", "--font-size", "19", "--bold").required == 3)
    #expect(try answer("#8A8A8A", "white", "--policy", "wcag22-aaa").required == 7)
    #expect(try answer("#8A8A8A", "white", "--role", "decorative").required == nil)
  }

  @Test func tokensOfAPalette() throws {
    let palette = Repository.root + "/Palettes/ForkInTheRoad"
    let light = try answer("TextTertiary", "CardBackground", "--in", palette)
    #expect(light.foreground == "TextTertiary")
    #expect(light.suggestions.first?.moves == "foreground")
    #expect(try answer("TextTertiary", "CardBackground", "--in", palette, "--variant", "dark").suggestions.isEmpty)
  }

  /// An answer that does not hold for every variant says for which it does.
  @Test func theVariantsOfTheAnswerAreNamed() throws {
    let palette = Repository.root + "/Palettes/ForkInTheRoad"
    let light = try Binary.run(["suggest", "TextTertiary", "CardBackground", "--in", palette])
    #expect(light.output.contains("This is the answer for light"), "\(light.output)")
    #expect(!light.output.contains("dark"), "\(light.output)")
    let dark = try Binary.run(["suggest", "TextTertiary", "CardBackground", "--in", palette, "--variant", "dark"])
    #expect(dark.output.contains("This is the answer for dark"), "\(dark.output)")
    #expect(!(try Binary.run(["suggest", "#8A8A8A", "white"]).output.contains("This is the answer")))
  }

  @Test(arguments: [
    (["TextTertiry", "white", "--in", "Palettes/ForkInTheRoad"], "did you mean 'TextTertiary'?"),
    (["#8A8A8A", "white", "--bold"], "add --font-size"),
    (["wite", "white", "--in", "Sources"], "did you mean 'white'?"),
  ])
  func whatCannotBeAnswered(_ arguments: [String], _ words: String) throws {
    let run = try Binary.run(["suggest"] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func textNamesThePreset() throws {
    let run = try Binary.run(["suggest", "#FFCC00", "white", "--role", "graphic", "--preset", "brand"])
    #expect(run.output.contains("Nearest passing foreground (brand):\n  color"), "\(run.output)")
    #expect(try Binary.run(["suggest", "black", "white"]).output.contains("nothing needs to change"))
  }
}
