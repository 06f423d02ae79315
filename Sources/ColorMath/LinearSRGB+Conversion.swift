extension LinearSRGB {
  /// Makes a color from red, green and blue in that order.
  @inlinable
  public init(_ components: Components) {
    self.init(red: components.first, green: components.second, blue: components.third)
  }

  /// Red, green and blue in that order.
  @inlinable
  public var components: Components {
    Components(red, green, blue)
  }

  /// The gamma-encoded color, unclamped.
  public var encoded: EncodedSRGB {
    EncodedSRGB(components.mapped(TransferCurve.encodeSRGB))
  }

  /// The color in Oklab, converted directly rather than through XYZ.
  public var oklab: Oklab {
    let oklab = OklabSpace.oklab(fromLinearSRGB: components)
    return Oklab(lightness: oklab.first, a: oklab.second, b: oklab.third)
  }

  /// WCAG 2.2 relative luminance, floored at 0.
  @inlinable
  public var relativeLuminance: RelativeLuminance {
    RelativeLuminance(self)
  }
}
