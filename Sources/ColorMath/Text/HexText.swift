/// Numbers and colors as hexadecimal digits.
package enum HexText {
  /// Returns a number of at least 0 with zeros before it, so that it has at least a number of digits.
  package static func digits(_ number: some BinaryInteger, count: Int, isUppercase: Bool = true) -> String {
    let digits = String(number, radix: 16, uppercase: isUppercase)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }

  /// Returns `#RRGGBB`, with two more digits if there is an opacity.
  static func make(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: UInt8? = nil) -> String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      write(red, at: 1, of: text)
      write(green, at: 3, of: text)
      write(blue, at: 5, of: text)
      guard let opacity else { return 7 }
      write(opacity, at: 7, of: text)
      return 9
    }
  }

  private static func write(_ byte: UInt8, at offset: Int, of text: UnsafeMutableBufferPointer<UInt8>) {
    text[offset] = digit(byte >> 4)
    text[offset + 1] = digit(byte & 0xF)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}
