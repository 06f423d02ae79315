/// A linear-light color on the sRGB primaries; 0…1 inside the gamut, unclamped outside it.
public struct LinearSRGB: Hashable, Sendable {
  /// Linear-light red; 0…1 inside sRGB.
  public var red: Double
  /// Linear-light green; 0…1 inside sRGB.
  public var green: Double
  /// Linear-light blue; 0…1 inside sRGB.
  public var blue: Double

  /// Makes a color from linear-light channels.
  @inlinable
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
