import AuditModel
import PaletteModel

extension Rule {
  /// Components with two possible meanings.
  static let ambiguousComponent = Rule(
    id: "ambiguous-component", severity: .warning,
    page: RulePage(
      title: "Ambiguous component",
      finds: "A colour in use with a component written as a bare 1 where both readings are possible: all of "
        + "the scale, or 1 of 255.",
      matters: "Xcode writes `1` for 1/255 in its 8-bit mode, and readers of catalogs disagree. White or nearly "
        + "black: the verdicts of every pair depend on it.",
      failing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "srgb",
                "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1.000" } } }
          ] }
        """
      ]),
      passing: RuleExample(colorsets: [
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "srgb",
                "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } }
          ] }
        """
      ]),
      remedy: "Write `1.000` or `0x01`, whichever is meant.",
      seenIn:
        "No project of the collection that the rules are tried on (896 colour sets) has one; a set of the tests of "
        + "ColorAssetCatalog comes near, whose 1 beside 180 and 255 can only be 1/255.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.ambiguous) { $0.cells(with: .ambiguousComponent) }
  }
}
