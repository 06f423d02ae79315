import TestSupport
import Testing

@testable import ColorMath

@Suite struct ShadePathTests {
  @Test func aColorIsOnItsOwnPath() throws {
    for hex in ["#2199E8", "#FF3366", "#777777", "#101820", "#FFF8E7"] {
      let color = try #require(Color(hex: hex))
      let path = ShadePath(through: color)
      #expect(path.eightBit(at: path.origin.lightness).hex == hex)
    }
  }

  /// Chroma never grows, the hue stays but for the shades of yellow, luminance rises with lightness, and all of it lies in sRGB.
  @Test func shadesAreNeverMoreVivid() {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<200 {
      let color = Color(.sRGB, generator.unit(), generator.unit(), generator.unit())
      let path = ShadePath(through: color)
      let own = path.origin.oklch
      var luminance = -1.0
      for step in 0...40 {
        let shade = path.color(at: Double(step) / 40)
        #expect(shade.oklch.chroma <= own.chroma + 1e-6)
        let isYellow = (75.0...125.0).contains(own.hue)
        if shade.oklch.chroma > 1e-4 { #expect((-1e-6...(isYellow ? 10 : 1e-6)).contains(own.hue - shade.oklch.hue)) }
        let linear = shade.linearSRGB
        #expect([linear.red, linear.green, linear.blue].allSatisfy { $0 > -1e-4 && $0 < 1 + 1e-4 })
        #expect(linear.relativeLuminance.value > luminance - 1e-9)
        luminance = linear.relativeLuminance.value
      }
    }
  }

  @Test func graysStayGray() throws {
    let path = ShadePath(through: try #require(Color(hex: "#8A8A8A")))
    for step in 0...255 {
      let shade = path.eightBit(at: Double(step) / 255)
      #expect(shade.red == shade.green && shade.green == shade.blue)
    }
  }

  /// The first shade that passes is the last step before which none does.
  @Test func thePersonPresetStopsAtTheFirstShade() throws {
    let band = LuminanceBand(reaching: ContrastRatio(4.5), against: RelativeLuminance(1))
    let start = try #require(Color(hex: "#FF9500"))
    let found = try #require(NearestPassing.colors(from: start.encodedSRGB, in: band, preset: .person).first)
    #expect(found.direction == .darker)
    let path = ShadePath(through: start)
    let firstLightness = (0...4000).lazy.map { path.origin.lightness - Double($0) / 4000 }.first {
      $0 > 0 && band.contains(path.eightBit(at: $0).linear.relativeLuminance)
    }
    #expect(found.color == path.eightBit(at: try #require(firstLightness)))
  }
}
