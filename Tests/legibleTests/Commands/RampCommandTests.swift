import Foundation
import TestSupport
import Testing

/// `legible ramp` from outside, in each of its forms.
@Suite struct RampCommandTests {
  private static let blue = ["ramp", "--from", "#3366FF", "--on", "white,#1C1C1E", "--targets", "3,4.5,7,12"]

  private struct Answer: Decodable {
    struct Row: Decodable {
      struct Step: Decodable {
        let color: String?
        let overshoot: Double?
        let ratio: Double?
        let target: Double
      }

      let greatest: Double
      let lighter: Bool
      let steps: [Step]
      let surface: String
    }

    let rows: [Row]
  }

  private func answer(_ arguments: [String]) throws -> [Answer.Row] {
    let run = try Binary.run(arguments + ["--format", "json"])
    #expect(run.status == 0 && run.errors == "")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).rows
  }

  @Test func jsonHoldsEveryTargetOnEverySurface() throws {
    let rows = try answer(Self.blue)
    #expect(rows.map(\.surface) == ["#FFFFFF", "#1C1C1E"])
    #expect(rows.map(\.lighter) == [false, true])
    for row in rows {
      #expect(row.steps.map(\.target) == [3, 4.5, 7, 12])
      for step in row.steps {
        let (ratio, overshoot) = try (#require(step.ratio), #require(step.overshoot))
        #expect(ratio >= step.target && overshoot == ratio - step.target && overshoot < 0.002, "\(step)")
      }
    }
  }

  /// A gray cannot come nearer; no color on a middle gray reaches more than black.
  @Test func whatCannotBeIsSaid() throws {
    let gray = try #require(
      try answer(["ramp", "--from", "gray", "--on", "white", "--targets", "4.5"]).first?.steps.first)
    #expect(gray.color == "#767676")
    #expect(try (0.0422...0.0423).contains(#require(gray.overshoot)))
    let arguments = ["ramp", "--from", "#3366FF", "--on", "#808080", "--targets", "3,7"]
    #expect(try answer(arguments)[0].steps.map { $0.color == nil } == [false, true])
    let text = try Binary.run(arguments).output
    #expect(text.contains("unreachable: at most 5.31\n"), "\(text)")
  }

  @Test func textShowsTheOvershoot() throws {
    let lines = try Binary.run(Self.blue).output.split(separator: "\n")
    let colors = try answer(Self.blue)[0].steps.compactMap(\.color)
    #expect(lines[0] == "#FFFFFF: darker colors on it")
    #expect(lines[2].hasPrefix("  3       \(colors[0])   3.00  0.000"), "\(lines[2])")
    #expect(lines[6] == "#1C1C1E: lighter colors on it")
  }

  /// The output as tokens and as a catalog equals the JSON.
  @Test func tokensAndCatalogHoldTheColours() throws {
    let wanted = try answer(Self.blue).map { $0.steps.compactMap(\.color) }
    let tokens = try Binary.run(Self.blue + ["--format", "tokens"]).output
    let groups = try #require(try JSONSerialization.jsonObject(with: Data(tokens.utf8)) as? [String: [String: Any]])
    for (group, colors) in zip(["on-ffffff", "on-1c1c1e"], wanted) {
      #expect(groups[group]?["$type"] as? String == "color")
      for (name, color) in zip(["3", "4-5", "7", "12"], colors) {
        let value = try #require((groups[group]?[name] as? [String: Any])?["$value"] as? [String: Any])
        #expect(value["colorSpace"] as? String == "srgb" && value["hex"] as? String == color.lowercased())
        let channels = try #require(value["components"] as? [Double]).map { Int(($0 * 255).rounded()) }
        #expect(channels.map { String(format: "%02X", $0) }.joined() == color.dropFirst())
      }
    }
    let scratch = try ScratchFolder()
    let folder = scratch.path + "/Ramp.xcassets"
    let run = try Binary.run(Self.blue + ["--format", "catalog", "--output", folder])
    #expect(run.output == "Wrote \(folder)\n" && run.status == 0)
    let read = try Binary.run(["inspect", folder]).output
    for color in wanted.joined() { #expect(read.contains(color), "\(color) \(read)") }
  }

  @Test(arguments: [
    (["--on", "white", "--targets", "3"], "the starting color is missing; add --from"),
    (["--from", "red", "--on", "#FFFFFF80", "--targets", "3"], "is translucent"),
    (["--from", "red", "--on", "white", "--targets", "22"], "a number from 1 to 21"),
    (["--from", "red", "--on", "white", "--targets", "3,,4"], "is not a valid ratio"),
    (["--from", "red", "--on", "white", "--targets", "3", "--format", "catalog"], "specify one with --output"),
    (["--from", "red", "--on", "white", "--targets", "3", "--output", "X"], "requires --format catalog"),
    (
      ["--dark-for", "Nope", "--in", "Palettes/ForkInTheRoad"],
      "there is no token 'Nope'; the palette has 'AccentInfrared', "
    ),
    (["--dark-for", "TextTertiry", "--in", "Palettes/ForkInTheRoad"], "did you mean 'TextTertiary'?"),
  ])
  func whatIsNoRamp(_ arguments: [String], _ words: String) throws {
    let run = try Binary.run(["ramp"] + arguments)
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
