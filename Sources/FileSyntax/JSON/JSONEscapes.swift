/// The escapes of strings, RFC 8259 section 7.
enum JSONEscapes {
  /// The text of a string's content, which the reader has found to be valid.
  static func decoded(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    appendDecoded(content, to: &text)
    return text
  }

  /// Appends the text of a string's content, which the reader has found to be valid.
  static func appendDecoded(_ content: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    var offset = 0
    while offset < content.count {
      let byte = content[offset]
      guard byte == .backslash, offset + 1 < content.count else {
        text.append(byte)
        offset += 1
        continue
      }
      let escape = content[offset + 1]
      if escape == UInt8(ascii: "u") {
        let (scalar, end) = scalar(at: offset, in: content)
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
        offset = end
      } else if let character = plain(escape) {
        text.append(character)
        offset += 2
      } else {
        offset += appendJSON5Escape(content[(offset + 1)...], to: &text)
      }
    }
  }

  /// The byte that an escape of one letter represents; nil if there is no such escape.
  static func plain(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): .lineFeed
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "t"): .tab
    default: nil
    }
  }

  /// Appends the text of an escape that only JSON5 has; returns its length with the backslash.
  private static func appendJSON5Escape(_ escape: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) -> Int {
    let bytes = UnsafeBufferPointer(rebasing: escape)
    switch bytes[0] {
    case .lineFeed: return 2
    case .carriageReturn: return bytes.count > 1 && bytes[1] == .lineFeed ? 3 : 2
    case 0xE2 where bytes.count > 2 && bytes[1] == 0x80 && bytes[2] | 1 == 0xA9: return 4
    case .zero: text.append(0)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "x"):
      let value = bytes.dropFirst().prefix(2).reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
      text += Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))).utf8)
      return min(4, 1 + bytes.count)
    default: text.append(bytes[0])
    }
    return 2
  }

  /// The four hexadecimal digits of `\u0000`, which begins at an offset; nil if they are not all there.
  static func codeUnit(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == .backslash, bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for digit in bytes[offset + 2..<offset + 6] {
      guard let value = digit.hexValue else { return nil }
      unit = unit << 4 | value
    }
    return unit
  }

  /// The scalar of a `\u0000` escape or of a pair of them, and the offset after it.
  private static func scalar(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, end: Int) {
    let first = codeUnit(at: offset, in: bytes) ?? 0xFFFD
    if let scalar = Unicode.Scalar(first) { return (scalar, offset + 6) }
    let second = codeUnit(at: offset + 6, in: bytes) ?? 0xDC00
    let value = 0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + 12)
  }
}
