import Palettes

extension Rule {
  /// High Any entries that are unused because of a Dark or Light entry.
  static let shadowedIncreasedEntry = Rule(
    id: "shadowed-increased-entry", severity: .warning,
    page: RulePage(
      title: "Shadowed high-contrast entry",
      finds:
        "A High Any entry that isn't used with Increase Contrast because the set also has a Dark (or Light) entry "
        + "but no High Dark (or High Light) entry. The system matches the appearance before the contrast.",
      matters:
        "The color set looks complete in Xcode, and it works in light mode. In dark mode, people who turn on "
        + "Increase Contrast get the plain Dark color.",
      failing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", dark: "0.700", high: "0.000")
      ]),
      passing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", dark: "0.700", high: "0.000", highDark: "1.000")
      ]),
      remedy:
        "Add a High Dark (or High Light) entry with a color that stands out more, or remove the Dark entry if the "
        + "High Any color is meant for both appearances.",
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
