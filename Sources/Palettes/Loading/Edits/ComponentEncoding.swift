import ColorMath
import FileSyntax

/// The notation of a component, for writing another value in it.
struct ComponentEncoding {
  /// The scale and the digits.
  enum Digits: Equatable {
    /// `0xF1`: the prefix, the least digits, and the letter case.
    case hexadecimal(prefix: String, least: Int, isLowercase: Bool)
    /// `148`, out of 255.
    case eightBit
    /// `0.541`: the number of places, and if trailing zeros are trimmed.
    case decimal(places: Int, trims: Bool)
  }

  var digits: Digits
  /// True if the component is a JSON number instead of a string.
  let isNumber: Bool
  /// The rounding of values between two that can be written.
  var rounding = EditRounding.nearest

  /// The notation of Xcode: three places.
  static let plain = ComponentEncoding(digits: .decimal(places: 3, trims: false), isNumber: false)

  /// The encoding for a value that the digits of this one cannot express: decimals, or hexadecimal next to 8-bit ones.
  var unmistakable: ComponentEncoding {
    switch digits {
    case .decimal: self
    case .hexadecimal: self
    case .eightBit where isNumber: ComponentEncoding(digits: Self.plain.digits, isNumber: true)
    case .eightBit:
      ComponentEncoding(digits: .hexadecimal(prefix: "0x", least: 2, isLowercase: false), isNumber: false)
    }
  }

  /// Returns the encoding with another rounding; with more digits if nothing may be lost in a space.
  func rounding(_ rounding: EditRounding, in space: CatalogColorSpace) -> ComponentEncoding {
    var encoding = self
    encoding.rounding = rounding
    guard rounding == .exact else { return encoding }
    switch digits {
    case .decimal(let places, _): encoding.digits = .decimal(places: max(places, Self.exactPlaces), trims: false)
    case .eightBit, .hexadecimal:
      if space != .sRGB, space != .extendedSRGB {
        encoding.digits = .decimal(places: Self.exactPlaces, trims: false)
      }
    }
    return encoding
  }

  private static let exactPlaces = 7

  /// The allowed deviation of a value from what is read back: half a step of the last digit, or a whole one.
  var tolerance: Double { step * (rounding == .nearest ? 0.5 : 1) + 1e-6 }

  private var step: Double {
    guard case .decimal(let places, _) = digits else { return 1.0 / 255 }
    return (0..<places).reduce(1) { step, _ in step / 10 }
  }

  /// Returns the JSON for a value on the scale 0…1; outside that scale always with decimals.
  func json(_ value: Double) -> String {
    let text = text(value)
    return isNumber ? text : "\"\(text)\""
  }

  private func text(_ value: Double) -> String {
    let value = rounded(value)
    let steps = (value * 255).rounded()
    guard value.isFinite, (0...255).contains(steps) else { return Self.plain.decimal(value, places: 3, trims: false) }
    switch digits {
    case .decimal(let places, let trims): return decimal(value, places: places, trims: trims)
    case .eightBit: return String(Int(steps))
    case .hexadecimal(let prefix, let least, let isLowercase):
      return prefix + HexText.digits(Int(steps), count: least, isUppercase: !isLowercase)
    }
  }

  /// A value that the digits can hold, in the direction of the rounding; one they can hold is unchanged.
  private func rounded(_ value: Double) -> Double {
    let steps = value / step
    let nearest = steps.rounded()
    guard abs(steps - nearest) > 1e-3 else { return value }
    return switch rounding {
    case .nearest, .exact: value
    case .down: steps.rounded(.down) * step
    case .up: steps.rounded(.up) * step
    }
  }

  /// Always with a point, because a bare 1 could be one of 255.
  private func decimal(_ value: Double, places: Int, trims: Bool) -> String {
    var text = Substring(DecimalText.fixed(value, decimals: max(1, places)))
    while trims, text.hasSuffix("0"), !text.hasSuffix(".0") { text = text.dropLast() }
    return String(text)
  }
}

extension ComponentEncoding {
  /// Derives the notation of one component from those next to it.
  ///
  /// Bare ends (`"0"`, `"1"`) and digits next to decimals are decimals. Decimals have as many places as the longest
  /// next to them, three at least.
  init(
    of value: JSONValue, _ notation: ComponentNotation, beside all: [(value: JSONValue, notation: ComponentNotation)]
  ) {
    isNumber = value.kind == .number
    let places = all.compactMap { $0.notation.isDecimal ? Self.places(of: $0.value) : nil }
    let decimal = Digits.decimal(places: min(15, max(3, places.max() ?? 3)), trims: Set(places).count > 1)
    let hasEightBit = all.contains { $0.notation.isEightBit && !$0.notation.isBareZeroOrOne }
    switch notation {
    case .hexadecimal: digits = Self.hexadecimal(value, beside: all.map { $0.value })
    case .integer(let number):
      let standsForDecimal = !places.isEmpty || (!hasEightBit && all.contains { $0.notation == .integer(1) })
      digits = standsForDecimal && (0...1).contains(number) ? decimal : .eightBit
    case .wholeNumber: digits = hasEightBit ? .eightBit : decimal
    case .decimal, .fractionalNumber: digits = decimal
    }
  }

  private static func hexadecimal(_ value: JSONValue, beside all: [JSONValue]) -> Digits {
    let text = value.string ?? ""
    let body = text.drop { $0 == " " }
    let digits = body.dropFirst(2)
    let others = all.compactMap { $0.string }.filter { $0.lowercased().hasPrefix("0x") }.map { String($0.dropFirst(2)) }
    let letters = [String(digits)] + others
    let first = letters.joined().first { $0.isLetter }
    return .hexadecimal(
      prefix: String(body.prefix(2)), least: min(2, digits.count), isLowercase: first?.isLowercase ?? false)
  }

  /// The digits after the point; 3 for a number with an exponent.
  private static func places(of value: JSONValue) -> Int {
    let text = value.string ?? value.number?.text ?? ""
    guard let point = text.firstIndex(of: "."), !text.lowercased().contains("e") else { return 3 }
    return text[text.index(after: point)...].prefix { $0.isNumber }.count
  }
}

extension ComponentNotation {
  /// True if it has a point or an exponent.
  fileprivate var isDecimal: Bool {
    switch self {
    case .decimal, .fractionalNumber: true
    case .hexadecimal, .integer, .wholeNumber: false
    }
  }
}
