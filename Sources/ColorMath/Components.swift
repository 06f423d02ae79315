/// Three numbers whose meaning a color space gives: red, green, blue; lightness, a, b; lightness, chroma, hue.
public struct Components: Hashable, Sendable {
  /// The first component: red, X, hue (HSL, HWB) or lightness.
  public var first: Double
  /// The second component: green, Y, saturation, whiteness, a or chroma.
  public var second: Double
  /// The third component: blue, Z, lightness (HSL), blackness, b or hue (LCH, OKLCH).
  public var third: Double

  /// Makes a triple in the order in which CSS writes the components of its space.
  @inlinable
  public init(_ first: Double, _ second: Double, _ third: Double) {
    self.first = first
    self.second = second
    self.third = third
  }
}
