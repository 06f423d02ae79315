/// How single strings and numbers are written as JSON.
extension [UInt8] {
  /// Appends a string with its quotes and escapes.
  @inline(__always)
  mutating func appendJSONString(_ text: UnsafeBufferPointer<UInt8>) {
    append(.quote)
    var plainStart = 0
    var offset = 0
    while offset < text.count {
      offset = Self.nextSpecialByte(in: text, from: offset)
      guard offset < text.count else { break }
      let length = Self.escapedLength(at: offset, in: text)
      if length > 0 {
        append(contentsOf: UnsafeBufferPointer(rebasing: text[plainStart..<offset]))
        appendEscape(text[offset], last: text[offset + length - 1])
        plainStart = offset + length
      }
      offset += Swift.max(length, 1)
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[plainStart...]))
    append(.quote)
  }

  /// Appends the shortest digits that read back as the same number, -0 as 0, and null for what JSON cannot hold.
  mutating func appendJSONNumber(_ number: Double) {
    guard number.isFinite else { return append(contentsOf: "null".utf8) }
    // Int(exactly:) would call the C library's rounding, which nothing else here links.
    if number.magnitude < 0x1p53, Double(Int(number)) == number {
      return append(contentsOf: String(Int(number)).utf8)
    }
    number.description.withBytes { append(contentsOf: $0) }
  }

  /// The next quote, backslash, control character or byte 0xE2, with which U+2028 begins; the end where there is none.
  @inline(__always)
  private static func nextSpecialByte(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset + 8 <= text.count {
      let word = text.word(at: offset)
      let stops =
        zeros(word ^ 0x2222_2222_2222_2222) | zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C)
        | zeros(word ^ 0xE2E2_E2E2_E2E2_E2E2) | zeros(word & 0xE0E0_E0E0_E0E0_E0E0)
      if stops != 0 { return offset + stops.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < text.count, text[offset] >= 0x20, text[offset] != .quote, text[offset] != .backslash,
      text[offset] != 0xE2
    { offset += 1 }
    return offset
  }

  /// Sets the top bit of each byte that is zero; bits above the lowest one set may be false alarms.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The bytes that one escape at an offset stands for, 0 where none is needed.
  private static func escapedLength(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard text[offset] == 0xE2 else { return 1 }
    guard offset + 2 < text.count, text[offset + 1] == 0x80 else { return 0 }
    return text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9 ? 3 : 0
  }

  private mutating func appendEscape(_ byte: UInt8, last: UInt8) {
    switch byte {
    case .quote: append(contentsOf: "\\\"".utf8)
    case .backslash: append(contentsOf: "\\\\".utf8)
    case .lineFeed: append(contentsOf: "\\n".utf8)
    case .carriageReturn: append(contentsOf: "\\r".utf8)
    case .tab: append(contentsOf: "\\t".utf8)
    case 0xE2: append(contentsOf: (last == 0xA8 ? "\\u2028" : "\\u2029").utf8)
    default:
      append(contentsOf: "\\u00".utf8)
      append(contentsOf: JSONReader.hex(byte).utf8)
    }
  }
}
