/// A color as it was written: its space, its unclamped components and its alpha.
///
/// Ranges follow CSS Color 4: RGB 0…1 (unclamped, so `extended-srgb` needs no space of its own), hue in degrees,
/// HSL/HWB percentages as 0…1, Lab and LCH lightness 0…100, Oklab and OKLCH lightness 0…1.
public struct Color: Hashable, Sendable {
  /// The space of the components.
  public var space: ColorSpace
  /// The components, unclamped.
  public var components: Components
  /// Opacity, 0 (clear) … 1 (opaque).
  public var alpha: Double

  /// Makes a color from components in the order in which CSS writes them.
  public init(_ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1) {
    self.space = space
    self.components = Components(first, second, third)
    self.alpha = alpha
  }
}
