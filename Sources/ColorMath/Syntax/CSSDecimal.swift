/// The shortest decimal digits that restore the Double, movable by powers of ten without rounding.
struct CSSDecimal {
  private var isNegative = false
  private var digits: [UInt8] = []
  /// The position of the decimal point: 0 before the first digit, `digits.count` after the last.
  private var point = 0

  /// Writes a value as a CSS number; `none` when it is not finite.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "none" }
    guard value != 0 else { return "0" }
    // Within these bounds Swift writes no exponent, which is already CSS, except for the ".0" of whole numbers.
    guard (0x1p-13..<0x1p53).contains(value.magnitude) else { return CSSDecimal(value).text }
    return Double(Int64(value)) == value ? String(Int64(value)) : value.description
  }

  /// Writes a value, 1 for 100%, as a CSS percentage; `none` when it is not finite.
  static func percentage(_ value: Double) -> String {
    guard value.isFinite else { return "none" }
    guard value != 0 else { return "0%" }
    var decimal = CSSDecimal(value)
    decimal.point += 2
    return decimal.text + "%"
  }

  private init(_ value: Double) {
    let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"), maxSplits: 1)
    let mantissa = parts.first ?? Substring().utf8
    isNegative = value < 0
    digits = mantissa.filter { $0 != UInt8(ascii: ".") }
    point = mantissa.prefix { $0 != UInt8(ascii: ".") }.count
    if parts.count > 1 {
      point += Int(String(decoding: parts[1], as: UTF8.self)) ?? 0
    }
    dropZeros()
  }

  private mutating func dropZeros() {
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
    }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    point -= leading
  }

  private var text: String {
    (isNegative ? "-" : "") + ((-5...21).contains(point) ? plain : scientific)
  }

  private var plain: String {
    if point <= 0 {
      return "0." + String(repeating: "0", count: -point) + string(digits[...])
    }
    if point >= digits.count {
      return string(digits[...]) + String(repeating: "0", count: point - digits.count)
    }
    return string(digits[..<point]) + "." + string(digits[point...])
  }

  private var scientific: String {
    let fraction = digits.count > 1 ? "." + string(digits[1...]) : ""
    return string(digits[..<1]) + fraction + "e\(point - 1)"
  }

  private func string(_ part: ArraySlice<UInt8>) -> String {
    String(decoding: part, as: UTF8.self)
  }
}
