/// A color in the polar form of Oklab.
public struct OKLCH: Hashable, Sendable {
  /// Perceived lightness, 0 (black) … 1 (white).
  public var lightness: Double
  /// Colorfulness, 0 (gray) … about 0.4.
  public var chroma: Double
  /// Hue in degrees, 0 ..< 360.
  public var hue: Double

  /// Makes a color from its three coordinates.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The rectangular form.
  public var oklab: Oklab {
    let rectangular = Components(lightness, chroma, hue).rectangular
    return Oklab(lightness: rectangular.first, a: rectangular.second, b: rectangular.third)
  }
}
