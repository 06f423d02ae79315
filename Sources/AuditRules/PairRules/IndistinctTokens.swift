import AuditModel
import ColorMath
import PaletteModel

extension Rule {
  /// Tokens that must be distinguishable by color but are not for everybody.
  static let indistinctTokens = Rule(
    id: "indistinct-tokens", severity: .note,
    page: RulePage(
      title: "Indistinct tokens",
      finds: "Two tokens of a `distinct` group whose colours differ by less than ΔE-OK 0.1 in normal vision or in a "
        + "simulation of protanopia, deuteranopia or tritanopia. A translucent token is taken as it looks over white in "
        + "light and over black in dark.",
      matters:
        "Where red means broken and green means fine, about one man in twelve sees two shades of one colour. The "
        + "finding is advice: simulations are models, and a shape or a word beside the colour is the real remedy.",
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
      remedy: "Move the two apart in lightness, or say the difference by shape, text or position too.",
      seenIn: "Palettes/Countdown: TintBlue and TintPurple, ΔE-OK 0.035 without red or without green cones.",
      references: [
        "WCAG 2.2 SC 1.4.1 Use of Color", "Viénot, Brettel, Mollon 1999", "Brettel, Viénot, Mollon 1997",
      ])
  ) { input in
    let groups = input.plan.loaded.declaration.distinct
    guard !groups.isEmpty else { return [] }
    return TokenComparison(input).evidence(of: groups)
  }
}
