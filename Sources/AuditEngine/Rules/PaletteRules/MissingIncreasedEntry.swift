import Palettes
import SwiftReading

extension Rule {
  /// Colors that Increase Contrast leaves unchanged, for lack of an entry.
  static let missingIncreasedEntry = Rule(
    id: "missing-increased-entry", severity: .note,
    page: RulePage(
      title: "Missing high-contrast entry",
      finds:
        "A token without an entry for Increase Contrast, in a catalog in which other tokens have one. Legible reports "
        + "one note for each token, for the appearances that lack an entry. If no token in a catalog has an entry, "
        + "Legible reports a single note for the catalog. References to system colors are exempt because they adapt "
        + "automatically. Colors close to white or black are exempt because they can't be much stronger. Surfaces, "
        + "foregrounds whose pairs all reach the target for Increase Contrast, and catalogs for watchOS and visionOS "
        + "apps are also exempt. A token that no pair uses counts as a surface if its name suggests that it is one. If "
        + "the audit reads sources, tokens that no pair uses are exempt.",
      matters:
        "People who turn on Increase Contrast ask for more than the minimum, but most catalogs don't respond to the "
        + "setting. An entire catalog without these entries reflects a single decision, so a single note is enough.",
      failing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", dark: "0.700")
      ]),
      passing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.300", dark: "0.700", high: "0.000", highDark: "1.000")
      ]),
      remedy:
        "Add High Contrast entries. If the set has a Dark entry, add High Contrast entries for both Any and Dark.",
      seenIn:
        "Brave for iOS: five catalogs with 54 color sets and not a single entry for Increase Contrast. NHS COVID-19 "
        + "for iOS: 17 of 44 sets.",
      judged: JudgedFindings(right: 2, of: 2),
      references: ["Apple: Human Interface Guidelines, Color", "Apple: App Store Connect Help, Sufficient Contrast"])
  ) { input in
    let platforms = SourcePlatforms(input)
    let meant = input.tokensInUse
    let gain = IncreasedGain(input)
    return input.lacking(
      as: PaletteEvidence.missingIncreased, catalogsWith: { !$0.conditions.isDisjoint(with: .increased) }
    ) {
      use in
      guard !use.ownConditions.contains(.highAny), meant?.contains(use.index) ?? true,
        platforms.platforms(of: use.token.name.catalog).platforms.contains(where: { $0.hasAppearances })
      else { return [] }
      return use.cells { variant in
        guard variant.contrast == .increased, use.deviceKnows(.highAny, in: variant),
          let condition = use.condition(in: variant), use.writtenColor(in: variant) != nil
        else { return false }
        return !AppearanceConditionSet.increased.contains(condition) && gain.isPossible(for: use, in: variant)
      }
    }
  }
}

extension AuditInput {
  /// The tokens that pairs use, or, if there are no pairs, that sources name; nil if no sources are read.
  fileprivate var tokensInUse: Set<TokenIndex>? {
    guard let used = directlyUsedTokens else { return nil }
    return plan.pairs.isEmpty ? used : TokenCoverage.tokens(in: plan)
  }
}
