/// WCAG 2.2 contrast ratio, 1 (equal luminance) … 21 (black on white).
public struct ContrastRatio: Hashable, Comparable, Sendable {
  /// The ratio in full precision; never rounded before a comparison.
  public let value: Double

  /// Wraps a ratio that is known already, for example a required one.
  @inlinable
  public init(_ value: Double) {
    self.value = value
  }

  /// Divides (lighter + 0.05) by (darker + 0.05), in whichever order the two are given.
  @inlinable
  public init(_ one: RelativeLuminance, _ other: RelativeLuminance) {
    let lighter = one.value > other.value ? one.value : other.value
    let darker = one.value > other.value ? other.value : one.value
    self.value = (lighter + 0.05) / (darker + 0.05)
  }

  /// Orders ratios from weak to strong.
  @inlinable
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}
