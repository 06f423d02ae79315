/// The white that a CIE Lab color is relative to.
public enum ReferenceWhite: Sendable, CaseIterable {
  /// CIE standard daylight at about 5003 K, adapted with Bradford from D65: the Lab of CSS and ICC.
  case d50
  /// CIE standard daylight at about 6504 K: the white of sRGB and Display P3.
  case d65
}

/// A color in CIE 1976 L*a*b*, without its white point, which the code that creates it must know.
public struct CIELab: Hashable, Sendable {
  /// L*, 0 (black) … 100 (white).
  public var lightness: Double
  /// a*, green (negative) to red (positive).
  public var a: Double
  /// b*, blue (negative) to yellow (positive).
  public var b: Double

  /// Makes a color from its three coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts a color of any space; alpha is ignored.
  public init(_ color: Color, white: ReferenceWhite) {
    switch white {
    case .d50:
      let lab = color.converted(to: .lab).components
      self.init(lightness: lab.first, a: lab.second, b: lab.third)
    case .d65:
      let xyz = color.converted(to: .xyzD65).components
      let x = CIELightness.lightness(ofLuminance: xyz.first / WhitePoint.d65.first)
      let y = CIELightness.lightness(ofLuminance: xyz.second)
      let z = CIELightness.lightness(ofLuminance: xyz.third / WhitePoint.d65.third)
      self.init(lightness: y, a: 500.0 / 116 * (x - y), b: 200.0 / 116 * (y - z))
    }
  }
}
