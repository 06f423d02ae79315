/// A CSS number as written, with its suffix: nothing, a percent sign or a unit.
///
/// Digits are kept as text, so that hundredths are rounded once: `12.3%` is exactly the Double nearest to 0.123.
struct CSSColorNumber {
  /// Sign, digits and decimal point.
  let mantissa: Range<Int>
  /// The power of ten after `e`; ±1,000,000,000 represents anything beyond that.
  let exponent: Int
  let suffix: Suffix
  let range: Range<Int>

  enum Suffix {
    case none
    case percent
    case unit(Range<Int>)
  }
}

extension CSSColorScanner {
  /// The largest magnitude of a number; CSS allows an implementation to limit its range.
  private static let limit = 1e30

  /// Gives the number times 10 to the power of `shift`, correctly rounded, within ±1e30.
  func value(of number: CSSColorNumber, shift: Int = 0) -> Double {
    let text = String(decoding: bytes[number.mantissa], as: UTF8.self) + "e\(number.exponent + shift)"
    guard let value = Double(text) else { return 0 }
    return min(max(value, -Self.limit), Self.limit)
  }

  func startsNumber() -> Bool {
    let signed = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
    return startsDigits(signed ? 1 : 0)
  }

  private func startsDigits(_ ahead: Int) -> Bool {
    if peek(ahead) == UInt8(ascii: ".") {
      return peek(ahead + 1)?.isASCIIDigit ?? false
    }
    return peek(ahead)?.isASCIIDigit ?? false
  }

  /// Reads a number token of CSS Syntax 3; call `startsNumber` first.
  mutating func readNumber() -> CSSColorNumber {
    let start = position
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") {
      advance()
    }
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1)?.isASCIIDigit ?? false {
      advance()
      skipDigits()
    }
    let mantissa = start..<position
    let exponent = readExponent()
    let suffix = readSuffix()
    return CSSColorNumber(mantissa: mantissa, exponent: exponent, suffix: suffix, range: start..<position)
  }

  private mutating func skipDigits() {
    while let byte = peek(), byte.isASCIIDigit {
      advance()
    }
  }

  private mutating func readExponent() -> Int {
    guard let mark = peek(), mark | 0x20 == UInt8(ascii: "e") else { return 0 }
    let signed = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    let negative = peek(1) == UInt8(ascii: "-")
    guard let first = peek(signed ? 2 : 1), first.isASCIIDigit else { return 0 }
    advance(signed ? 2 : 1)
    var exponent = 0
    while let byte = peek(), byte.isASCIIDigit {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000_000)
      advance()
    }
    return negative ? -exponent : exponent
  }

  private mutating func readSuffix() -> CSSColorNumber.Suffix {
    if take(UInt8(ascii: "%")) {
      return .percent
    }
    return startsName() ? .unit(readName()) : .none
  }
}
