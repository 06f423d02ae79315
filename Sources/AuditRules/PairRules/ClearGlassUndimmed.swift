import AuditModel
import ColorMath
import PaletteModel
import SourceScan

extension Rule {
  /// Clear glass over an undimmed backdrop.
  static let clearGlassUndimmed = Rule(
    id: "clear-glass-undimmed", severity: .warning,
    page: RulePage(
      title: "Undimmed clear glass",
      finds:
        "Text or a graphic on clear glass that has a dark layer of less than 30% below it, unless the pair is "
        + "proven to pass over every possible backdrop. Legible reports one finding for each surface, in the variants "
        + "with standard contrast and full transparency. In sources, clear glass over media without such a layer: below "
        + "it in a `ZStack`, behind it as a background, under it as an overlay of what it floats over, or as a dark "
        + "tint. Also clear glass on a plain surface: a color, a row, the background of a screen or a sheet. A component "
        + "has the surfaces of the places that show it. Exempt are glass of whose surface the sources say nothing, and "
        + "code for watchOS, where the background is black.",
      matters:
        "Clear glass covers only 7% of the content below it: white text on it has a ratio of 1.0 over white "
        + "content, black text 1.0 over dark content. Clear glass is meant for bright foregrounds over rich media "
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
        "Put a layer of black below the glass: 35% over bright content, or more if the ratio requires it. "
        + "On a plain surface, use regular glass: there is nothing to see through clear glass.",
      seenIn: "Palettes/BarDownGlassKit: text on its subtle glass over any media, 1.00.",
      judged: JudgedFindings(right: 2, of: 2),
      references: [
        "Human Interface Guidelines, Materials: a dimming layer of 35% below clear glass over bright content",
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

  /// The share of the backdrop of the lowest clear glass that dark layers hide, 0…1; nil without such glass, or if
  /// anything except colors is below it.
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
