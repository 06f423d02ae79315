package import ColorMath
package import Palettes

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
final class PreparedForeground: Sendable {
  /// The alternative values of the foreground, best first; more than one only if sources disagree.
  let layers: [EncodedLayer]
  /// The luminance of the best value, if it is opaque and so independent of the surface.
  let opaqueLuminance: RelativeLuminance?
  /// The best value as displayed, if it is opaque.
  let opaqueColor: EightBitColor?
  /// The color with its alternates and its source.
  let resolved: ResolvedColor
  /// The number of its values in the evidence.
  let number: Int
  /// The token's entry to edit; nil for a color from the audit file or the system.
  package let entry: SourceLocation?

  /// Computes what does not depend on the surface.
  convenience init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    var place: SourceLocation?
    if case .entry(let token, let entry) = resolved.source { place = resolver.location(of: entry, token) }
    self.init(resolved, number: number, at: place)
  }

  private init(_ resolved: ResolvedColor, number: Int, at entry: SourceLocation?) {
    layers = ([resolved.color] + resolved.alternates).map { $0.encodedLayer }
    let isPlain = resolved.color.alpha >= 1 && resolved.alternates.isEmpty
    opaqueLuminance = isPlain ? resolved.color.relativeLuminance : nil
    opaqueColor = isPlain ? SeenColor.eightBit(layers[0].color) : nil
    self.resolved = resolved
    self.number = number
    self.entry = entry
  }

  /// The best value.
  package var color: Color { resolved.color }
  var source: ResolvedColor.Source { resolved.source }
  /// The uncertainty of the color; nil if it is certain.
  var doubt: Doubt? { resolved.doubt }

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
  package var sources: [ResolvedColor.Source] { stack.sources }
  /// The possible backdrops if no layer is opaque.
  var backdrops: [ResolvedBackdrop] { stack.backdrops }
  /// True if the material has several alternatives, so that there is a verdict only if all agree.
  var isEither: Bool { stack.isEither }
  /// The entry of the topmost layer that is a token's: the place to edit to change the surface.
  package var entry: SourceLocation? { stack.entry }
  /// True if the backdrop shows through.
  var isOpen: Bool { !openLayers.isEmpty }
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
