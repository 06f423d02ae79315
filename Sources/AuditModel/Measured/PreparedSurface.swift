package import ColorMath
package import PaletteModel

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
package struct PreparedForeground: Sendable {
  /// The alternative values of the foreground, best first; more than one only if sources disagree.
  package var layers: [EncodedLayer]
  /// The luminance of the best value, if it is opaque and so independent of the surface.
  package var opaqueLuminance: RelativeLuminance?
  /// The best value as displayed, if it is opaque.
  package var opaqueColor: EightBitColor?
  /// The color with its alternates and its source.
  package var resolved: ResolvedColor
  /// The number of its values in the evidence.
  package var number: Int
  /// The uncertainty of the color; nil if it is certain.
  package var doubt: Doubt?
  /// The token's entry to edit; nil for a color from the audit file or the system.
  package var entry: SourceLocation?

  /// Computes what does not depend on the surface.
  package init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    self.resolved = resolved
    self.number = number
    layers = ([resolved.color] + resolved.alternates).map { $0.encodedLayer }
    doubt = resolved.doubt
    if resolved.color.alpha >= 1, resolved.alternates.isEmpty {
      opaqueLuminance = resolved.color.relativeLuminance
      opaqueColor = SeenColor.eightBit(layers[0].color)
    }
    if case .entry(let token, let entry) = resolved.source {
      self.entry = resolver.location(of: entry, token)
    }
  }
}

extension PreparedForeground {
  /// The doubt about a hierarchical style on a material, which the system blends with its backdrop.
  package func vibrancy(on stack: SurfaceStack) -> Doubt? {
    guard case .system(let name) = resolved.source, SystemColors.isHierarchical(name), stack.hasMaterial else {
      return nil
    }
    return Doubt(
      "the hierarchical style \(name) is vibrant on a material, which is not modeled; use an explicit color, or "
        + "check it on a device", .vibrant)
  }
}

extension SurfaceStack {
  /// True if a material or glass is among the layers.
  package var hasMaterial: Bool {
    steps.contains { if case .material = $0 { true } else { false } }
  }
}

/// A surface resolved in one variant, composited once for all its foregrounds.
package struct PreparedSurface: Sendable {
  /// The alternative colors of the surface before its own filters, best first.
  package var colors: [EncodedSRGB]
  /// The luminances of the same colors after the filters.
  package var luminances: [RelativeLuminance]
  /// The best color as displayed.
  package var seen: EightBitColor
  /// The steps that draw the surface.
  package var stack: SurfaceStack
  /// The number of its steps in the evidence.
  package var number: Int
  /// The alternative layers of the surface if none is opaque, or glass may turn, bottom first, best first.
  package var openLayers: [[StackLayer]] = []
  /// The doubts; a range only if every published value was considered.
  package var doubts: [Doubt]

  /// True if the backdrop shows through.
  package var isOpen: Bool { !openLayers.isEmpty }

  /// Composites the steps of a surface.
  ///
  /// - Throws: the reason why it cannot be measured.
  package init(_ stack: SurfaceStack, number: Int) throws(Reason) {
    guard !stack.filters.contains(where: { $0.letsBackdropThrough }) else {
      throw Reason(.notMeasurable, "an opacity filter makes the surface translucent, whatever its layers are")
    }
    self.stack = stack
    self.number = number
    let isComplete = stack.coversEveryValue
    doubts = isComplete ? stack.doubts : stack.doubts.map { $0.unbounded }
    guard let colors = stack.isEither ? nil : stack.composites() else {
      openLayers = try stack.openLayers()
      (colors, luminances, seen) = ([], [], SeenColor.eightBit(EncodedSRGB(red: 0, green: 0, blue: 0)))
      return
    }
    self.colors = colors
    let finished = colors.map { stack.filtered($0) }
    luminances = finished.map { $0.relativeLuminance }
    seen = SeenColor.eightBit(finished[0])
  }
}

extension ColorFilter {
  /// True if the filter makes an opaque composite translucent.
  package var letsBackdropThrough: Bool { name == "opacity" && amount < 1 }
}

extension SurfaceStack {
  /// A finished color seen through the surface's own filters.
  package func filtered(_ color: EncodedSRGB) -> EncodedSRGB {
    filters.reduce(color) { seen, filter in filter.apply(to: EncodedLayer(seen)).color }
  }
}
