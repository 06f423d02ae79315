import Foundation
import Testing

@testable import ColorMath
@testable import legible

/// `legible inspect --windows` from outside.
@Suite struct InspectWindowsTests {
  private struct Answer: Decodable {
    struct Token: Decodable {
      let name: String
      let variants: [String: Cell]
    }

    struct Cell: Decodable {
      let color: String?
      let windows: Windows?
    }

    struct Windows: Decodable {
      let clash: [Demand]
      let inside: Bool?
      let intervals: [Interval]?
      let lightness: Double
      let pairs: Int
    }

    struct Interval: Decodable {
      let colors: [String]
      let lightness: [Double]
      let luminance: [Double]?
    }

    struct Demand: Decodable {
      let foreground: String
      let required: Double
      let surface: String
      let luminance: [[Double]]?
    }

    let schemaVersion: String
    let tokens: [Token]
  }

  private static let palette = "Palettes/ForkInTheRoad"

  private func cell(_ token: String, _ variant: String) throws -> Answer.Cell {
    let run = try Binary.run(["inspect", Self.palette, "--windows", "--token", token, "--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.tokens.map(\.name) == [token] && answer.tokens[0].variants.count == 8)
    return try #require(answer.tokens[0].variants[variant])
  }

  /// TextTertiary is on #FAFAFA, #F5F5F5 and #FFFFFF; the darkest of them decides.
  @Test func theWindowIsWhatAllPairsLeave() throws {
    let windows = try #require(try cell("TextTertiary", "light").windows)
    let interval = try #require(windows.intervals?.first)
    let surface = try #require(Color(hex: "#F5F5F5")).relativeLuminance
    #expect(windows.inside == false && windows.pairs == 3 && windows.clash.isEmpty)
    let luminance = try #require(interval.luminance)
    #expect(luminance[0] == 0 && abs(luminance[1] - ((surface.value + 0.05) / 4.5 - 0.05)) < 1e-12)
    #expect(interval.colors == ["#000000", "#707070"])
    for (color, passes) in [("#707070", true), ("#717171", false)] {
      let luminance = try #require(Color(hex: color)).relativeLuminance
      #expect(ContrastRatio(luminance, surface).reaches(ContrastRatio(4.5)) == passes)
    }
  }

  @Test func anEmptyWindowNamesWhatClashes() throws {
    let windows = try #require(try cell("ErrorRed", "dark").windows)
    #expect(windows.intervals?.isEmpty == true && windows.inside == false)
    #expect(windows.clash.map(\.foreground) == ["#FFFFFF", "ErrorRed"])
    #expect(windows.clash.map(\.required) == [4.5, 4.5])
    #expect((windows.clash[0].luminance?[0][1] ?? 1) < (windows.clash[1].luminance?[0][0] ?? 0))
  }

  @Test func theTextFitsATerminal() throws {
    let run = try Binary.run(["inspect", Self.palette, "--windows"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 } == [])
    #expect(run.output.contains("    L 0.000…0.547  #000000…#707070  Y 0.0000…0.1640\n"))
    #expect(run.output.contains("BorderSecondary  not in any pair with a minimum\n"))
    #expect(run.output.contains("#FFFFFF on ErrorRed must be ≥ 4.5: possible only with a luminance of\n"))
  }

  @Test func nothingIsAddedWithoutTheOption() throws {
    let run = try Binary.run(["inspect", Self.palette, "--token", "TextTertiary", "--format", "json"])
    #expect(!run.output.contains("windows"))
  }
}
