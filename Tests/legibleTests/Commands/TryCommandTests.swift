import Foundation
import Testing

/// `legible try` from outside.
@Suite struct TryCommandTests {
  private struct Answer: Decodable {
    struct Row: Decodable {
      struct Side: Decodable {
        let ratio: Double?
      }

      let after: Side?
      let before: Side?
      let change: String
      let foreground: String
      let variant: String
    }

    let counts: [String: Int]
    let measurements: [Row]
  }

  private func answer(_ edits: String...) throws -> (answer: Answer, status: Int32) {
    let run = try Binary.run(["try"] + edits + ["--in", "Palettes/ForkInTheRoad", "--format", "json"])
    return (try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)), run.status)
  }

  @Test func aVariantAloneChanges() throws {
    let (light, status) = try answer("TextTertiary@light=#6F6F6F")
    #expect(status == 0)
    #expect(light.counts["fixed"] == 12)
    #expect(light.measurements.allSatisfy { $0.foreground == "TextTertiary" && $0.variant.hasPrefix("light") })
    let increased = try answer("TextTertiary@light-increased=#6F6F6F").answer
    #expect(increased.counts["fixed"] == 6)
    #expect(increased.measurements.allSatisfy { $0.variant.hasPrefix("light-increased") })
  }

  @Test func whatBecomesWorseFailsTheGate() throws {
    let (worse, status) = try answer("TextTertiary=#CCCCCC", "--fail-on", "warning")
    #expect(status == 1)
    #expect(worse.counts["worse"] == 12)
    let row = try #require(worse.measurements.first)
    #expect(try #require(row.before?.ratio) > #require(row.after?.ratio))
  }

  @Test func severalEditsAreOne() throws {
    let (both, _) = try answer("TextTertiary@light=#6F6F6F", "ErrorRed@light=#B91C1C")
    #expect(Set(both.measurements.map(\.foreground)) == ["TextTertiary", "#FFFFFF"])
  }

  @Test func textShowsTheRatios() throws {
    let run = try Binary.run(["try", "TextTertiary@light=#6F6F6F", "--in", "Palettes/ForkInTheRoad"])
    #expect(run.output.hasPrefix("TextTertiary #8A8A8A → #6F6F6F fixes 12 results\nContrast: 12 fixed.\n"))
    #expect(run.output.contains("  TextTertiary on CardBackground: 3.45 ✗ → 5.02 ✓\n    needs: 4.5"), "\(run.output)")
  }

  @Test(arguments: [
    ("TextTertiry=red", "did you mean 'TextTertiary'?"), ("TextTertiary@lite=red", "use one of light, dark"),
    ("TextTertiary@drak=red", "did you mean 'dark'?"), ("TextTertiary@dark-reduced=red", "use TextTertiary@dark=…"),
    ("TextTertiary", "is not an edit"), ("=red", "is not an edit"), ("TextTertiary=", "is not a color"),
    ("TextTertiary=rde", "is not a color"),
  ])
  func whatIsNoEdit(_ edit: String, _ words: String) throws {
    let run = try Binary.run(["try", edit, "--in", "Palettes/ForkInTheRoad"])
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
