import Palettes

extension Rule {
  /// Components with two possible meanings.
  static let ambiguousComponent = Rule(
    id: "ambiguous-component", severity: .warning,
    page: RulePage(
      title: "Ambiguous component",
      finds:
        "A color in use with a component that's written as a bare `1`. The number can mean either full intensity or "
        + "1/255.",
      matters:
        "Xcode writes `1` for 1/255 in its 8-bit mode, and tools that read catalogs disagree about the meaning. The "
        + "component is either full or nearly zero, and the verdict of every pair that uses the color depends on "
        + "the answer.",
      failing: RuleExample(colorsets: [
        "Accent": RuleExample.plainSet("1", "0", "0")
      ]),
      passing: RuleExample(colorsets: [
        "Accent": RuleExample.plainSet("1.000", "0.000", "0.000")
      ]),
      remedy: "Write `1.000` or `0x01`, whichever you mean.",
      references: ["Apple: Asset Catalog Format Reference, Named Color Type"])
  ) { input in
    input.tokens(as: PaletteEvidence.ambiguous) { $0.cells(with: .ambiguousComponent) }
  }
}
