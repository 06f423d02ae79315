extension EncodedSRGB {
  /// Makes a color from red, green and blue in that order.
  @inlinable
  public init(_ components: Components) {
    self.init(red: components.first, green: components.second, blue: components.third)
  }

  /// Makes a color from 8-bit channels: n/255 exactly rounded.
  @inlinable
  public init(red8: UInt8, green8: UInt8, blue8: UInt8) {
    self.init(red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255)
  }

  /// Red, green and blue in that order.
  @inlinable
  public var components: Components {
    Components(red, green, blue)
  }

  /// The linear-light color, unclamped.
  public var linear: LinearSRGB {
    LinearSRGB(components.mapped(TransferCurve.decodeSRGB))
  }

  /// WCAG 2.2 relative luminance, floored at 0.
  public var relativeLuminance: RelativeLuminance {
    RelativeLuminance(linear)
  }

  /// Every channel clamped to 0…1; NaN becomes 0.
  @inlinable
  public var clamped: EncodedSRGB {
    EncodedSRGB(red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit)
  }

  /// The nearest 8-bit color after clamping, halves rounded up.
  public var eightBit: EightBitColor {
    EightBitColor(self)
  }
}

extension Double {
  /// The nearest number in 0…1; NaN becomes 0.
  @inlinable @inline(__always)
  var clampedToUnit: Double {
    self > 0 ? (self < 1 ? self : 1) : 0
  }
}
