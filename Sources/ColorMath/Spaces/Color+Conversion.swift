extension Color {
  /// Returns the color in another space, unclamped, alpha kept; unchanged if it is already in that space.
  ///
  /// Conversion to a gray space keeps the relative luminance and drops the chroma.
  public func converted(to target: ColorSpace) -> Color {
    guard space != target else { return self }
    if let gray = neutral(in: target) { return gray }
    var (current, components) = (space, components)
    while !target.descends(from: current) {
      let definition = current.definition
      guard let base = definition.base else { break }
      components = definition.toBase(components)
      current = base
    }
    components = target.components(components, from: current)
    return Color(target, components, alpha: alpha)
  }

  /// Makes a color from components that are together already.
  public init(_ space: ColorSpace, _ components: Components, alpha: Double = 1) {
    self.init(space, components.first, components.second, components.third, alpha: alpha)
  }

  /// Gamma-encoded sRGB, unclamped, without alpha.
  public var encodedSRGB: EncodedSRGB {
    EncodedSRGB(converted(to: .sRGB).components)
  }

  /// Linear-light sRGB, unclamped, without alpha.
  public var linearSRGB: LinearSRGB {
    LinearSRGB(converted(to: .linearSRGB).components)
  }

  /// CIE XYZ relative to D65, Y = 1 for white, without alpha.
  public var xyz: Components {
    converted(to: .xyzD65).components
  }

  /// WCAG 2.2 relative luminance of unclamped linear sRGB, floored at 0; alpha is ignored.
  public var relativeLuminance: RelativeLuminance {
    RelativeLuminance(linearSRGB)
  }

  /// The color as a layer: gamma-encoded sRGB, unclamped, with its alpha.
  public var encodedLayer: EncodedLayer {
    EncodedLayer(encodedSRGB, alpha: alpha)
  }
}
