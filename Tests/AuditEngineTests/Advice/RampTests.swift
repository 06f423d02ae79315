import Testing

@testable import AuditEngine
@testable import ColorMath

@Suite struct RampTests {
  private static let white = Color(.sRGB, 1, 1, 1)

  /// Neutrals cannot do better than #767676, 4.54, on white.
  @Test func aGrayStaysGray() throws {
    let ramp = Ramp(from: Color(.sRGB, 0.5, 0.5, 0.5), on: [Self.white], targets: [ContrastRatio(4.5)])
    let step = try #require(ramp.rows.first?.steps.first)
    #expect(step.found?.color.hex == "#767676")
    #expect(try #require(step.overshoot) < 0.0423)
  }

  @Test func whatIsBeyondBlackIsUnreachable() {
    let surface = Color(.sRGB, 0.5, 0.5, 0.5)
    let ramp = Ramp(from: Color(.sRGB, 0.2, 0.4, 1), on: [surface], targets: [3, 12].map { ContrastRatio($0) })
    #expect(ramp.rows[0].steps.map { $0.found != nil } == [true, false])
    #expect(ramp.rows[0].greatest < ContrastRatio(12))
  }

  /// Hues, chromas and targets over the whole range: none below its target, monotonic lightness, only the rest
  /// unreachable.
  @Test(arguments: stride(from: 0, to: 360, by: 60).map { Double($0) })
  func everyTargetIsReached(hue: Double) {
    let targets = (0..<12).map { ContrastRatio(1.2 + Double($0) * 1.75) }
    for chroma in stride(from: 0.0, through: 0.3, by: 0.1) {
      let color = Color(.oklch, 0.6, chroma, hue)
      let start = color.mapped(to: .sRGB)
      for surface in [Self.white, Color(.sRGB, 0.11, 0.11, 0.12)] {
        let row = Ramp(from: start, on: [surface], targets: targets).rows[0]
        var last: Double?
        for step in row.steps {
          #expect((step.found == nil) == !row.greatest.reaches(step.target), "\(hue) \(chroma) \(step)")
          guard let found = step.found else { continue }
          let ratio = ContrastRatio(found.color.linear.relativeLuminance, surface.relativeLuminance)
          #expect(ratio.reaches(step.target) && ratio == found.ratio)
          let lightness = found.color.linear.oklab.lightness
          if let last { #expect(row.isLighter ? lightness >= last : lightness <= last, "\(hue) \(chroma) \(step)") }
          last = lightness
        }
      }
    }
  }
}
