/// ΔL*: CIE lightness of the foreground minus that of its surface, −100…100.
///
/// A companion to the contrast ratio that keeps the polarity: positive if the foreground is lighter.
public struct LightnessDifference: Hashable, Comparable, Sendable {
  /// The difference in units of L*.
  public let value: Double

  /// Subtracts CIE 1976 L* (κ = 24389/27, ε = 216/24389) of the surface from that of the foreground.
  public init(foreground: RelativeLuminance, surface: RelativeLuminance) {
    value =
      CIELightness.lightness(ofLuminance: foreground.value) - CIELightness.lightness(ofLuminance: surface.value)
  }

  /// Orders from darker foregrounds to lighter ones.
  public static func < (left: LightnessDifference, right: LightnessDifference) -> Bool {
    left.value < right.value
  }
}
