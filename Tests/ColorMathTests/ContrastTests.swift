import Testing

@testable import ColorMath

@Suite struct ContrastTests {
  @Test func nothingIsRoundedBeforeTheComparison() {
    #expect(!ContrastRatio(4.499999999999999).reaches(ContrastRatio(4.5)))
    #expect(ContrastRatio(4.5).reaches(ContrastRatio(4.5)))
    #expect(!ContrastRatio(.nan).reaches(ContrastRatio(1)))
    #expect(ContrastRatio(4.499999999999999).flooredText() == "4.49")
    #expect(ContrastRatio(21).flooredText() == "21.00")
  }

  @Test func lightnessDifferenceKeepsThePolarity() {
    let (black, white) = (RelativeLuminance(0), RelativeLuminance(1))
    #expect(LightnessDifference(foreground: white, surface: black).value == 100)
    #expect(LightnessDifference(foreground: black, surface: white).value == -100)
    #expect(LightnessDifference(foreground: white, surface: white).value == 0)
    let gray = LightnessDifference(foreground: RelativeLuminance(0.18418651851244416), surface: black)
    #expect(abs(gray.value - 50) < 1e-12)
    let dark = LightnessDifference(foreground: RelativeLuminance(0.001), surface: black)
    #expect(abs(dark.value - 24.389 / 27) < 1e-12)
  }

  @Test func eightBitStepsAreExactAndPrintInUpperCase() {
    for step in UInt8.min...UInt8.max {
      let color = EightBitColor(red: step, green: 255 - step, blue: 0)
      #expect(color.encoded.red == Double(step) / 255)
      #expect(EightBitColor(color.encoded) == color)
      #expect(color.linear == color.encoded.linear)
    }
    #expect(EightBitColor(red: 10, green: 0xAB, blue: 0).hex == "#0AAB00")
  }

  @Test func roundingToEightBitsClampsAndRoundsHalvesUp() {
    #expect(EncodedSRGB(red: 0.5, green: -3, blue: 7).eightBit.hex == "#8000FF")
    #expect(EncodedSRGB(red: .nan, green: .infinity, blue: -.infinity).eightBit.hex == "#00FF00")
    #expect(EncodedSRGB(red: 0.5 / 255, green: 254.5 / 255, blue: 0.49 / 255).eightBit.hex == "#01FF00")
  }
}
