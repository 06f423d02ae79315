import Palettes

extension Rule {
  /// Surfaces with a forced appearance next to content that follows the system.
  static let forcedAppearance = Rule(
    id: "forced-appearance", severity: .warning,
    weigh: { evidence, _ in
      guard case .surface(let fault) = evidence, case .otherAppearance(let clash) = fault.kind, clash.content == .any
      else { return .warning }
      return .note
    },
    page: RulePage(
      title: "Forced appearance",
      finds:
        "A translucent surface that is forced to light or dark over content that follows the system appearance, or a "
        + "surface that follows the system appearance over content that doesn't. The finding is a note if the audit "
        + "file doesn't declare the content.",
      matters:
        "When the appearance changes, the surface and the content no longer match. A bar that is forced to dark turns "
        + "gray over light content, and its white title becomes hard to read. A label that follows the system "
        + "appearance turns black on a layer that stays dark.",
      failing: ##"""
        { "surfaces": { "bar": { "layers": [{ "color": "system:systemBackground", "opacity": 0.9 }],
            "over": ["system:systemBackground"], "appearance": "dark" } },
          "pairs": [{ "foreground": "#8E8E93", "on": "bar", "role": "graphic", "variants": ["light", "dark"] }] }
        """##,
      passing: ##"""
        { "surfaces": { "bar": { "layers": [{ "color": "system:systemBackground", "opacity": 0.9 }],
            "over": ["#1C1C1E"], "appearance": "dark" } },
          "pairs": [{ "foreground": "#8E8E93", "on": "bar", "role": "graphic", "variants": ["light", "dark"] }] }
        """##,
      remedy:
        "Force the appearance of the entire presentation, let everything follow the system appearance, or make the "
        + "surface opaque.",
      seenIn: "Palettes/ForkInTheRoad: the ultraThin navigation bar is forced to dark over any content.",
      references: [
        "Human Interface Guidelines, Dark Mode",
        "SwiftUI, View.preferredColorScheme(_:) and toolbarColorScheme(_:for:)",
      ])
  ) { input in
    let reader = SurfaceReader(input.plan)
    return input.standingSurfaces.compactMap { reader.clash(of: $0, in: input).map { .surface($0) } }
  }
}

extension SurfaceReader {
  /// The variants in which a surface differs in appearance from its backdrop or its content.
  fileprivate func clash(of standing: StandingSurface, in input: AuditInput) -> SurfaceFault? {
    var certain: [(variant: Variant, clash: AppearanceClash)] = []
    var possible = certain
    for variant in standing.variants.variants {
      guard let clash = clash(of: standing, variant, in: input) else { continue }
      if clash.content == .any { possible.append((variant, clash)) } else { certain.append((variant, clash)) }
    }
    let found = certain.isEmpty ? possible : certain
    guard let first = found.first else { return nil }
    let names = layers(of: standing.surface, in: first.variant)?.translucent ?? []
    return SurfaceFault(
      .otherAppearance(first.clash), in: standing.surface, layers: names, variants: found.map { $0.variant })
  }

  private func clash(of standing: StandingSurface, _ variant: Variant, in input: AuditInput) -> AppearanceClash? {
    guard let layers = layers(of: standing.surface, in: variant) else { return nil }
    let forced = surfaces[standing.surface].appearance
    let shown = forced ?? variant.appearance
    let follows = standing.pairs.contains { input.followsAppearance($0, in: variant, colors) }
    if let other = layers.parts.first(where: { $0.appearance != shown && followsAppearance($0.layer, in: variant) }) {
      return follows ? AppearanceClash(forced: forced ?? other.appearance, content: .layer) : nil
    }
    guard let forced, forced != variant.appearance, layers.isOpen,
      follows || layers.parts.contains(where: { followsAppearance($0.layer, in: variant) })
    else { return nil }
    return content(below: standing.surface, in: variant).map { AppearanceClash(forced: forced, content: $0) }
  }

  /// The content behind a surface that follows the system; nil for none.
  private func content(below surface: SurfaceIndex, in variant: Variant) -> AppearanceClash.Content? {
    let backdrops = backdrops(of: surface, in: variant)
    let declared = backdrops.contains { backdrop in
      switch backdrop {
      case .content: true
      case .color(let written): colors.changes(written, in: variant)
      case .gradient(let stops): stops.contains { colors.changes($0.color, in: variant) }
      case .any, .image: false
      }
    }
    return declared ? .declared : backdrops.isEmpty || backdrops.contains(.any) ? .any : nil
  }

  /// Returns true if a layer looks different in light and in dark.
  private func followsAppearance(_ layer: Layer, in variant: Variant) -> Bool {
    switch layer {
    case .color(let written): colors.changes(written, in: variant)
    case .gradient(let stops, _): stops.contains { colors.changes($0.color, in: variant) }
    case .material(let use):
      switch use.kind {
      case .glass(.clear), .glass(.identity): use.tint.map { colors.changes($0, in: variant) } ?? false
      case .glass, .style, .custom, .unknownGlass: true
      }
    case .filter, .surface, .unsupported: false
    }
  }
}

extension AuditInput {
  /// Returns true if the foreground differs between light and dark.
  fileprivate func followsAppearance(_ pair: PairIndex, in variant: Variant, _ colors: ColorResolver) -> Bool {
    plan.foregrounds[plan.pairs[pair].foreground].colors.value(in: variant).map { colors.changes($0, in: variant) }
      ?? false
  }
}

extension ColorResolver {
  /// Returns true if a color differs between light and dark; false if one of the two is missing.
  fileprivate func changes(_ written: WrittenColor, in variant: Variant) -> Bool {
    guard let light = try? resolve(written, in: variant.with(.light)),
      let dark = try? resolve(written, in: variant.with(.dark))
    else { return false }
    return light.color != dark.color
  }
}
