import ColorMath

/// Writing single strings as JSON.
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

  /// Appends a key that needs no escapes, its quotes and a colon, followed by a space if the text is formatted.
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
        appendEscape(of: UnsafeBufferPointer(rebasing: text[offset..<offset + length]))
        plainStart = offset + length
      }
      offset += max(length, 1)
    }
    append(UnsafeBufferPointer(rebasing: text[plainStart...]))
    append(.quote)
  }

  /// The next quote, backslash, control character or byte outside ASCII; the end if there is none.
  @inline(__always)
  private static func nextSpecialByte(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset + 8 <= text.count {
      let word = text.word(at: offset)
      let stops =
        (word ^ 0x2222_2222_2222_2222).zeroBytes | (word ^ 0x5C5C_5C5C_5C5C_5C5C).zeroBytes
        | (word ^ 0x7F7F_7F7F_7F7F_7F7F).zeroBytes | (word & 0xE0E0_E0E0_E0E0_E0E0).zeroBytes
        | word & 0x8080_8080_8080_8080
      if stops != 0 { return offset + stops.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < text.count, text[offset] >= 0x20, text[offset] != .quote, text[offset] != .backslash,
      text[offset] < 0x7F
    { offset += 1 }
    return offset
  }

  /// The number of bytes that one escape at an offset replaces, 0 if none is needed.
  private static func escapedLength(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let rest = text.count - offset
    switch text[offset] {
    case 0..<0x80: return 1
    case 0xC2: return rest > 1 && text[offset + 1] < 0xA0 ? 2 : 0
    case 0xD8: return rest > 1 && text[offset + 1] == 0x9C ? 2 : 0
    case 0xE2:
      guard rest > 2 else { return 0 }
      switch (text[offset + 1], text[offset + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default: return 0
    }
  }

  /// Appends the escape of one scalar in UTF-8, one to three bytes of it.
  private mutating func appendEscape(of scalar: UnsafeBufferPointer<UInt8>) {
    switch scalar[0] {
    case .quote: append("\\\"")
    case .backslash: append("\\\\")
    case .lineFeed: append("\\n")
    case .carriageReturn: append("\\r")
    case .tab: append("\\t")
    case 0..<0x80: append("\\u" + HexText.digits(scalar[0], count: 4))
    case 0xC2: append("\\u" + HexText.digits(scalar[1], count: 4))
    case 0xD8: append("\\u061C")
    default: append("\\u20" + HexText.digits(scalar[2] & 0x3F | (scalar[1] & 1) << 6, count: 2))
    }
  }
}
