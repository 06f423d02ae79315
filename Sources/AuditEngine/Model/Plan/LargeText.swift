import Palettes

/// The least fonts that a policy counts as large; both bounds are inclusive.
package struct LargeText: Hashable, Sendable {
  /// The least size of large text in iOS points, for any weight.
  var size: Double
  /// The least size of large bold text in iOS points.
  var boldSize: Double

  /// The least weight of bold text.
  package static let boldWeight = 700

  /// WCAG 2.2 "large scale" with the points of WCAG2ICT: 18 pt and bold 14 pt are 24 and 18⅔ iOS points.
  static let wcag = LargeText(size: 24, boldSize: 14 * 4 / 3.0)
  /// Human Interface Guidelines: 18 points, or bold at any size.
  static let humanInterface = LargeText(size: 18, boldSize: 0)

  /// Returns the class of a font; text without a known font gets the stricter minimum.
  func textSize(of font: Font?) -> TextSize {
    guard let font else { return .normal }
    return font.size >= size || (font.weight >= Self.boldWeight && font.size >= boldSize) ? .large : .normal
  }
}
