import Testing

@testable import ColorMath

@Suite struct ColorFilterTests {
  static let amber = EncodedSRGB(red8: 0xF5, green8: 0x9E, blue8: 0x0B)
  static let white = EncodedSRGB(red: 1, green: 1, blue: 1)

  @Test func contrastLowersAmberOnWhite() {
    let amber = ColorFilter.contrast(1.15).apply(to: Self.amber)
    let white = ColorFilter.contrast(1.15).apply(to: Self.white)
    #expect(white == Self.white)
    #expect(abs(Self.ratioOnWhite(Self.amber) - 2.1477) < 5e-5)
    #expect(abs(Self.ratioOnWhite(amber) - 2.0075) < 5e-5)
    #expect(amber.eightBit.hex == "#FFA300")
    #expect(abs(Self.ratioOnWhite(amber.eightBit.encoded) - 2.002) < 5e-4)
  }

  private static func ratioOnWhite(_ color: EncodedSRGB) -> Double {
    ContrastRatio(color.relativeLuminance, white.relativeLuminance).value
  }

  static let formulas: [(ColorFilter, EncodedSRGB, EncodedSRGB)] = [
    (.contrast(0), amber, EncodedSRGB(red: 0.5, green: 0.5, blue: 0.5)),
    (.contrast(1), amber, amber),
    (.brightness(0.25), EncodedSRGB(red: 0, green: 0.5, blue: 0.9), EncodedSRGB(red: 0.25, green: 0.75, blue: 1)),
    (.brightness(-0.25), EncodedSRGB(red: 0, green: 0.5, blue: 1), EncodedSRGB(red: 0, green: 0.25, blue: 0.75)),
    (.saturation(1), EncodedSRGB(red: 0.25, green: 0.5, blue: 1), EncodedSRGB(red: 0.25, green: 0.5, blue: 1)),
    (.saturation(0), EncodedSRGB(red: 0, green: 1, blue: 0), EncodedSRGB(red: 0.7152, green: 0.7152, blue: 0.7152)),
    (.saturation(-3), EncodedSRGB(red: 1, green: 0, blue: 0), EncodedSRGB(red: 0.2126, green: 0.2126, blue: 0.2126)),
    (.saturation(2), EncodedSRGB(red: 0.5, green: 0.5, blue: 0), EncodedSRGB(red: 0.5361, green: 0.5361, blue: 0)),
    (.grayscale(1), EncodedSRGB(red: 0, green: 0, blue: 1), EncodedSRGB(red: 0.0722, green: 0.0722, blue: 0.0722)),
    (.grayscale(0.5), EncodedSRGB(red: 0, green: 0, blue: 1), EncodedSRGB(red: 0.0361, green: 0.0361, blue: 0.5361)),
    (.invert(), EncodedSRGB(red: 0, green: 0.25, blue: 1), EncodedSRGB(red: 1, green: 0.75, blue: 0)),
    (.invert(amount: 0.5), amber, EncodedSRGB(red: 0.5, green: 0.5, blue: 0.5)),
    (.opacity(0.5), amber, amber),
    (.brightness(.nan), amber, EncodedSRGB(red: 0, green: 0, blue: 0)),
  ]

  @Test(arguments: formulas)
  func followsItsFormula(_ filter: ColorFilter, _ color: EncodedSRGB, _ expected: EncodedSRGB) {
    #expect(filter.apply(to: color).components.distance(to: expected.components) < 1e-15)
  }

  @Test func opacityMultipliesAlphaOnly() {
    let layer = EncodedLayer(Self.amber, alpha: 0.5)
    #expect(ColorFilter.opacity(0.5).apply(to: layer) == EncodedLayer(Self.amber, alpha: 0.25))
    #expect(ColorFilter.opacity(4).apply(to: layer).alpha == 1)
    #expect(ColorFilter.invert().apply(to: layer).alpha == 0.5)
  }
}
