/// A color in Oklab (Ottosson 2020): perceptually even lightness and two opponent axes.
public struct Oklab: Hashable, Sendable {
  /// Perceived lightness, 0 (black) … 1 (white).
  public var lightness: Double
  /// Green (negative) to red (positive), about −0.4…0.4.
  public var a: Double
  /// Blue (negative) to yellow (positive), about −0.4…0.4.
  public var b: Double

  /// Makes a color from its three coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Linear-light sRGB, unclamped.
  public var linearSRGB: LinearSRGB {
    LinearSRGB(OklabSpace.linearSRGB(fromOklab: Components(lightness, a, b)))
  }

  /// The polar form; hue 0 for colors without chroma.
  public var oklch: OKLCH {
    let polar = Components(lightness, a, b).polar
    return OKLCH(lightness: polar.first, chroma: polar.second, hue: polar.third)
  }
}
