import Palettes

extension Rule {
  /// Tokens that have a color in some appearances only.
  static let appearanceOnlyToken = Rule(
    id: "appearance-only-token", severity: .error,
    page: RulePage(
      title: "Appearance-only token",
      finds:
        "A token that has a color in some variants but not in others. A token with only a Dark entry has no color "
        + "in light mode. A token with only a High Any entry has no color at standard contrast.",
      matters:
        "The system never falls back from one appearance to another. It draws a missing color as clear, so text in "
        + "that color is invisible.",
      failing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet(dark: "0.950")
      ]),
      passing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.100", dark: "0.950")
      ]),
      remedy: "Add an Any entry. The system uses it in every variant that has no better match.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.appearanceOnly) { use in
      use.cells { use.resolution(in: $0) == .noEntry }
    }
  }
}
