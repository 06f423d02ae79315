import ColorMath
import Palettes

extension Rule {
  /// Tokens that must be distinguishable by color but are not for everybody.
  static let indistinctTokens = Rule(
    id: "indistinct-tokens", severity: .note,
    page: RulePage(
      title: "Indistinct tokens",
      finds:
        "Two tokens in a `distinct` group whose colors differ by a ΔE-OK of less than 0.1 in normal vision or in "
        + "simulated protanopia, deuteranopia, or tritanopia. Legible compares a translucent token as it appears over "
        + "white in light mode and over black in dark mode.",
      matters:
        "If red means broken and green means fine, about one in twelve men sees two shades of the same color. Treat "
        + "this finding as advice: simulations are only models, and the real solution is a shape or a word next to the "
        + "color.",
      failing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"], "distinct": [{ "tokens": ["Success", "Error"] }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x34", "0xA8", "0x53"),
          "Error": RuleExample.plainSet("0xD9", "0x5B", "0x43"),
        ]),
      passing: RuleExample(
        auditFile: ##"""
          { "version": 1, "sources": ["Colors.xcassets"], "distinct": [{ "tokens": ["Success", "Error"] }] }
          """##,
        colorsets: [
          "Success": RuleExample.plainSet("0x9B", "0xE0", "0xAE"),
          "Error": RuleExample.plainSet("0x9C", "0x1B", "0x1B"),
        ]),
      remedy:
        "Increase the difference in lightness between the two colors, or also convey the difference with a shape, "
        + "text, or position.",
      references: [
        "WCAG 2.2 SC 1.4.1 Use of Color", "Viénot, Brettel, Mollon 1999", "Brettel, Viénot, Mollon 1997",
      ])
  ) { input in
    let groups = input.plan.loaded.declaration.distinct
    guard !groups.isEmpty else { return [] }
    return TokenComparison(input).evidence(of: groups)
  }
}
