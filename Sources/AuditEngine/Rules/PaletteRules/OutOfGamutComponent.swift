import Palettes

extension Rule {
  /// Components outside their space.
  static let outOfGamutComponent = Rule(
    id: "out-of-gamut-component", severity: .warning,
    page: RulePage(
      title: "Out-of-gamut component",
      finds:
        "A color in use that has a component outside 0…1 (or 0…255) in a color space that isn't extended (`srgb`, "
        + "`display-p3`, or `gray-gamma-22`), or an alpha value outside that range. Extended color spaces and "
        + "wide-gamut colors are valid, so they aren't reported.",
      matters:
        "Either the number is a typo, or it's meant for an extended color space. Xcode may clamp it. If it does, "
        + "the color on screen differs from both the color in the file and the measured color.",
      failing: RuleExample(colorsets: [
        "Accent": RuleExample.plainSet("1.200", "0.100", "0.000")
      ]),
      passing: RuleExample(colorsets: [
        "Accent": RuleExample.plainSet("1.200", "0.100", "0.000", space: "extended-srgb")
      ]),
      remedy:
        "Correct the number, or change the color space to `extended-srgb` if the color is meant to be outside sRGB.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.outOfGamut) { $0.cells(with: .componentOutOfRange) }
  }
}
