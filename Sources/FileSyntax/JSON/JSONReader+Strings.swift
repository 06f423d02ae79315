extension JSONReader {
  /// Skips a string, which begins at the next byte; returns true if it has escapes.
  @inline(__always)
  mutating func skipString() throws(JSONSyntaxError) -> Bool {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      skipPlainBytes()
      switch byte {
      case .quote:
        offset += 1
        return hasEscapes
      case .backslash:
        hasEscapes = true
        try skipEscape()
      case 0x80...:
        try skipMultibyteScalar()
      default:
        guard options.allowsJSON5, isPlainInJSON5 else { throw brokenString(from: start) }
        offset += 1
      }
    }
  }

  /// Moves to the next quote, backslash, control character, byte beyond ASCII, or the end.
  @inline(__always)
  private mutating func skipPlainBytes() {
    var next = offset
    while next + 8 <= bytes.count {
      let stops = Self.stops(in: bytes.word(at: next))
      next += stops.trailingZeroBitCount >> 3
      if stops != 0 {
        offset = next
        return
      }
    }
    while next < bytes.count, Self.isPlain(bytes[next]) { next += 1 }
    offset = next
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != .quote && byte != .backslash
  }

  /// Sets the top bit of each byte that ends a plain run; bits above the lowest one set may be false alarms.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(UInt8.quote))
    let backslashes = word ^ (ones &* UInt64(UInt8.backslash))
    let found = (quotes &- ones) | (backslashes &- ones) | (word &- (ones &* 0x20)) | word
    return found & (ones &* 0x80)
  }

  mutating func skipEscape() throws(JSONSyntaxError) {
    let start = offset
    guard start + 1 < bytes.count else {
      throw error("the string ends within an escape sequence; complete it", at: start)
    }
    if bytes[start + 1] != UInt8(ascii: "u") {
      if options.allowsJSON5 { return try skipJSON5Escape() }
      guard JSONEscapes.plain(bytes[start + 1]) != nil else { throw unknownEscape(at: start) }
      offset += 2
      return
    }
    guard let unit = JSONEscapes.codeUnit(at: start, in: bytes) else {
      throw error("\\u requires four hexadecimal digits; write \\u0041 for A", at: start)
    }
    switch unit {
    case 0xD800..<0xDC00:
      guard let second = JSONEscapes.codeUnit(at: start + 6, in: bytes), (0xDC00..<0xE000).contains(second) else {
        throw loneSurrogate(at: start)
      }
      offset += 12
    case 0xDC00..<0xE000: throw loneSurrogate(at: start)
    default: offset += 6
    }
  }

  /// Skips a scalar beyond ASCII; throws if its bytes are not UTF-8 (Unicode 16.0, table 3-7).
  mutating func skipMultibyteScalar() throws(JSONSyntaxError) {
    let length = bytes[offset].sequenceLength
    guard length > 1, offset + length <= bytes.count else { throw invalidUTF8(at: offset) }
    let second = bytes[offset + 1]
    let allowed: ClosedRange<UInt8> =
      switch bytes[offset] {
      case 0xC2...0xDF, 0xE1...0xEC, 0xEE...0xEF, 0xF1...0xF3: 0x80...0xBF
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: throw invalidUTF8(at: offset)
      }
    guard allowed.contains(second), length < 3 || bytes[offset + 2].isContinuation,
      length < 4 || bytes[offset + 3].isContinuation
    else { throw invalidUTF8(at: offset) }
    offset += length
  }
}
