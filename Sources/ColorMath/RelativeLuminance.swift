/// WCAG 2.2 relative luminance: 0 (black) … 1 (white); above 1 only for colors beyond sRGB white.
public struct RelativeLuminance: Hashable, Comparable, Sendable {
  /// The luminance, floored at 0.
  public let value: Double

  /// Makes a luminance; values below 0 (possible outside sRGB) become 0.
  @inlinable
  public init(_ value: Double) {
    self.value = value > 0 ? value : 0
  }

  /// Weighs linear channels with 0.2126, 0.7152, 0.0722 exactly as WCAG 2.2 "relative luminance" prints them.
  @inlinable
  public init(_ color: LinearSRGB) {
    self.init(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
  }

  /// Orders luminances from dark to light.
  @inlinable
  public static func < (left: RelativeLuminance, right: RelativeLuminance) -> Bool {
    left.value < right.value
  }
}
