/// The parts of a decimal number: significand × 10^exponent, without trailing zeros in the significand.
///
/// Of JSON5's numbers, hexadecimal ones have the exponent 0, and infinities and NaN have no value.
struct JSONDecimal {
  private var isNegative = false
  private var significand: UInt64 = 0
  private var exponent = 0
  /// True if the number has more than the 19 digits that the significand surely holds.
  private var isTruncated = false

  /// Exponents are clamped to this bound, far outside of anything that the digits of a document can compensate for.
  private static let exponentBound = 1 << 40

  /// Splits the bytes of a number that the reader has accepted.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    var digits = 0
    var pendingZeros = 0
    var fractionDigits = 0
    var isFraction = false
    if let first = bytes.first, first == .minus || first == .plus {
      isNegative = first == .minus
      offset = 1
    }
    if offset < bytes.count, bytes[offset] | 0x20 >= UInt8(ascii: "i") {
      isTruncated = true
      return
    }
    if offset + 1 < bytes.count, bytes[offset + 1] | 0x20 == UInt8(ascii: "x") {
      readHexadecimal(bytes[(offset + 2)...])
      return
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == .dot {
        isFraction = true
        continue
      }
      guard byte.isDigit else { break }
      if isFraction { fractionDigits += 1 }
      if byte == .zero {
        if digits > 0 { pendingZeros += 1 }
      } else {
        append(byte, after: pendingZeros, digits: &digits)
        pendingZeros = 0
      }
    }
    exponent = pendingZeros - fractionDigits + Self.exponent(bytes, from: offset)
  }

  /// Reads the digits after the `0x` of a JSON5 number.
  private mutating func readHexadecimal(_ digits: Slice<UnsafeBufferPointer<UInt8>>) {
    for digit in digits {
      if significand >> 60 != 0 { isTruncated = true }
      significand = significand << 4 | UInt64(digit.hexValue ?? 0)
    }
  }

  private mutating func append(_ digit: UInt8, after zeros: Int, digits: inout Int) {
    digits += zeros + 1
    guard digits <= 19 else {
      isTruncated = true
      return
    }
    for _ in 0..<zeros { significand *= 10 }
    significand = significand * 10 + UInt64(digit - .zero)
  }

  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    var value = 0
    for byte in bytes[start...] where byte.isDigit {
      value = min(value * 10 + Int(byte - .zero), exponentBound)
    }
    return bytes[start] == .minus ? -value : value
  }

  /// True if the value is a whole number.
  var isInteger: Bool { isZero || exponent >= 0 }

  private var isZero: Bool { significand == 0 && !isTruncated }

  /// The value if it is a whole number and fits.
  var integer: Int? {
    if isZero { return 0 }
    guard !isTruncated, (0...18).contains(exponent) else { return nil }
    var magnitude = significand
    for _ in 0..<exponent {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      magnitude = product
    }
    return isNegative ? Int(exactly: -Int128(magnitude)) : Int(exactly: magnitude)
  }

  /// The nearest `Double`; nil beyond the largest one.
  ///
  /// If significand and power of ten are both exact, a single rounding is enough (Clinger 1990); the rest goes to the
  /// standard library, which rounds correctly too.
  func double(from bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if !isTruncated, significand <= 1 << 53, (-22...22).contains(exponent) || significand == 0 {
      let magnitude = significand == 0 ? 0 : scaled(Double(significand))
      return isNegative ? -magnitude : magnitude
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  private func scaled(_ value: Double) -> Double {
    exponent < 0 ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
  }

  /// The powers of ten that a `Double` can represent exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
