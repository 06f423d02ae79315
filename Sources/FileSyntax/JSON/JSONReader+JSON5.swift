/// The syntax that only JSON5 has (specification 1.0.0): its numbers, keys, strings, escapes and white space.
extension JSONReader {
  /// Skips a number: also hexadecimal, with a plus sign, a bare decimal point, an infinity or NaN.
  mutating func skipJSON5Number() throws(JSONSyntaxError) {
    let start = offset
    if byte == .minus || byte == .plus { offset += 1 }
    if skipWord("Infinity") || skipWord("NaN") { return }
    if byte == .zero, offset + 1 < bytes.count, bytes[offset + 1] | 0x20 == UInt8(ascii: "x") {
      offset += 2
      let digits = offset
      while byte.hexValue != nil { offset += 1 }
      guard offset > digits else { throw error("0x requires hexadecimal digits; write 0xFF", at: start) }
      return
    }
    let whole = offset
    skipDigits()
    let hasLeadingZero = offset > whole + 1 && bytes[whole] == .zero
    if hasLeadingZero {
      throw error(
        "a number cannot have leading zeros; remove them, or put quotation marks around the value", at: start)
    }
    var count = offset - whole
    if byte == .dot {
      offset += 1
      let fraction = offset
      skipDigits()
      count += offset - fraction
    }
    guard count > 0 else {
      offset = start
      throw valueExpected()
    }
    if byte | 0x20 == UInt8(ascii: "e") { try skipExponent() }
  }

  private mutating func skipWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { word in
      end <= bytes.count && bytes[offset..<end].elementsEqual(word) && !(end < bytes.count && bytes[end].isWord)
    }
    if matches { offset = end }
    return matches
  }

  /// Skips a string in single quotes, which begins at the next byte; returns true if it has escapes.
  mutating func skipSingleQuotedString() throws(JSONSyntaxError) -> Bool {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      switch byte {
      case .apostrophe:
        offset += 1
        return hasEscapes
      case .backslash:
        hasEscapes = true
        try skipEscape()
      case 0x80...: try skipMultibyteScalar()
      default:
        guard isPlainInJSON5 else { throw brokenString(from: start) }
        offset += 1
      }
    }
  }

  /// True if the next byte needs no escape in a string of JSON5: all of ASCII except NUL and line ends.
  var isPlainInJSON5: Bool { offset < bytes.count && ![0, .lineFeed, .carriageReturn].contains(byte) }

  /// Moves past an escape that is not `\u`: any character may follow the backslash, also a line end.
  mutating func skipJSON5Escape() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "x"):
      guard start + 3 < bytes.count, bytes[start + 2].hexValue != nil, bytes[start + 3].hexValue != nil else {
        throw error("\\x requires two hexadecimal digits; write \\x41 for A", at: start)
      }
      offset += 3
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw error("a digit cannot be escaped; remove the backslash", at: start)
    case .carriageReturn: offset += offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed ? 2 : 1
    case 0x80...: try skipMultibyteScalar()
    default: offset += 1
    }
  }

  /// Skips a key without quotes, an identifier of ECMAScript 5.1; returns true if it has escapes.
  mutating func skipBareKey() throws(JSONSyntaxError) -> Bool {
    let start = offset
    var hasEscapes = false
    guard !byte.isDigit else { throw keyExpected() }
    while offset < bytes.count {
      if byte == .backslash, offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") {
        hasEscapes = true
        try skipEscape()
      } else if byte >= 0x80, wideSpace() == 0 {
        try skipMultibyteScalar()
      } else if byte.isWord {
        offset += 1
      } else {
        break
      }
    }
    if offset == start { throw keyExpected() }
    if offset == bytes.count { throw colonExpected() }
    return hasEscapes
  }

  /// Skips white space that plain JSON lacks; returns true if there was any.
  mutating func skipJSON5Whitespace() -> Bool {
    let start = offset
    while offset < bytes.count {
      let length = byte == 0x0B || byte == 0x0C ? 1 : wideSpace()
      if length == 0 { break }
      offset += length
    }
    return offset > start
  }

  /// The number of bytes of the next space beyond ASCII: U+00A0, U+FEFF, U+2028, U+2029 and the category Zs; else 0.
  private func wideSpace() -> Int {
    guard byte >= 0xC2, offset + 1 < bytes.count else { return 0 }
    if byte == 0xC2 { return bytes[offset + 1] == 0xA0 ? 2 : 0 }
    guard offset + 2 < bytes.count else { return 0 }
    switch (byte, bytes[offset + 1], bytes[offset + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }
}
