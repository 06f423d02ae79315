import AuditModel
import PaletteModel

extension Rule {
  /// Colors that are the same in light and dark, for lack of a Dark entry.
  static let missingDarkEntry = Rule(
    id: "missing-dark-entry", severity: .note,
    page: RulePage(
      title: "Missing dark entry",
      finds: "A token whose Any entry serves light and dark alike, in a catalog whose other tokens have Dark "
        + "entries: one note for each such token. A catalog without any Dark entry gets a single note. "
        + "Sets that refer to a system colour are left out, because those adapt by themselves.",
      matters: "One colour for both appearances is legal, and right for a brand mark. Beside neighbours that "
        + "adapt it is more often an entry that was forgotten, or a Dark slot that was added and left "
        + "empty. Where a whole catalog does without, that was one decision, so it is one note.",
      failing: RuleExample(colorsets: [
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
        """,
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.400", "alpha": "1.000" } } }
          ] }
        """,
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
        """,
        "Accent": """
        { "colors": [
            { "idiom": "universal", "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.400", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
              "color": {
                "color-space": "gray-gamma-22",
                "components": { "white": "0.650", "alpha": "1.000" } } }
          ] }
        """,
      ]),
      remedy: "Add a Dark entry, even one of the same colour if that is the intention. In a catalog of fixed "
        + "colours set the rule to `off` in the audit file.",
      seenIn: "FluentUI for macOS: 100 of 148 colour sets, 63 of them with a Dark slot that was left empty.",
      references: ["Apple: Human Interface Guidelines, Dark Mode"])
  ) { input in
    input.lacking(as: PaletteEvidence.missingDark, catalogsWith: { !$0.conditions.isDisjoint(with: .dark) }) { use in
      guard use.condition(in: .dark) == .any, use.deviceKnows(.dark, in: .dark), !use.hasSystemColor,
        use.entry(in: .light) == use.entry(in: .dark)
      else { return [] }
      return use.cells { $0.appearance == .dark && use.condition(in: $0) == .any }
    }
  }
}
