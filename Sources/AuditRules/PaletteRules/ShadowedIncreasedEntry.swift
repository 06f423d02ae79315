import AuditModel
import PaletteModel

extension Rule {
  /// High Any entries that are unused because of a Dark or Light entry.
  static let shadowedIncreasedEntry = Rule(
    id: "shadowed-increased-entry", severity: .warning,
    page: RulePage(
      title: "Shadowed increased entry",
      finds: "A High Any entry that is not used under Increase Contrast, because the set also has a Dark entry "
        + "(or a Light one) and nothing for High Dark (or High Light). The appearance is looked at before "
        + "the contrast.",
      matters: "The set looks complete in Xcode, and works in light. In dark, people who switched on Increase "
        + "Contrast get the plain Dark colour.",
      failing: RuleExample(colorsets: [
        "Ink": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.300", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.700", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "contrast", "value": "high" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.000", "alpha": "1.000" } } }
          ] }
        """
      ]),
      passing: RuleExample(colorsets: [
        "Ink": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.300", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.700", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "contrast", "value": "high" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.000", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "contrast", "value": "high" }, { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "1.000", "alpha": "1.000" } } }
          ] }
        """
      ]),
      remedy:
        "Add a High Dark entry (or High Light) with a colour that stands out more, or remove the Dark entry if the High Any colour is to "
        + "serve both appearances.",
      seenIn: "No project of the collection that the rules are tried on (896 colour sets) has one: its 339 "
        + "sets with Dark and High Any entries have High Dark too.",
      references: [
        "Apple: Asset Catalog Format Reference, Named Color Type", "Apple: Human Interface Guidelines, Color",
      ])
  ) { input in
    input.tokens(as: PaletteEvidence.shadowedIncreased) { use in
      guard use.ownConditions.contains(.highAny) else { return [] }
      return use.cells { variant in
        guard variant.contrast == .increased, let condition = use.condition(in: variant) else { return false }
        return (condition == .dark || condition == .light) && !use.isStrongest(in: variant)
      }
    }
  }
}
