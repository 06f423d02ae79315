import ColorMath
import FileSyntax

/// A color as an object of channels, as Style Dictionary takes it: `{ "r": 255, "g": 128, "b": 0 }`, `{ "h", "s", "l" }`.
struct TokenColorChannels {
  /// The three channels in the order of the space.
  let values: [JSONValue]
  /// The opacity, 0…1; nil for an opaque color.
  let alpha: JSONValue?
  /// True for a hue, a saturation and a lightness.
  let isHSL: Bool

  /// Reads an object; nil for one with other members, or without one of the three.
  init?(_ object: JSONValue) {
    guard object.kind == .object, (3...4).contains(object.count) else { return nil }
    isHSL = object["h"] != nil
    let keys = isHSL ? ["h", "s", "l"] : ["r", "g", "b"]
    values = keys.compactMap { object[$0] }
    alpha = object["a"]
    guard values.count == 3, object.count == (alpha == nil ? 3 : 4) else { return nil }
  }

  /// The color of the numbers: red, green and blue 0…255, or 0…1 as in Figma; a hue in degrees, and shares 0…1 or per
  /// cent.
  ///
  /// Fractions of at most 1 are shares of 1, whatever the file; zeros and ones alone may mean either, and are refused.
  func color(_ numbers: [Double], alpha: Double, areShares: Bool) throws(TokenColorProblem) -> Color {
    let alpha = try TokenOpacity.share(alpha)
    guard isHSL else {
      let areSmall = numbers.allSatisfy { (0...1).contains($0) }
      let hasFraction = numbers.contains { $0 != 0 && $0 != 1 }
      if areSmall, !areShares, !hasFraction, numbers.contains(1) {
        throw TokenColorProblem(
          "channels of 0 and 1 may be shares of 1 or of 255; write 255 instead of 1, or a color such as \"#FFFFFF\"")
      }
      let most: Double = areShares || areSmall ? 1 : 255
      let channels = numbers.map { min(most, max(0, $0)) / most }
      return Color(.sRGB, channels[0], channels[1], channels[2], alpha: alpha)
    }
    let shares = numbers.dropFirst().map { min(1, max(0, $0 <= 1 ? $0 : $0 / 100)) }
    return Color(.hsl, numbers[0], shares[0], shares[1], alpha: alpha)
  }

  /// A channel that is written as a text: `"50%"` is a half, of 255 for red, green and blue; nil for any other text.
  func number(_ text: String, isAlpha: Bool) -> Double? {
    let text = text.trimmingSpaces
    guard text.utf8.last == UInt8(ascii: "%") else { return Double(text) }
    return Double(text.dropLast()).map { $0 / 100 * (isHSL || isAlpha ? 1 : 255) }
  }
}
