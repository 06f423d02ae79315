import ColorMath
import Palettes
import SwiftReading

extension Rule {
  /// Colors that are the same in light and dark, for lack of a Dark entry.
  static let missingDarkEntry = Rule(
    id: "missing-dark-entry", severity: .note,
    page: RulePage(
      title: "Missing dark entry",
      finds:
        "A token whose Any entry is used in both light and dark mode, in a catalog in which other tokens have Dark "
        + "entries. Legible reports one note for each token. If no token in a catalog has a Dark entry, Legible "
        + "reports a single note for the catalog. Color sets that refer to a system color are exempt because they "
        + "adapt automatically. Colors with a strong hue that are neither very light nor very dark are exempt, and so "
        + "are catalogs for watchOS and visionOS apps. If the audit reads sources, colors that no source and no pair "
        + "uses are exempt, and so are colors that the code always picks by the appearance.",
      matters:
        "Using one color in both appearances is allowed, and it's right for a brand mark. Among tokens that adapt, it "
        + "usually means that someone forgot the Dark entry or left the Dark slot empty. An entire catalog without "
        + "Dark entries reflects a single decision, so a single note is enough.",
      failing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.100", dark: "0.950"),
        "Accent": RuleExample.graySet("0.200"),
      ]),
      passing: RuleExample(colorsets: [
        "Ink": RuleExample.graySet("0.100", dark: "0.950"),
        "Accent": RuleExample.graySet("0.200", dark: "0.850"),
      ]),
      remedy:
        "Add a Dark entry. If the color is meant to stay the same, repeat it in that entry. For a catalog of fixed "
        + "colors, set the rule to `off` in the audit file.",
      seenIn: "FluentUI for macOS: 100 of 148 color sets, 63 of them with an empty Dark slot.",
      judged: JudgedFindings(right: 1, of: 2),
      references: ["Apple: Human Interface Guidelines, Dark Mode"])
  ) { input in
    let used = input.directlyUsedTokens
    let platforms = SourcePlatforms(input)
    let picked = input.tokensPickedByAppearance
    return input.lacking(as: PaletteEvidence.missingDark, catalogsWith: { !$0.conditions.isDisjoint(with: .dark) }) {
      use in
      guard use.condition(in: .dark) == .any, use.deviceKnows(.dark, in: .dark), !use.hasSystemColor,
        use.entry(in: .light) == use.entry(in: .dark), used?.contains(use.index) ?? true,
        platforms.platforms(of: use.token.name.catalog).platforms.contains(where: { $0.hasAppearances }),
        !use.isAccent, !picked.contains(use.index)
      else { return [] }
      return use.cells { $0.appearance == .dark && use.condition(in: $0) == .any }
    }
  }
}

extension AuditInput {
  /// The tokens that sources show, and in every place only in one appearance.
  fileprivate var tokensPickedByAppearance: Set<TokenIndex> {
    guard let facts = plan.sources else { return [] }
    let palette = plan.loaded.palette
    let reader = SourceColorReader(palette, targets: facts.targets)
    var (picked, others): (Set<TokenIndex>, Set<TokenIndex>) = ([], [])
    for pair in facts.pairs.pairs {
      let path = facts.project.files[pair.file].path
      for alternative in pair.alternatives {
        let isPicked = alternative.conditions.contains { if case .appearance = $0 { true } else { false } }
        for color in [alternative.foreground] + alternative.surface.layers {
          guard case .token(let name)? = reader.color(color, in: path).reference,
            case .found(let token) = palette.lookup(name)
          else { continue }
          if isPicked { picked.insert(token) } else { others.insert(token) }
        }
      }
    }
    let catalog = catalogTokens
    let named = catalogUses?.picked.map { catalog[$0] } ?? []
    return picked.union(named).subtracting(others)
  }
}

extension TokenUse {
  /// True if the color has a hue that may well be the same in light and dark: strong, and neither very light nor dark.
  fileprivate var isAccent: Bool {
    guard let color = writtenColor(in: .light) else { return false }
    let seen = color.encodedSRGB.eightBit
    let channels = [seen.red, seen.green, seen.blue]
    let strength = Int(channels.max() ?? 0) - Int(channels.min() ?? 0)
    let luminance = color.relativeLuminance.value
    return strength >= 64 && luminance > 0.03 && luminance < 0.75
  }
}
