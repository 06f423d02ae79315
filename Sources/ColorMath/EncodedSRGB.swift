/// A gamma-encoded sRGB color without alpha; 0…1 inside the gamut, unclamped outside it.
public struct EncodedSRGB: Hashable, Sendable {
  /// Gamma-encoded red; 0…1 inside sRGB.
  public var red: Double
  /// Gamma-encoded green; 0…1 inside sRGB.
  public var green: Double
  /// Gamma-encoded blue; 0…1 inside sRGB.
  public var blue: Double

  /// Makes a color from gamma-encoded channels.
  @inlinable
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
