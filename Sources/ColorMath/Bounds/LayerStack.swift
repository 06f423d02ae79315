/// A foreground on a stack of layers, above an unspecified opaque backdrop.
public struct LayerStack: Hashable, Sendable {
  /// The layers of the surface, the lowest first.
  public var layers: [StackLayer]
  /// The foreground, drawn on the topmost layer over the backdrop of its surroundings.
  public var foreground: EncodedLayer
  /// The color that the foreground is compared with, drawn on the surface; nil for the surface itself.
  public var against: EncodedLayer?
  /// Filters of the finished picture, the foreground included, in the order in which they apply.
  public var filters: [ColorFilter]

  /// Makes a stack from its parts.
  public init(
    layers: [StackLayer], foreground: EncodedLayer, against: EncodedLayer? = nil, filters: [ColorFilter] = []
  ) {
    self.layers = layers
    self.foreground = foreground
    self.against = against
    self.filters = filters
  }

  /// Returns the layers alone over an opaque backdrop, before the filters of the finished picture.
  public func surface(over backdrop: EncodedSRGB) -> EncodedSRGB {
    layers.reduce(backdrop) { seen, layer in layer.over(seen) }
  }

  /// Returns the displayed foreground and its surroundings over an opaque backdrop.
  public func colors(over backdrop: EncodedSRGB) -> (foreground: EncodedSRGB, surroundings: EncodedSRGB) {
    let surface = surface(over: backdrop)
    func finished(_ color: EncodedSRGB) -> EncodedSRGB { filters.reduce(color) { $1.apply(to: $0) } }
    return (finished(foreground.over(surface)), finished(against?.over(surface) ?? surface))
  }

  /// The contrast ratio over one opaque backdrop, with the arithmetic of every other ratio.
  public func ratio(over backdrop: EncodedSRGB) -> ContrastRatio {
    let seen = colors(over: backdrop)
    return ContrastRatio(seen.foreground.relativeLuminance, seen.surroundings.relativeLuminance)
  }

  /// True if the formulas of all materials are taken as exact.
  var isExact: Bool { layers.allSatisfy { $0.residual == 0 } }

  /// The stack as if the formulas of its materials were exact.
  public var exact: LayerStack {
    var copy = self
    copy.layers = layers.map { $0.exact }
    return copy
  }

  /// Returns the ratios over a finite number of backdrops: declared ones, or any single one if none shows; nil for
  /// others.
  func countedRatios(over backdrops: Backdrops) -> [ContrastBounds.Witness]? {
    guard isExact else { return nil }
    if hidesBackdrop { return [ContrastBounds.Witness(self, over: backdrops.first)] }
    guard case .colors(let colors) = backdrops, !colors.isEmpty else { return nil }
    return colors.map { ContrastBounds.Witness(self, over: $0) }
  }

  /// True if no backdrop is seen, so that there is one ratio: an opaque layer, or two opaque colors that are compared.
  public var hidesBackdrop: Bool {
    layers.contains { $0.isOpaque } || (foreground.alpha == 1 && against?.alpha == 1)
  }
}
