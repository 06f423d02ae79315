import TestSupport
import Testing

@testable import ColorMath

/// The colors of one hue from black to white.
@Suite struct LightnessLineTests {
  private func random(_ count: Int, seed: UInt64) -> [Color] {
    var generator = SplitMix64(seed: seed)
    func channel() -> Double { Double.random(in: 0...1, using: &generator) }
    return (0..<count).map { _ in Color(.sRGB, channel(), channel(), channel()) }
  }

  @Test func luminanceRisesWithLightness() {
    for color in random(120, seed: 61) {
      let line = LightnessLine(through: color)
      var last = -1.0
      for step in 0...200 {
        let luminance = line.color(at: Double(step) / 200).linearSRGB.relativeLuminance.value
        #expect(luminance >= last - 1e-7, "\(color) at \(step)")
        last = luminance
      }
    }
  }

  @Test func theLightnessOfALuminanceGivesItBack() {
    for color in random(60, seed: 62) {
      let line = LightnessLine(through: color)
      for luminance in [0.001, 0.05, 0.1833, 0.5, 0.9] {
        let lightness = line.lightness(of: RelativeLuminance(luminance))
        #expect(abs(line.color(at: lightness).linearSRGB.relativeLuminance.value - luminance) < 1e-6)
      }
    }
  }

  /// Without chroma, OKLCH lightness is the cube root of luminance.
  @Test func graysStayGrays() throws {
    let line = LightnessLine(through: try #require(Color(hex: "#8A8A8A")))
    for step in 0...1000 {
      let color = line.eightBit(at: Double(step) / 1000)
      #expect(color.red == color.green && color.green == color.blue)
    }
    #expect(abs(line.lightness(of: RelativeLuminance(0.125)) - 0.5) < 1e-6)
    #expect(line.eightBit(at: 0).hex == "#000000" && line.eightBit(at: 1).hex == "#FFFFFF")
  }

  @Test func hueIsKept() throws {
    let color = try #require(Color(hex: "#3366FF"))
    let line = LightnessLine(through: color)
    for lightness in [0.2, 0.4, 0.6, 0.8] {
      #expect(abs(line.color(at: lightness).oklch.hue - color.linearSRGB.oklab.oklch.hue) < 1e-6)
    }
  }

  /// A band and a test together: the answer satisfies both, and no gray is nearer.
  @Test func theNearestColorInABandThatATestAccepts() {
    let band = LuminanceBand(reaching: ContrastRatio(4.5), against: RelativeLuminance(1))
    let accepts = { (color: EightBitColor) in color.linear.relativeLuminance.value >= 0.05 }
    for color in random(40, seed: 63) {
      let start = color.encodedSRGB
      for found in NearestPassing.colors(from: start, in: band, where: accepts) {
        #expect(band.contains(found.color.linear.relativeLuminance) && accepts(found.color))
      }
      let best = NearestPassing.colors(from: start, in: band, where: accepts).first
      for gray in UInt8.min...UInt8.max {
        let candidate = EightBitColor(red: gray, green: gray, blue: gray)
        guard band.contains(candidate.linear.relativeLuminance), accepts(candidate) else { continue }
        #expect(DeltaE.ok(start.linear.oklab, candidate.linear.oklab) >= best?.deltaEOK ?? .infinity, "\(color)")
      }
    }
  }
}
