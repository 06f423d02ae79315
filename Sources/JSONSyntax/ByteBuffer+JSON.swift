/// How single strings are written as JSON.
extension ByteBuffer {
  /// Appends a string with its quotes and escapes.
  @inline(__always)
  mutating func appendString(_ text: UnsafeBufferPointer<UInt8>) {
    guard Self.nextSpecialByte(in: text, from: 0) == text.count else { return appendEscaped(text) }
    write(upTo: text.count + 2) { target in
      target[0] = .quote
      if let source = text.baseAddress { (target + 1).update(from: source, count: text.count) }
      target[text.count + 1] = .quote
      return text.count + 2
    }
  }

  /// Appends a key that needs no escapes, its quotes and a colon, with a space behind it where the text is laid out.
  @inline(__always)
  mutating func appendKey(_ key: UnsafeBufferPointer<UInt8>, isSpaced: Bool) {
    write(upTo: key.count + 4) { target in
      target[0] = .quote
      if let source = key.baseAddress { (target + 1).update(from: source, count: key.count) }
      target[key.count + 1] = .quote
      target[key.count + 2] = .colon
      target[key.count + 3] = .space
      return key.count + (isSpaced ? 4 : 3)
    }
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    append(.quote)
    var plainStart = 0
    var offset = 0
    while offset < text.count {
      offset = Self.nextSpecialByte(in: text, from: offset)
      guard offset < text.count else { break }
      let length = Self.escapedLength(at: offset, in: text)
      if length > 0 {
        append(UnsafeBufferPointer(rebasing: text[plainStart..<offset]))
        appendEscape(text[offset], last: text[offset + length - 1])
        plainStart = offset + length
      }
      offset += max(length, 1)
    }
    append(UnsafeBufferPointer(rebasing: text[plainStart...]))
    append(.quote)
  }

  /// The next quote, backslash, control character or byte 0xE2, with which U+2028 begins; the end where there is none.
  @inline(__always)
  private static func nextSpecialByte(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset + 8 <= text.count {
      let word = text.word(at: offset)
      let stops =
        (word ^ 0x2222_2222_2222_2222).zeroBytes | (word ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes
        | (word ^ 0xE2E2_E2E2_E2E2_E2E2).zeroBytes | (word & 0xE0E0_E0E0_E0E0_E0E0).zeroBytes
      if stops != 0 { return offset + stops.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < text.count, text[offset] >= 0x20, text[offset] != .quote, text[offset] != .backslash,
      text[offset] != 0xE2
    { offset += 1 }
    return offset
  }

  /// The bytes that one escape at an offset stands for, 0 where none is needed.
  private static func escapedLength(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard text[offset] == 0xE2 else { return 1 }
    guard offset + 2 < text.count, text[offset + 1] == 0x80 else { return 0 }
    return text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9 ? 3 : 0
  }

  private mutating func appendEscape(_ byte: UInt8, last: UInt8) {
    switch byte {
    case .quote: append("\\\"")
    case .backslash: append("\\\\")
    case .lineFeed: append("\\n")
    case .carriageReturn: append("\\r")
    case .tab: append("\\t")
    case 0xE2: append(last == 0xA8 ? "\\u2028" : "\\u2029")
    default: append("\\u00" + JSONReader.hex(byte))
    }
  }
}
