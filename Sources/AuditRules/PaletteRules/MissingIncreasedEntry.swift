import AuditModel
import PaletteModel

extension Rule {
  /// Colors that Increase Contrast leaves unchanged, for lack of an entry.
  static let missingIncreasedEntry = Rule(
    id: "missing-increased-entry", severity: .note,
    page: RulePage(
      title: "Missing increased entry",
      finds: "A token without an entry for Increase Contrast in a catalog whose other tokens have some: one "
        + "note for each such token, in the appearances that lack it. A catalog without any gets a single "
        + "note. References to system colours adapt by themselves and are left out; opaque white and black are as strong as "
        + "a colour can be.",
      matters: "Whoever switches on Increase Contrast asks for more than the minimum, and most catalogs answer "
        + "with nothing. Where a whole catalog does without, that was one decision, so it is one note.",
      failing: RuleExample(colorsets: [
        "Ink": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.300", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.700", "alpha": "1.000" } } }
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
      remedy: "Add entries for High Contrast: with a Dark entry, both the Any and the Dark one.",
      seenIn: "Brave for iOS: five catalogs with 54 colour sets and not one such entry; NHS COVID-19 for iOS: "
        + "17 of 44 sets.",
      references: ["Apple: Human Interface Guidelines, Color", "Apple: App Store Connect Help, Sufficient Contrast"])
  ) { input in
    input.lacking(as: PaletteEvidence.missingIncreased, catalogsWith: { !$0.conditions.isDisjoint(with: .increased) }) {
      use in
      guard !use.ownConditions.contains(.highAny) else { return [] }
      return use.cells { variant in
        guard variant.contrast == .increased, use.deviceKnows(.highAny, in: variant),
          let condition = use.condition(in: variant), use.writtenColor(in: variant) != nil
        else { return false }
        return !AppearanceConditionSet.increased.contains(condition) && !use.isStrongest(in: variant)
      }
    }
  }
}
