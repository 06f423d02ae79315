extension Color {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` as sRGB; nil for any other text.
  public init?(hex text: String) {
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
      } else {
        guard index <= 8, let digit = byte.hexDigit else { return nil }
        digits.append(digit)
      }
    }
    self.init(hexDigits: digits)
  }

  /// Takes the values of 3, 4, 6 or 8 hexadecimal digits; nil for another count.
  fileprivate init?(hexDigits digits: [UInt8]) {
    guard let channels = Color.channels(digits) else { return nil }
    let parts = channels.map { Double($0) / 255 }
    self.init(.sRGB, parts[0], parts[1], parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  private static func channels(_ digits: [UInt8]) -> [UInt8]? {
    switch digits.count {
    case 3, 4: digits.map { $0 * 17 }
    case 6, 8: stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: nil
    }
  }
}

extension CSSColorScanner {
  /// Reads a hex color, beginning at the number sign.
  mutating func readHex() throws(ColorSyntaxError) -> Color {
    advance()
    let name = readName()
    var digits: [UInt8] = []
    for index in name {
      guard let digit = bytes[index].hexDigit else {
        let sign = index..<endOfScalar(index)
        throw error("'\(quoted(sign))' is not a hexadecimal digit; use 0…9 or A…F", at: sign)
      }
      digits.append(digit)
    }
    guard let color = Color(hexDigits: digits) else {
      let whole = name.lowerBound - 1..<name.upperBound
      throw error("a hex color has 3, 4, 6, or 8 digits, but this one has \(digits.count)", at: whole)
    }
    return color
  }

  private func endOfScalar(_ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 {
      end += 1
    }
    return end
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
