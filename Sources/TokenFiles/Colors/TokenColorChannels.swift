import ColorMath
import JSONSyntax

/// A color as an object of channels, as Style Dictionary takes it: `{ "r": 255, "g": 128, "b": 0 }`, `{ "h", "s", "l" }`.
struct TokenColorChannels {
  /// The three channels in the order of the space.
  let values: [JSONValue]
  /// The opacity, 0…1; nil for an opaque color.
  let alpha: JSONValue?
  private let isHSL: Bool

  /// Reads an object; nil for one with other members, or without one of the three.
  init?(_ object: JSONValue) {
    guard object.kind == .object, (3...4).contains(object.count) else { return nil }
    isHSL = object["h"] != nil
    let keys = isHSL ? ["h", "s", "l"] : ["r", "g", "b"]
    values = keys.compactMap { object[$0] }
    alpha = object["a"]
    guard values.count == 3, object.count == (alpha == nil ? 3 : 4) else { return nil }
  }

  /// The color of the numbers: red, green and blue 0…255; a hue in degrees, and shares 0…1 or per cent.
  func color(_ numbers: [Double], alpha: Double) -> Color {
    let alpha = min(1, max(0, alpha))
    guard isHSL else {
      let channels = numbers.map { min(255, max(0, $0)) / 255 }
      return Color(.sRGB, channels[0], channels[1], channels[2], alpha: alpha)
    }
    let shares = numbers.dropFirst().map { min(1, max(0, $0 <= 1 ? $0 : $0 / 100)) }
    return Color(.hsl, numbers[0], shares[0], shares[1], alpha: alpha)
  }
}
