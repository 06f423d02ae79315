package import ColorMath
package import Palettes

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
struct PreparedForeground: Sendable {
  private struct Parts: Sendable {
    let layers: [EncodedLayer]
    let opaqueLuminance: RelativeLuminance?
    let opaqueColor: EightBitColor?
    let resolved: ResolvedColor
    let number: Int
    let entry: SourceLocation?
  }

  /// One element, so that copies share it.
  private let parts: [Parts]

  /// Computes what does not depend on the surface.
  init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    var place: SourceLocation?
    if case .entry(let token, let entry) = resolved.source { place = resolver.location(of: entry, token) }
    self.init(resolved, number: number, at: place)
  }

  private init(_ resolved: ResolvedColor, number: Int, at entry: SourceLocation?) {
    let layers = ([resolved.color] + resolved.alternates).map { $0.encodedLayer }
    let isPlain = resolved.color.alpha >= 1 && resolved.alternates.isEmpty
    parts = [
      Parts(
        layers: layers, opaqueLuminance: isPlain ? resolved.color.relativeLuminance : nil,
        opaqueColor: isPlain ? SeenColor.eightBit(layers[0].color) : nil, resolved: resolved, number: number,
        entry: entry)
    ]
  }

  /// The alternative values of the foreground, best first; more than one only if sources disagree.
  var layers: [EncodedLayer] { parts[0].layers }
  /// The luminance of the best value, if it is opaque and so independent of the surface.
  var opaqueLuminance: RelativeLuminance? { parts[0].opaqueLuminance }
  /// The best value as displayed, if it is opaque.
  var opaqueColor: EightBitColor? { parts[0].opaqueColor }
  /// The color with its alternates and its source.
  var resolved: ResolvedColor { parts[0].resolved }
  /// The best value.
  package var color: Color { parts[0].resolved.color }
  var source: ResolvedColor.Origin { parts[0].resolved.source }
  /// The number of its values in the evidence.
  var number: Int { parts[0].number }
  /// The uncertainty of the color; nil if it is certain.
  var doubt: Doubt? { parts[0].resolved.doubt }
  /// The token's entry to edit; nil for a color from the audit file or the system.
  package var entry: SourceLocation? { parts[0].entry }

  /// Returns the foreground with another color, which has no alternates.
  func replacing(_ color: Color) -> PreparedForeground {
    var resolved = resolved
    (resolved.color, resolved.alternates) = (color, [])
    return PreparedForeground(resolved, number: number, at: entry)
  }
}

extension PreparedForeground {
  /// The doubt about a hierarchical style on a material, which the system blends with its backdrop.
  func vibrancy(on surface: PreparedSurface) -> Doubt? {
    guard case .system(let name) = source, SystemColors.isHierarchical(name), surface.stack.hasMaterial else {
      return nil
    }
    return Doubt(
      "the hierarchical style \(name) is vibrant on a material, and vibrancy is not modeled; use an explicit color, or "
        + "check it on a device", .vibrant)
  }
}

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

/// The colors that a record of a device gives, instead of those that are modeled.
struct SeenOnDevice: Sendable {
  /// The surface: one opaque color.
  let surface: PreparedSurface
  /// The foreground; nil if the record does not give it.
  let foreground: PreparedForeground?
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
