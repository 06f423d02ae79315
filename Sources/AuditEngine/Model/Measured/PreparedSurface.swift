package import ColorMath
package import Palettes

extension SurfaceStack {
  /// True if a material or glass is among the layers.
  var hasMaterial: Bool {
    steps.contains { if case .material = $0 { true } else { false } }
  }
}

/// A surface resolved in one variant, composited once for all its foregrounds.
package final class PreparedSurface: Sendable {
  /// The alternative colors of the surface before its own filters, best first.
  package let colors: [EncodedSRGB]
  /// The luminances of the same colors after the filters.
  let luminances: [RelativeLuminance]
  /// The best color as displayed.
  let seen: EightBitColor
  /// The steps that draw the surface, with everything that is known of them.
  let stack: SurfaceStack
  /// The number of its steps in the evidence.
  let number: Int
  /// The alternative layers of the surface if none is opaque, or glass may turn, bottom first, best first.
  let openLayers: [[StackLayer]]
  /// The doubts; a range only if every published value was considered.
  let doubts: [Doubt]

  /// Composites the steps of a surface.
  ///
  /// - Throws: the reason why it cannot be measured.
  init(_ stack: SurfaceStack, number: Int) throws(Reason) {
    guard !stack.filters.contains(where: { $0.letsBackdropThrough }) else {
      throw Reason(.notMeasurable, "an opacity filter makes the surface translucent regardless of its layers")
    }
    let colors = stack.isEither ? nil : stack.composites()
    let finished = (colors ?? []).map { stack.filtered($0) }
    openLayers = colors == nil ? try stack.openLayers() : []
    self.colors = colors ?? []
    luminances = finished.map { $0.relativeLuminance }
    seen = SeenColor.eightBit(finished.first ?? EncodedSRGB(red: 0, green: 0, blue: 0))
    self.stack = stack
    self.number = number
    doubts = stack.coversEveryValue ? stack.doubts : stack.doubts.map { $0.unbounded }
  }

  /// The layers with their alternatives, bottom first.
  var steps: [StackStep] { stack.steps }
  /// Filters that also affect content on the surface.
  var filters: [ColorFilter] { stack.filters }
  /// The sources of the layers' colors, in drawing order.
  package var sources: [ResolvedColor.Origin] { stack.sources }
  /// The possible backdrops if no layer is opaque.
  var backdrops: [ResolvedBackdrop] { stack.backdrops }
  /// True if the material has several alternatives, so that there is a verdict only if all agree.
  var isEither: Bool { stack.isEither }
  /// The entry of the topmost layer that is a token's: the place to edit to change the surface.
  package var entry: SourceLocation? { stack.entry }
  /// True if the backdrop shows through.
  var isOpen: Bool { !openLayers.isEmpty }
}

extension ColorFilter {
  /// True if the filter makes an opaque composite translucent.
  var letsBackdropThrough: Bool { name == "opacity" && amount < 1 }
}

extension SurfaceStack {
  /// A finished color seen through the surface's own filters.
  func filtered(_ color: EncodedSRGB) -> EncodedSRGB {
    filters.reduce(color) { seen, filter in filter.apply(to: EncodedLayer(seen)).color }
  }
}
