import AuditModel
import PaletteModel

extension Rule {
  /// Components outside their space.
  static let outOfGamutComponent = Rule(
    id: "out-of-gamut-component", severity: .warning,
    page: RulePage(
      title: "Out-of-gamut component",
      finds: "A colour in use with a component outside 0…1 (or 0…255) in a space that is not extended: `srgb`, "
        + "`display-p3`, `gray-gamma-22`; or with such an alpha. Extended spaces mean what they say there, "
        + "and wide gamut is legal, so neither is found.",
      matters: "Such a number is a slip of the pen or meant for an extended space. Xcode may clamp it, and then "
        + "what is drawn is not what is written, nor what is measured.",
      failing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "srgb",
                "components": { "red": "1.200", "green": "0.100", "blue": "0.000", "alpha": "1.000" } } }
          ] }
        """
      ]),
      passing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "extended-srgb",
                "components": { "red": "1.200", "green": "0.100", "blue": "0.000", "alpha": "1.000" } } }
          ] }
        """
      ]),
      remedy: "Correct the number, or change the space to `extended-srgb` if the colour is meant to lie outside "
        + "sRGB.",
      seenIn: "No project of the collection that the rules are tried on (896 colour sets) has one; "
        + "SwiftUIColor, which stores colours of the system, writes them in extended spaces.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.outOfGamut) { $0.cells(with: .componentOutOfRange) }
  }
}
