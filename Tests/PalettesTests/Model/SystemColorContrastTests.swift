import Testing

@testable import ColorMath
@testable import Palettes

private func ratio(_ name: String, _ variant: Variant, on surface: EncodedSRGB) throws -> Double {
  let value = try #require(
    SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: .iOS26))
  let seen = value.color.encodedLayer.over(surface)
  return ContrastRatio(luminance(seen), luminance(surface)).value
}

private func luminance(_ color: EncodedSRGB) -> RelativeLuminance {
  Color(.sRGB, color.red, color.green, color.blue).relativeLuminance
}

private let white = EncodedSRGB(red: 1, green: 1, blue: 1)
private let groupedGray = EncodedSRGB(red8: 0xF2, green8: 0xF2, blue8: 0xF7)

/// Ratios on white to two decimals, computed elsewhere without rounding the composite to eight bits.
///
/// Most hues fail as text, so a policy has to report that.
@Test(arguments: [
  ("systemRed", 3.57), ("systemOrange", 2.31), ("systemYellow", 1.51), ("systemGreen", 2.22), ("systemMint", 2.12),
  ("systemTeal", 2.16), ("systemCyan", 2.16), ("systemBlue", 3.52), ("systemIndigo", 5.09), ("systemPurple", 4.17),
  ("systemPink", 3.65), ("systemBrown", 3.53), ("secondaryLabel", 3.44), ("tertiaryLabel", 1.73),
])
func standardColorsHaveTheKnownRatioOnWhite(_ name: String, _ expected: Double) throws {
  #expect(abs(try ratio(name, .light, on: white) - expected) <= 0.0051)
}

@Test func secondaryLabelIsWeakerOnTheGroupedBackground() throws {
  #expect(abs(try ratio("secondaryLabel", .light, on: groupedGray) - 3.2953) <= 0.00005)
}

/// Apple made the hues of increased contrast to just pass as text on white.
@Test(arguments: [
  "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
  "systemIndigo", "systemPurple", "systemPink", "systemBrown",
])
func increasedHuesPassAsTextOnWhite(_ name: String) throws {
  let found = try ratio(name, .lightIncreased, on: white)
  let expected = ["systemIndigo": 6.12...6.12, "systemPurple": 5.21...5.21][name] ?? 4.54...4.59
  #expect(found >= 4.5)
  #expect(found > expected.lowerBound - 0.0051 && found < expected.upperBound + 0.0051)
}
