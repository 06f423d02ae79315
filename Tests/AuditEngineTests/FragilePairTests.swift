import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Verdicts that turn with the way in which a renderer counts.
@Suite struct FragilePairTests {
  private func result(_ text: String, _ layers: [String]) -> AuditResult {
    var audit = AuditBuilder()
    audit.judgesMore()
    audit.surface("card", layers)
    audit.pair(text, on: "card")
    return audit.result
  }

  private func flips(in result: AuditResult) -> [VerdictFlip] {
    result.findings.flatMap { finding -> [VerdictFlip] in
      if case .fragile(_, let flips) = finding.evidence { flips } else { [] }
    }
  }

  /// P3 red reaches 3.76 on white, unclamped; mapping it to sRGB makes it darker.
  @Test func wideGamutColorsAreMappedToSRGB() throws {
    let result = result("color(display-p3 1 0 0)", ["#FFFFFF"])
    for evidence in result.evidence {
      let exact = try #require(evidence.ratio(by: .exact))
      let mapped = try #require(evidence.ratio(by: .mappedToSRGB))
      #expect(exact.flooredText() == "3.76")
      #expect(mapped > exact)
      #expect(evidence.ratio(by: .displayP3).map { abs($0.value - exact.value) < 1e-9 } == true)
    }
  }

  /// Display P3 reds from dark to light on white: each verdict by the mapped color beside the exact one.
  @Test func aVerdictThatTurnsWhenMappedIsNoted() throws {
    var turned = 0
    for step in stride(from: 0.7, through: 1, by: 0.01) {
      let result = result("color(display-p3 \(step) 0 0)", ["#FFFFFF"])
      let measurement = try #require(result.measurement())
      let evidence = try #require(measurement.evidence.map { result.evidence[$0] })
      let mapped = try #require(evidence.ratio(by: .mappedToSRGB))
      let turns = (mapped.value >= 4.5) != (measurement.verdict == .pass)
      let found = result.findings.filter { $0.rule == "fragile-pair" }
      #expect(found.map(\.severity) == (turns ? [.note] : []))
      #expect(found.allSatisfy { $0.cells.count == 8 })
      guard turns else { continue }
      turned += 1
      #expect(flips(in: result).allSatisfy { $0.convention == .mappedToSRGB && $0.other == mapped })
    }
    #expect(turned > 0)
  }

  /// Every gray over a translucent layer, compared with 8-bit compositing done here step by step.
  @Test func roundingIsFoundWhereverItTurnsAVerdict() throws {
    var turned = 0
    for gray in 0...255 {
      for alpha in [0.05, 0.16, 0.33] {
        let text = "color(srgb \(Double(gray) / 255) \(Double(gray) / 255) \(Double(gray) / 255))"
        let result = result(text, ["#000000*\(alpha)", "#F3F3F3"])
        let base = UInt8(0xF3 * (1 - alpha) + 0.5)
        func luminance(_ step: UInt8) -> RelativeLuminance {
          EightBitColor(red: step, green: step, blue: step).linear.relativeLuminance
        }
        let rounded = ContrastRatio(luminance(UInt8(gray)), luminance(base))
        let measurement = try #require(result.measurement())
        let required = try #require(measurement.requirement.minimum)
        let turns = rounded.reaches(required) != (measurement.verdict == .pass)
        #expect(flips(in: result).contains { $0.convention == .eightBit } == turns, "\(gray) \(alpha)")
        if turns {
          turned += 1
          #expect(flips(in: result).first?.other == rounded)
        }
      }
    }
    #expect(turned > 0)
  }

  @Test func compositingInDisplayP3TurnsSaturatedMixtures() throws {
    let evidence = MeasurementEvidence(
      foreground: Color(.sRGB, 1, 1, 1), foregroundAlternates: [], against: nil, againstAlternates: [],
      steps: [
        .layer(Color(.sRGB, 0, 0, 1), alternates: []), .layer(Color(.sRGB, 1, 0, 0, alpha: 0.5), alternates: []),
      ], filters: [])
    let exact = try #require(evidence.ratio(by: .exact))
    let other = try #require(evidence.ratio(by: .displayP3))
    // Half of sRGB red over blue: (0.5, 0, 0.5) in sRGB; in P3 red is (0.91749, 0.20029, 0.13856) and blue (0, 0,
    // 0.95960), whose middle has a luminance of 0.0743 against 0.0610.
    let expected = 1.05 / (0.2140411405 * 0.2848 + 0.05)
    #expect(abs(exact.value - expected) < 1e-6)
    #expect(other < exact)
    #expect(abs(other.value / exact.value - 1) > 0.01)
  }

  @Test func groupsAndFiltersAgreeWithTheMeasurement() throws {
    var audit = AuditBuilder()
    audit.surface("glow", ["#FF8800*0.5"]) { $0.filters = [.saturation(0.5)] }
    audit.surface("card", ["glow", "#224466"]) { $0.filters = [.contrast(1.1)] }
    audit.pair("#FFFFFF*0.8", on: "card")
    let result = audit.result
    let measurement = try #require(result.measurement())
    let evidence = try #require(measurement.evidence.map { result.evidence[$0] })
    #expect(evidence.ratio(by: .exact) == measurement.minimum)
    for convention in RenderingConvention.allCases {
      let ratio = try #require(evidence.ratio(by: convention))
      #expect(abs(ratio.value / (measurement.minimum?.value ?? 0) - 1) < 0.05, "\(convention)")
    }
  }

  @Test func withoutAnOpaqueLayerThereIsNoRatio() {
    let evidence = MeasurementEvidence(
      foreground: Color(.sRGB, 1, 1, 1), foregroundAlternates: [], against: nil, againstAlternates: [],
      steps: [.layer(Color(.sRGB, 0, 0, 0, alpha: 0.5), alternates: [])], filters: [])
    for convention in RenderingConvention.allCases { #expect(evidence.ratio(by: convention) == nil) }
  }
}
