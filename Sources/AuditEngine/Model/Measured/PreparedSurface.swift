package import ColorMath
package import Palettes

extension SurfaceStack {
  /// True if a material or glass is among the layers.
  var hasMaterial: Bool {
    steps.contains { if case .material = $0 { true } else { false } }
  }
}

/// A surface resolved in one variant, composited once for all its foregrounds.
package struct PreparedSurface: Sendable {
  private struct Parts: Sendable {
    let colors: [EncodedSRGB]
    let luminances: [RelativeLuminance]
    let seen: EightBitColor
    let stack: SurfaceStack
    let number: Int
    let openLayers: [[StackLayer]]
    let doubts: [Doubt]
  }

  /// One element, so that copies share it.
  private let parts: [Parts]

  /// The alternative colors of the surface before its own filters, best first.
  package var colors: [EncodedSRGB] { parts[0].colors }
  /// The luminances of the same colors after the filters.
  var luminances: [RelativeLuminance] { parts[0].luminances }
  /// The best color as displayed.
  var seen: EightBitColor { parts[0].seen }
  /// The steps that draw the surface, with everything that is known of them.
  var stack: SurfaceStack { parts[0].stack }
  /// The layers with their alternatives, bottom first.
  var steps: [StackStep] { parts[0].stack.steps }
  /// Filters that also affect content on the surface.
  var filters: [ColorFilter] { parts[0].stack.filters }
  /// The sources of the layers' colors, in drawing order.
  package var sources: [ResolvedColor.Origin] { parts[0].stack.sources }
  /// The possible backdrops if no layer is opaque.
  var backdrops: [ResolvedBackdrop] { parts[0].stack.backdrops }
  /// True if the material has several alternatives, so that there is a verdict only if all agree.
  var isEither: Bool { parts[0].stack.isEither }
  /// The entry of the topmost layer that is a token's: the place to edit to change the surface.
  package var entry: SourceLocation? { parts[0].stack.entry }
  /// The number of its steps in the evidence.
  var number: Int { parts[0].number }
  /// The alternative layers of the surface if none is opaque, or glass may turn, bottom first, best first.
  var openLayers: [[StackLayer]] { parts[0].openLayers }
  /// The doubts; a range only if every published value was considered.
  var doubts: [Doubt] { parts[0].doubts }

  /// True if the backdrop shows through.
  var isOpen: Bool { !parts[0].openLayers.isEmpty }

  /// Composites the steps of a surface.
  ///
  /// - Throws: the reason why it cannot be measured.
  init(_ stack: SurfaceStack, number: Int) throws(Reason) {
    guard !stack.filters.contains(where: { $0.letsBackdropThrough }) else {
      throw Reason(.notMeasurable, "an opacity filter makes the surface translucent regardless of its layers")
    }
    let colors = stack.isEither ? nil : stack.composites()
    let finished = (colors ?? []).map { stack.filtered($0) }
    parts = [
      Parts(
        colors: colors ?? [], luminances: finished.map { $0.relativeLuminance },
        seen: SeenColor.eightBit(finished.first ?? EncodedSRGB(red: 0, green: 0, blue: 0)), stack: stack,
        number: number, openLayers: colors == nil ? try stack.openLayers() : [],
        doubts: stack.coversEveryValue ? stack.doubts : stack.doubts.map { $0.unbounded })
    ]
  }
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
