import ColorMath
import FileSyntax

/// A change of a color by Tokens Studio: `$extensions.studio.tokens.modify`.
///
/// The formulas are those of sd-transforms: lighten and darken go a part of the way to white or black in the space, mix
/// goes a part of the way to another color, alpha sets the opacity.
struct TokenModifier {
  /// The kind of change.
  enum Kind: String, CaseIterable {
    case lighten
    case darken
    case mix
    case alpha
  }

  let kind: Kind
  /// The amount: arithmetic, 0…1.
  let amount: JSONValue
  /// The other color of a mixture.
  let color: JSONValue?
  private let space: ColorSpace
  /// True if the result is written as hexadecimal digits, and so rounded to 8 bits.
  private let isHex: Bool

  /// Reads a modifier; throws its problem.
  init(_ value: JSONValue) throws(TokenColorProblem) {
    guard let name = value["type"]?.string, let kind = Kind(rawValue: name) else {
      let found = value["type"]?.string.map { "unknown modifier type \($0.inQuotes)" } ?? "the modifier has no type"
      let known = Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw TokenColorProblem("\(found); use one of \(known)")
    }
    guard let amount = value["value"] else {
      throw TokenColorProblem("the modifier '\(name)' has no value; add one, such as \"value\": \"0.1\"")
    }
    self.kind = kind
    self.amount = amount
    space = try Self.space(value["space"]?.string ?? "srgb")
    color = value["color"]
    isHex = value["format"]?.string == "hex"
    if kind == .mix, color == nil {
      throw TokenColorProblem("the modifier 'mix' has no color; add the color to mix in")
    }
  }

  private static func space(_ name: String) throws(TokenColorProblem) -> ColorSpace {
    switch name {
    case "srgb": .sRGB
    case "p3": .displayP3
    case "hsl": .hsl
    case "lch": .lch
    default:
      throw TokenColorProblem("a modifier cannot use the color space \(name.inQuotes); use srgb, p3, hsl, or lch")
    }
  }

  /// Returns the modified color.
  func applied(to color: Color, amount: Double, mixing other: Color?) -> Color {
    let amount = min(1, max(0, amount))
    var result = color
    switch kind {
    case .alpha: result.alpha = amount
    case .lighten: result = moved(color, by: amount, isLighter: true)
    case .darken: result = moved(color, by: amount, isLighter: false)
    case .mix: if let other { result = mixed(color, other, amount) }
    }
    guard isHex else { return result }
    let rounded = result.mapped(to: .sRGB).encodedSRGB.eightBit.encoded.components
    return Color(.sRGB, rounded, alpha: Double(Int(min(1, max(0, result.alpha)) * 255 + 0.5)) / 255)
  }

  private func moved(_ color: Color, by amount: Double, isLighter: Bool) -> Color {
    let color = color.converted(to: space)
    let all = color.components
    let way = { (value: Double, most: Double) in
      min(most, max(0, value + (isLighter ? most - value : -value) * amount))
    }
    switch space {
    case .hsl: return Color(.hsl, all.first, all.second, way(all.third, 1), alpha: color.alpha)
    case .lch:
      let chroma = max(0, all.second * (1 - amount))
      return Color(.lch, way(all.first, 100), chroma, all.third, alpha: color.alpha)
    default:
      return Color(space, way(all.first, 1), way(all.second, 1), way(all.third, 1), alpha: color.alpha)
    }
  }

  private func mixed(_ color: Color, _ other: Color, _ amount: Double) -> Color {
    let (one, two) = (color.converted(to: space), other.converted(to: space))
    let (left, right) = (one.components, two.components)
    let between = { (one: Double, two: Double) in one + (two - one) * amount }
    let alpha = between(one.alpha, two.alpha)
    switch space {
    case .hsl:
      let hue = Self.hue(left.first, left.second < 1e-4, right.first, right.second < 1e-4, amount)
      return Color(.hsl, hue, between(left.second, right.second), between(left.third, right.third), alpha: alpha)
    case .lch:
      let hue = Self.hue(left.third, left.second < 0.0015, right.third, right.second < 0.0015, amount)
      return Color(.lch, between(left.first, right.first), between(left.second, right.second), hue, alpha: alpha)
    default:
      return Color(
        space, between(left.first, right.first), between(left.second, right.second), between(left.third, right.third),
        alpha: alpha)
    }
  }

  /// A hue on the shorter way; that of the other color if one has none.
  private static func hue(_ one: Double, _ isFirstGray: Bool, _ two: Double, _ isSecondGray: Bool, _ amount: Double)
    -> Double
  {
    if isFirstGray { return two }
    if isSecondGray { return one }
    var way = two - one
    if way > 180 { way -= 360 }
    if way < -180 { way += 360 }
    let hue = one + way * amount
    return hue < 0 ? hue + 360 : hue >= 360 ? hue - 360 : hue
  }
}
