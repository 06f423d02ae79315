import FileSyntax

/// A color component as it is written, before its scale is settled.
enum ComponentNotation: Hashable, Sendable {
  /// `"0xF1"`: eight bits, out of 255.
  case hexadecimal(Int)
  /// `"148"`: digits only, eight bits out of 255.
  case integer(Int)
  /// `"0.541"`: 0…1, or outside that in an extended space.
  case decimal(Double)
  /// A whole JSON number: 0 and 1 are ends of the scale 0…1, larger ones are out of 255.
  case wholeNumber(Double)
  /// A JSON number with a fraction.
  case fractionalNumber(Double)

  /// True if it is a bare `"0"` or `"1"`, which the 8-bit and the floating-point input mode of Xcode both write.
  var isBareZeroOrOne: Bool { self == .integer(0) || self == .integer(1) }

  /// True if it counts in steps of 1/255.
  var isEightBit: Bool {
    switch self {
    case .hexadecimal, .integer: true
    case .wholeNumber(let value): value > 1
    case .decimal, .fractionalNumber: false
    }
  }
}

extension ComponentNotation {
  /// Reads the text of a component, ASCII space around it allowed; nil if it is not a number.
  ///
  /// Decimals are rounded correctly to `Double`. More digits than a whole 32-bit number has are not a component.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var scanner = ComponentScanner(text)
    let isNegative = scanner.skipSign()
    if !isNegative, scanner.skipHexadecimalPrefix() {
      guard let value = scanner.hexadecimal(), scanner.isAtEnd else { return nil }
      self = .hexadecimal(value)
      return
    }
    guard let number = scanner.decimal(), scanner.isAtEnd else { return nil }
    if number.isInteger {
      guard number.digits <= 9 else { return nil }
      self = .integer(isNegative ? -Int(number.significand) : Int(number.significand))
    } else {
      guard let magnitude = number.value ?? scanner.slowValue else { return nil }
      self = .decimal(isNegative ? -magnitude : magnitude)
    }
  }

  /// Reads text that is not available as bytes.
  init?(_ text: String) {
    var text = text
    guard let notation = text.withUTF8({ ComponentNotation($0) }) else { return nil }
    self = notation
  }

  /// Reads a string or number of a file with these bytes; nil if it is not a number.
  init?(of value: JSONValue, in bytes: [UInt8]) {
    if let range = value.plainContent {
      let notation = bytes.withUnsafeBufferPointer { ComponentNotation(UnsafeBufferPointer(rebasing: $0[range])) }
      guard let notation else { return nil }
      self = notation
    } else if let text = value.string {
      self.init(text)
    } else if let number = value.double {
      self = number == number.rounded(.towardZero) ? .wholeNumber(number) : .fractionalNumber(number)
    } else {
      return nil
    }
  }
}
