import Palettes

extension Rule {
  /// Content that shows its backdrop.
  static let translucentContent = Rule(
    id: "translucent-content", severity: .error,
    page: RulePage(
      title: "Translucent content",
      finds:
        "A surface that the audit file marks as content (`\"content\": true`) but that has no opaque layer. For "
        + "system materials and glass, Legible reports only the variants in which they're known to be translucent.",
      matters:
        "Content is what people come to read and see. Glass and materials are for the controls that float above it. "
        + "Translucent content loses color and contrast.",
      failing: ##"""
        { "surfaces": { "card": { "layers": [{ "color": "#101014", "opacity": 0.9 }], "over": ["#FFFFFF"],
            "content": true } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "card", "role": "graphic" }] }
        """##,
      passing: ##"""
        { "surfaces": { "card": { "layers": [{ "color": "#101014", "opacity": 0.9 }, "#FFFFFF"], "content": true } },
          "pairs": [{ "foreground": "#FFFFFF", "on": "card", "role": "graphic" }] }
        """##,
      remedy: "Put an opaque color behind the content layers, or remove the material.",
      seenIn:
        "Palettes/BarDownGlassKit: the placeholder card, which uses regular material even though the kit's author "
        + "describes the card as opaque.",
      references: ["Human Interface Guidelines, Materials: Liquid Glass", "WWDC25 219, Meet Liquid Glass"])
  ) { input in
    let reader = SurfaceReader(input.plan)
    let standing = input.standingSurfaces
    return reader.surfaces.typedIndices.compactMap { index in
      guard reader.surfaces[index].isContent else { return nil }
      let variants = standing.first { $0.surface == index }?.variants ?? input.plan.variants
      return reader.translucency(of: index, in: variants).map { .surface($0) }
    }
  }
}

extension SurfaceReader {
  /// The variants in which a surface is certain to show its backdrop.
  fileprivate func translucency(of surface: SurfaceIndex, in variants: VariantSet) -> SurfaceFault? {
    var names: [String] = []
    let open = variants.variants.filter { variant in
      guard let layers = layers(of: surface, in: variant), layers.isOpen else { return false }
      let isPlain = variant.contrast == .standard && variant.transparency == .full
      guard isPlain || layers.materials.allSatisfy({ $0.isCustom }) else { return false }
      if names.isEmpty { names = layers.translucent }
      return true
    }
    return SurfaceFault(.translucentContent, in: surface, layers: names, variants: open)
  }
}

extension MaterialUse {
  /// True if the audit file defines it, so that no setting changes it.
  fileprivate var isCustom: Bool { if case .custom = kind { true } else { false } }
}
