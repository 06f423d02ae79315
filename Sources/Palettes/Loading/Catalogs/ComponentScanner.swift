/// Reads the digits of one component without making a `String`.
struct ComponentScanner {
  /// The digits of a decimal number, without its sign.
  struct Decimal {
    /// All digits in a row, without the point; meaningless for more than 19 of them.
    var significand: UInt64 = 0
    /// The number of digits, without leading zeros.
    var digits = 0
    /// The power of ten that the significand is multiplied by.
    var exponent = 0
    /// True if there is neither a point nor an exponent.
    var isInteger = true

    /// The number, correctly rounded, if one exact division or multiplication gives it (Clinger 1990).
    var value: Double? {
      if digits == 0 { return 0 }
      guard digits <= 19, significand <= 1 << 53, abs(exponent) < Self.powersOfTen.count else { return nil }
      let whole = Double(significand)
      return exponent < 0 ? whole / Self.powersOfTen[-exponent] : whole * Self.powersOfTen[exponent]
    }

    /// The powers of ten that a `Double` can represent exactly.
    private static let powersOfTen: [Double] = [
      1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
      1e20, 1e21, 1e22,
    ]
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private let end: Int
  private var start: Int

  /// Starts at the first byte that is not a space.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var first = 0
    var last = text.count
    while first < last, Self.isSpace(text[first]) { first += 1 }
    while last > first, Self.isSpace(text[last - 1]) { last -= 1 }
    offset = first
    end = last
    start = first
  }

  /// True if nothing but space is left.
  var isAtEnd: Bool { offset == end }

  /// The next byte, 0 at the end.
  private var byte: UInt8 { offset < end ? text[offset] : 0 }

  /// Skips a sign; returns true if it is a minus.
  mutating func skipSign() -> Bool {
    let sign = byte
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    start = offset
    return sign == UInt8(ascii: "-")
  }

  /// Skips `0x`, if present.
  mutating func skipHexadecimalPrefix() -> Bool {
    guard byte == UInt8(ascii: "0"), offset + 1 < end, text[offset + 1] | 0x20 == UInt8(ascii: "x") else {
      return false
    }
    offset += 2
    return true
  }

  /// Reads one to eight hexadecimal digits.
  mutating func hexadecimal() -> Int? {
    let first = offset
    var value = 0
    while let digit = Self.hexadecimalDigit(byte) {
      value = value << 4 | digit
      offset += 1
      if offset - first > 8 { return nil }
    }
    return offset > first ? value : nil
  }

  /// Reads digits with at most one point and an exponent; nil if there is no digit.
  mutating func decimal() -> Decimal? {
    var number = Decimal()
    var isPastPoint = false
    var hasDigits = false
    while true {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        number.append(digit, isPastPoint: isPastPoint)
        hasDigits = true
      } else if byte == UInt8(ascii: "."), !isPastPoint {
        isPastPoint = true
        number.isInteger = false
      } else {
        break
      }
      offset += 1
    }
    guard hasDigits else { return nil }
    if byte | 0x20 == UInt8(ascii: "e") {
      guard let exponent = exponent() else { return nil }
      number.isInteger = false
      number.exponent += exponent
    }
    return number
  }

  /// Reads `e`, a sign and digits; clamped to bounds that no number of digits compensates for.
  private mutating func exponent() -> Int? {
    offset += 1
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
    let first = offset
    var value = 0
    while byte &- UInt8(ascii: "0") < 10 {
      value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), 1 << 32)
      offset += 1
    }
    guard offset > first else { return nil }
    return isNegative ? -value : value
  }

  /// The magnitude by the standard library, correctly rounded too; nil beyond the largest `Double`.
  var slowValue: Double? {
    guard let value = Double(String(decoding: text[start..<end], as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func hexadecimalDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
    default: nil
    }
  }
}

extension ComponentScanner.Decimal {
  /// Appends one digit, 0…9.
  fileprivate mutating func append(_ digit: UInt8, isPastPoint: Bool) {
    if isPastPoint { exponent -= 1 }
    if digits > 0 || digit != 0 { digits += 1 }
    significand = significand &* 10 &+ UInt64(digit)
  }
}
