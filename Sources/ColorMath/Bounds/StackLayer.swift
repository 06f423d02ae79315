/// One layer of a stack over an opaque color.
public enum StackLayer: Hashable, Sendable {
  /// A color with alpha: source-over on gamma-encoded values, not clamped.
  case color(EncodedLayer)
  /// A material or a glass.
  case material(MaterialLayer)
  /// A filter of everything below, the result clamped to 0…1; opacity does not change an opaque color.
  case filter(ColorFilter)

  /// Returns the color of the layer over an opaque color.
  public func over(_ backdrop: EncodedSRGB) -> EncodedSRGB {
    switch self {
    case .color(let layer): layer.over(backdrop)
    case .material(let material): material.over(backdrop)
    case .filter(let filter): filter.apply(to: backdrop)
    }
  }

  /// The share of the content below that the layer hides, 0…1; nil for a filter.
  public var alpha: Double? {
    get {
      switch self {
      case .color(let layer): layer.alpha
      case .material(let material): material.tint.alpha
      case .filter: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .color(let layer): self = .color(EncodedLayer(layer.color, alpha: newValue))
      case .material(var material):
        material.tint.alpha = newValue
        self = .material(material)
      case .filter: break
      }
    }
  }

  /// The largest deviation of the displayed color from the formula; 0 for all but materials.
  var residual: Double {
    if case .material(let material) = self { material.residual } else { 0 }
  }

  /// The layer as if its formula were exact.
  var exact: StackLayer {
    guard case .material(var material) = self else { return self }
    material.residual = 0
    return .material(material)
  }

  /// True if nothing below it is seen.
  var isOpaque: Bool { alpha == 1 }
}
