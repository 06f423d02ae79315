extension YAMLReader {
  /// Reads a text in single quotes, in which two of them are one.
  mutating func readSingleQuoted() throws(JSONSyntaxError) -> YAMLScalar {
    let start = offset
    var text: [UInt8] = []
    var isOneLine = true
    offset += 1
    while true {
      if isAtEnd { throw unclosed("'", from: start) }
      if isAtBreak {
        fold(into: &text, keeping: 0)
        isOneLine = false
      } else if byte == .apostrophe {
        guard byte(at: offset + 1) == .apostrophe else { break }
        text.append(.apostrophe)
        offset += 2
      } else {
        text.append(byte)
        offset += 1
      }
    }
    offset += 1
    return YAMLScalar(range: start..<offset, text: text, isQuoted: true, isOneLine: isOneLine)
  }

  /// Reads a text in double quotes with its escapes.
  mutating func readDoubleQuoted() throws(JSONSyntaxError) -> YAMLScalar {
    let start = offset
    var text: [UInt8] = []
    var isOneLine = true
    // Escaped white space at the end of a line stays.
    var kept = 0
    offset += 1
    while byte != .quote {
      if isAtEnd { throw unclosed("\"", from: start) }
      if isAtBreak {
        fold(into: &text, keeping: kept)
        isOneLine = false
      } else if byte == .backslash {
        try readEscape(into: &text)
        kept = text.count
      } else {
        text.append(byte)
        offset += 1
      }
    }
    offset += 1
    return YAMLScalar(range: start..<offset, text: text, isQuoted: true, isOneLine: isOneLine)
  }

  private func unclosed(_ quote: String, from start: Int) -> JSONSyntaxError {
    error("the string is not closed; add \(quote) at its end", at: start)
  }

  /// Moves past line ends and the white space around them; one becomes a space, others become one less.
  private mutating func fold(into text: inout [UInt8], keeping kept: Int) {
    while text.count > kept, let last = text.last, last == .space || last == .tab { text.removeLast() }
    var breaks = 0
    while isAtBreak {
      skipBreak()
      breaks += 1
      skipSpaces()
    }
    text += breaks == 1 ? [.space] : Array(repeating: .lineFeed, count: breaks - 1)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = offset
    let sign = byte(at: start + 1)
    offset += 2
    switch sign {
    case .lineFeed, .carriageReturn:
      offset -= 1
      skipBreak()
      skipSpaces()
    case UInt8(ascii: "x"): text += try scalar(digits: 2, from: start)
    case UInt8(ascii: "u"): text += try scalar(digits: 4, from: start)
    case UInt8(ascii: "U"): text += try scalar(digits: 8, from: start)
    default:
      guard let plain = Self.escapes.first(where: { $0.sign == sign })?.text ?? JSONEscapes.plain(sign).map({ [$0] })
      else {
        throw error("unknown escape sequence; write \\\\ for a backslash, or use single quotation marks", at: start)
      }
      text += plain
    }
  }

  /// The escapes of one sign that JSON does not have.
  private static let escapes: [(sign: UInt8, text: [UInt8])] = [
    (.zero, [0]), (UInt8(ascii: "a"), [7]), (.tab, [.tab]), (UInt8(ascii: "v"), [0x0B]), (UInt8(ascii: "e"), [0x1B]),
    (.space, [.space]), (UInt8(ascii: "N"), [0xC2, 0x85]), (UInt8(ascii: "_"), [0xC2, 0xA0]),
    (UInt8(ascii: "L"), [0xE2, 0x80, 0xA8]), (UInt8(ascii: "P"), [0xE2, 0x80, 0xA9]),
  ]

  /// Reads the digits of an escape, and those of the second half of a character that has two.
  private mutating func scalar(digits: Int, from start: Int) throws(JSONSyntaxError) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = byte.hexValue else {
        throw error("the escape sequence requires \(digits) hexadecimal digits; write \\u0041 for A", at: start)
      }
      value = value << 4 | digit
      offset += 1
    }
    if digits == 4, (0xD800..<0xDC00).contains(value), let low = JSONEscapes.codeUnit(at: offset, in: bytes.plain),
      (0xDC00..<0xE000).contains(low)
    {
      value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
      offset += 6
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error("the escape sequence is not a valid character; write \\u and four hexadecimal digits", at: start)
    }
    return Array(String(Character(scalar)).utf8)
  }
}
