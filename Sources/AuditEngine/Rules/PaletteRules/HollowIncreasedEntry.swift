import ColorMath
import Palettes

extension Rule {
  /// Entries for Increase Contrast that repeat the standard color.
  static let hollowIncreasedEntry = Rule(
    id: "hollow-increased-entry", severity: .warning,
    page: RulePage(
      title: "High-contrast entry with no effect",
      finds:
        "An entry for Increase Contrast that has the same color as the entry it replaces. Legible compares the two in "
        + "sRGB at 8 bits per component, because Xcode writes only three decimal places. Design tokens are exempt "
        + "because a theme for Increase Contrast contains every token and repeats the colors that don't change.",
      matters:
        "The color set appears to support Increase Contrast, but nothing changes. Xcode fills a new slot with a "
        + "copy of the color, which is easy to overlook.",
      failing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", high: "0.300")
      ]),
      passing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", high: "0.000")
      ]),
      remedy:
        "Give the entry a color that stands out more. If you remove it instead, `shadowed-increased-entry` or "
        + "`missing-increased-entry` reports that the set has no entry for Increase Contrast. Opaque white and "
        + "opaque black aren't reported because they can't be any stronger.",
      seenIn:
        "NHS COVID-19 for iOS: 27 color sets, mostly in the Dark entry. Compound: 3 color sets, including the page "
        + "background. Hush: 2 color sets.",
      judged: JudgedFindings(right: 0, of: 1),
      references: ["Apple: Human Interface Guidelines, Color"])
  ) { input in
    input.tokens(as: PaletteEvidence.hollowIncreased) { use in
      // The theme of a token file repeats whatever stays as it is.
      guard !use.conditions.isDisjoint(with: .increased),
        !input.plan.loaded.palette.tokens[use.index].isDesignToken
      else { return [] }
      return use.cells { variant in
        guard variant.contrast == .increased, let condition = use.condition(in: variant),
          AppearanceConditionSet.increased.contains(condition), let color = use.writtenColor(in: variant),
          let standard = use.writtenColor(in: Variant(variant.appearance, .standard, variant.transparency))
        else { return false }
        return color.isSeenAs(standard) && !use.isStrongest(in: variant)
      }
    }
  }
}

extension Color {
  /// Returns true if both round to the same 8 bits of every sRGB component, unclamped, and of alpha.
  fileprivate func isSeenAs(_ other: Color) -> Bool {
    if self == other { return true }
    let (mine, others) = (encodedSRGB, other.encodedSRGB)
    func isSame(_ left: Double, _ right: Double) -> Bool { (left * 255).rounded() == (right * 255).rounded() }
    return isSame(alpha, other.alpha) && isSame(mine.red, others.red) && isSame(mine.green, others.green)
      && isSame(mine.blue, others.blue)
  }
}
