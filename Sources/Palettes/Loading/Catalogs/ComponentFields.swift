/// The known members of `components`.
enum ComponentChannel: Int, CaseIterable, Sendable {
  case red
  case green
  case blue
  case white
  case alpha

  /// The key in the file.
  var key: String {
    switch self {
    case .red: "red"
    case .green: "green"
    case .blue: "blue"
    case .white: "white"
    case .alpha: "alpha"
    }
  }

  /// The color components of a space, in order.
  static func colors(of space: CatalogColorSpace) -> [ComponentChannel] {
    space.isGray ? grayColors : rgbColors
  }

  private static let rgbColors: [ComponentChannel] = [.red, .green, .blue]
  private static let grayColors: [ComponentChannel] = [.white]
}

/// The notations of one color's components, and the color that they give together.
struct ComponentFields {
  private var red: ComponentNotation?
  private var green: ComponentNotation?
  private var blue: ComponentNotation?
  private var white: ComponentNotation?
  private var alpha: ComponentNotation?

  /// The notation of one component, nil for a missing one.
  subscript(channel: ComponentChannel) -> ComponentNotation? {
    get {
      switch channel {
      case .red: red
      case .green: green
      case .blue: blue
      case .white: white
      case .alpha: alpha
      }
    }
    set {
      switch channel {
      case .red: red = newValue
      case .green: green = newValue
      case .blue: blue = newValue
      case .white: white = newValue
      case .alpha: alpha = newValue
      }
    }
  }

  /// Returns true if every one of these components is a bare `"0"` or `"1"`, and at least one of them `"1"`.
  func areBareEnds(_ channels: [ComponentChannel]) -> Bool {
    var hasOne = false
    for channel in channels {
      guard let notation = self[channel], notation.isBareZeroOrOne else { return false }
      if notation == .integer(1) { hasOne = true }
    }
    return hasOne
  }

  /// The first of these components that is 1 if its neighbors leave open whether that is 1 of 255 or all of it.
  ///
  /// That is `"1"` next to decimals, `"1"` if there is nothing but bare `"0"` and `"1"`, and the JSON number 1 next to
  /// larger whole numbers.
  func ambiguous(_ channels: [ComponentChannel]) -> ComponentChannel? {
    guard let one = channels.first(where: { self[$0] == .integer(1) || self[$0] == .wholeNumber(1) }) else {
      return nil
    }
    let hasDecimal = channels.contains { if case .decimal = self[$0] { true } else { false } }
    let hasEightBitNumber = channels.contains {
      if case .wholeNumber(let value) = self[$0] { value > 1 } else { false }
    }
    let isOpen = self[one] == .integer(1) ? hasDecimal || areBareEnds(channels) : hasEightBitNumber
    return isOpen ? one : nil
  }
}

extension ComponentNotation {
  /// Returns the value on the scale 0…1, unclamped: decimals unchanged, hexadecimal and digits out of 255.
  ///
  /// JSON numbers are decimals up to 1 and out of 255 above; in an extended space those with a fraction are decimals too.
  func value(readsBareEndsAsDecimal: Bool, isExtended: Bool) -> Double {
    switch self {
    case .hexadecimal(let value): Double(value) / 255
    case .integer(let value): readsBareEndsAsDecimal && isBareZeroOrOne ? Double(value) : Double(value) / 255
    case .decimal(let value): value
    case .wholeNumber(let value): value > 1 ? value / 255 : value
    case .fractionalNumber(let value): value > 1 && !isExtended ? value / 255 : value
    }
  }
}
