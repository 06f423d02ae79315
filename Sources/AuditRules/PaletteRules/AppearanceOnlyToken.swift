import AuditModel
import PaletteModel

extension Rule {
  /// Tokens that have a color in some appearances only.
  static let appearanceOnlyToken = Rule(
    id: "appearance-only-token", severity: .error,
    page: RulePage(
      title: "Appearance-only token",
      finds:
        "A token that has colors, but none for some variant. With only a Dark entry, it has no color in light mode; "
        + "with only a High Any entry, it has none at standard contrast.",
      matters:
        "One appearance never falls back to another. The system draws a missing color as clear, so text in it is "
        + "invisible.",
      failing: RuleExample(colorsets: [
        "Ink": """
        { "colors": [
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.950", "alpha": "1.000" } } }
          ] }
        """
      ]),
      passing: RuleExample(colorsets: [
        "Ink": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.100", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.950", "alpha": "1.000" } } }
          ] }
        """
      ]),
      remedy: "Add an Any entry. It serves every variant that has no better match.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.appearanceOnly) { use in
      use.cells { use.resolution(in: $0) == .noEntry }
    }
  }
}
