import Palettes

extension Rule {
  /// Glass on glass, and material on material.
  static let stackedGlass = Rule(
    id: "stacked-glass", severity: .warning,
    page: RulePage(
      title: "Stacked glass",
      finds:
        "A surface that has glass on top of glass, or a material on top of a material, with nothing opaque in between. "
        + "Layers of nested surfaces also count.",
      matters:
        "Glass can't sample other glass: the upper layer doesn't pick up the content of the lower one, and the "
        + "result looks muddled. Each layer was measured over plain content, so there are no measured values for "
        + "the stack.",
      failing: ##"""
        { "materials": { "frost": { "alpha": 0.8, "tint": "#101014" } },
          "surfaces": {
            "panel": { "layers": [{ "material": "frost" }], "over": ["any"], "reduced": "#101014" },
            "chip": { "layers": [{ "material": "frost" }, "panel"], "reduced": "#101014" } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "chip", "role": "graphic" }] }
        """##,
      passing: ##"""
        { "materials": { "frost": { "alpha": 0.8, "tint": "#101014" } },
          "surfaces": {
            "panel": { "layers": [{ "material": "frost" }], "over": ["any"], "reduced": "#101014" },
            "chip": { "layers": [{ "color": "#000000", "opacity": 0.3 }, "panel"], "reduced": "#101014" } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "chip", "role": "graphic" }] }
        """##,
      remedy:
        "Give the upper element a fill or a vibrant color instead of a second material, or put both elements in one "
        + "`GlassEffectContainer`.",
      references: [
        "WWDC25 219, Meet Liquid Glass: avoid glass on glass", "WWDC25 323, Build a SwiftUI app with the new design",
      ])
  ) { input in
    let reader = SurfaceReader(input.plan)
    return input.standingSurfaces.compactMap { standing in
      reader.stack(of: standing).map { .surface($0) }
    }
  }
}

extension SurfaceReader {
  /// The variants in which a surface has several materials of one kind.
  fileprivate func stack(of standing: StandingSurface) -> SurfaceFault? {
    var variants: [Variant] = []
    var names: [String] = []
    for variant in standing.variants.variants {
      guard let materials = layers(of: standing.surface, in: variant)?.materials else { continue }
      let glass = materials.filter { $0.isGlass }
      let plain = materials.filter { !$0.isGlass }
      guard let stack = [glass, plain].first(where: { $0.count > 1 }) else { continue }
      if variants.isEmpty { names = stack.map { $0.text } }
      variants.append(variant)
    }
    return SurfaceFault(.stacked, in: standing.surface, layers: names, variants: variants)
  }
}
