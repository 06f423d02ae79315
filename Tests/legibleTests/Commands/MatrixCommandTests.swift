import Foundation
import Testing

@testable import ColorMath

/// `legible matrix` from outside.
@Suite struct MatrixCommandTests {
  private struct Answer: Decodable {
    struct Combination: Decodable {
      let foreground: String
      let level: String
      let ratio: Double
      let surface: String
    }

    let combinations: [Combination]
    let variant: String
  }

  private static let colors = ["#1F2328", "#0969DA", "white", "#BF8700", "#1F232880"]

  @Test func everyOpaqueColourIsReadOnEveryOther() throws {
    let run = try Binary.run(["matrix"] + Self.colors + ["--format", "json"])
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.combinations.count == 4 * 3 + 4)
    for found in answer.combinations where found.foreground.utf8.count == 7 && found.surface.hasPrefix("#") {
      let one = try #require(Color(hex: found.foreground)).relativeLuminance
      let other = try #require(Color(hex: found.surface)).relativeLuminance
      #expect(ContrastRatio(one, other).value == found.ratio)
      let level = found.ratio >= 7 ? "aaa" : found.ratio >= 4.5 ? "aa" : found.ratio >= 3 ? "large" : "fail"
      #expect(found.level == level)
    }
  }

  @Test func markdownMarksTheLevels() throws {
    let run = try Binary.run(["matrix", "#1F2328", "#0969DA", "white", "--format", "markdown"])
    #expect(run.output.contains("| 1: white #FFFFFF |"), "\(run.output)")
    #expect(run.output.contains("**15.79‡** |"), "\(run.output)")
  }

  @Test func thePictureFollowsTheVariant() throws {
    let pictures = try ["light", "dark"].map { variant in
      try Binary.run(["matrix", "Palettes/ForkInTheRoad", "--variant", variant, "--format", "svg"]).output
    }
    #expect(pictures[0].contains("<title>Fork In The Road, light</title>"))
    #expect(pictures[1].contains("<title>Fork In The Road, dark</title>"))
  }

  @Test func textStaysWithin80Columns() throws {
    let run = try Binary.run(["matrix", "Palettes/ForkInTheRoad"])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.output.contains("12: TextPrimary #1A1A1A ") && run.output.contains("16.67‡"))
  }

  @Test func tokensCanBeChosen() throws {
    let run = try Binary.run(
      ["matrix", "Palettes/ForkInTheRoad", "--token", "TextPrimary", "--token", "CardBackground", "--format", "json"])
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(Set(answer.combinations.map(\.foreground)) == ["TextPrimary", "CardBackground"])
  }

  @Test(arguments: [
    (["#GGG", "white"], "neither a path nor a color"), (["white"], "at least two colors"),
    (["Palettes/ForkInTheRoad", "--token", "TextPrimry"], "did you mean 'TextPrimary'?"),
  ])
  func whatCannotBeCompared(_ arguments: [String], _ words: String) throws {
    let run = try Binary.run(["matrix"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
