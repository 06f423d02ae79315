import ColorMath
import Palettes
import SwiftReading

extension Rule {
  /// Clear glass on an undimmed backdrop.
  static let clearGlassUndimmed = Rule(
    id: "clear-glass-undimmed", severity: .warning,
    page: RulePage(
      title: "Undimmed clear glass",
      finds:
        "Text or a graphic on clear glass with no dark layer of at least 30% opacity behind it. A pair is exempt if "
        + "it's proven to pass over every possible backdrop. Legible reports one finding for each surface, in the "
        + "variants with Increase Contrast and Reduce Transparency off. In Swift sources, it reports clear glass over "
        + "media if there's no dark layer. The dark layer can be behind the glass in a `ZStack`, in the glass "
        + "background, or in an overlay between the media and the glass. A dark tint on the glass also counts. Legible "
        + "also reports clear glass on a plain surface: a color, a row, or the background of a screen or a sheet. It "
        + "checks a component against its background everywhere it's used. Glass is exempt if the sources don't show "
        + "what's behind it. Code for watchOS is exempt because the background in watchOS is black.",
      matters:
        "Clear glass has an opacity of only 7%. White text on it has a ratio of 1.0 over white content, and black "
        + "text has a ratio of 1.0 over dark content. Clear glass is meant for bright foregrounds over rich media "
        + "with a dimming layer.",
      failing: ##"""
        { "surfaces": { "player": { "layers": [{ "glass": "clear" }], "over": ["#404040", "#E0E0E0"] } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "player", "role": "graphic", "variants": ["light", "dark"] }] }
        """##,
      passing: ##"""
        { "surfaces": { "player": { "layers": [{ "glass": "clear" }, { "color": "#000000", "opacity": 0.6 }],
            "over": ["#404040", "#E0E0E0"] } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "player", "role": "graphic", "variants": ["light", "dark"] }] }
        """##,
      remedy:
        "Put a black layer behind the glass: 35% opacity over bright content, or more if the ratio requires it. On a "
        + "plain surface, use regular glass, because there's nothing for clear glass to show through.",
      seenIn: "Palettes/BarDownGlassKit: text on the kit's subtle glass, over any media (1.00).",
      judged: JudgedFindings(right: 2, of: 2),
      references: [
        "Human Interface Guidelines, Materials: a 35% dimming layer behind clear glass over bright content",
        "SwiftUI, Glass.clear",
      ])
  ) { input in
    let reader = SurfaceReader(input.plan)
    return input.standingSurfaces.compactMap { reader.undimmed($0, in: input).map { .surface($0) } }
      + input.inSources { facts in
        let platforms = SourcePlatforms(input)
        return UndimmedClearGlass(facts).sightings.filter { sighting in
          // The background of a watch is black.
          platforms.platforms(at: sighting.place).platforms.contains { $0 != .watchOS }
        }
      }
  }
}

extension SurfaceReader {
  /// The amount of dimming in the sample of `Glass.clear`.
  private static let leastDimming = 0.3

  /// The variants in which pairs do not pass on clear glass for lack of dimming.
  fileprivate func undimmed(_ standing: StandingSurface, in input: AuditInput) -> SurfaceFault? {
    var variants: [Variant] = []
    var worst: ContrastRatio?
    var least = Double.infinity
    var names: [String] = []
    for variant in standing.variants.variants where variant.contrast == .standard && variant.transparency == .full {
      guard let layers = layers(of: standing.surface, in: variant), layers.isOpen,
        let dimming = dimming(below: layers, in: variant), dimming < Self.leastDimming
      else { continue }
      let found = standing.pairs.compactMap { input.measurement(of: $0, in: variant) }
        .filter { $0.verdict == .fail || $0.verdict == .unverified }
      guard !found.isEmpty else { continue }
      variants.append(variant)
      least = min(least, dimming)
      names = layers.translucent
      worst = ([worst].compactMap { $0 } + found.compactMap { $0.minimum }).min()
    }
    return SurfaceFault(.undimmed(least), in: standing.surface, layers: names, variants: variants, worst: worst)
  }

  /// The share of the backdrop hidden by dark layers behind the lowest clear glass, 0…1; nil without clear glass, or if
  /// anything except colors is behind it.
  private func dimming(below layers: VisibleLayers, in variant: Variant) -> Double? {
    guard
      let glass = layers.parts.lastIndex(where: { part in
        if case .material(let use) = part.layer { use.kind == .glass(.clear) } else { false }
      })
    else { return nil }
    var transmitted = 1.0
    for part in layers.parts[(glass + 1)...] {
      switch part.layer {
      case .color(let written):
        guard let color = try? colors.resolve(written, in: variant.with(part.appearance)).color,
          color.relativeLuminance.value < 0.1
        else { continue }
        transmitted *= 1 - color.alpha
      case .filter: continue
      case .material, .gradient, .surface, .unsupported: return nil
      }
    }
    return 1 - transmitted
  }
}
