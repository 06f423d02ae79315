import AuditModel
import PaletteModel

extension Rule {
  /// Tokens that have a color in some appearances only.
  static let appearanceOnlyToken = Rule(
    id: "appearance-only-token", severity: .error,
    page: RulePage(
      title: "Appearance-only token",
      finds: "A token that has colours, but none for some variant: only Dark, so that light has none, or only "
        + "High Any, so that the standard contrast has none.",
      matters: "Nothing falls back from one appearance to the other. What has no colour is drawn clear, so text "
        + "in it is invisible.",
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
      remedy: "Add an Any entry: it serves every variant for which there is nothing better.",
      seenIn: "No project of the collection that the rules are tried on (896 colour sets) has one; their "
        + "authors would have noticed at once in the appearance that they work in.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.appearanceOnly) { use in
      use.cells { use.resolution(in: $0) == .noEntry }
    }
  }
}
