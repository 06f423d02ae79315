/// A scalar that has been read: its bytes, and its text without quotes, escapes and line folding.
struct YAMLScalar {
  let range: Range<Int>
  let text: [UInt8]
  /// True if quotation marks, or the header of a block, make it a text whatever it says.
  let isQuoted: Bool
  /// True if it can be a key.
  let isOneLine: Bool

  /// The kind that the core schema gives to it: null, a boolean, a number, or else a text.
  var kind: JSONKind {
    guard !isQuoted, isOneLine else { return .string }
    switch text.count {
    case 0: return .null
    case 1 where text[0] == UInt8(ascii: "~"): return .null
    case 4, 5:
      if Self.spellings(of: "null").contains(text) { return .null }
      if Self.spellings(of: "true").contains(text) || Self.spellings(of: "false").contains(text) { return .boolean }
    default: break
    }
    return isNumber ? .number : .string
  }

  /// A word in lower case, with a capital, and in capitals.
  private static func spellings(of word: String) -> [[UInt8]] {
    let capitals = word.uppercased()
    return [Array(word.utf8), Array(capitals.prefix(1).utf8) + Array(word.dropFirst().utf8), Array(capitals.utf8)]
  }

  /// True if it is a decimal number: digits with a sign, a fraction and an exponent.
  private var isNumber: Bool {
    var index = text.first == .minus || text.first == .plus ? 1 : 0
    let whole = skipDigits(&index)
    var fraction = 0
    if index < text.count, text[index] == .dot {
      index += 1
      fraction = skipDigits(&index)
    }
    guard whole + fraction > 0 else { return false }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == .minus || text[index] == .plus { index += 1 }
      guard skipDigits(&index) > 0 else { return false }
    }
    return index == text.count
  }

  private func skipDigits(_ index: inout Int) -> Int {
    let start = index
    while index < text.count, text[index].isDigit { index += 1 }
    return index - start
  }
}

extension YAMLReader {
  /// Appends a scalar to the tape.
  mutating func append(_ scalar: YAMLScalar, isKey: Bool = false) {
    contentEnd = max(contentEnd, scalar.range.upperBound)
    let kind = isKey ? .string : scalar.kind
    guard kind == .string else { return append(kind, scalar.range) }
    tape.append(.string(scalar.range, textAt: decoded.count, next: tape.count + 1))
    let count = UInt32(truncatingIfNeeded: scalar.text.count)
    for shift in stride(from: UInt32(0), to: 32, by: 8) { decoded.append(UInt8(truncatingIfNeeded: count >> shift)) }
    decoded += scalar.text
  }

  /// The text of a string or key on the tape.
  func text(of node: Int) -> String { text(of: tape[node]) }

  /// The text of a string or key.
  func text(of node: JSONNode) -> String {
    let start = node.count
    let length = decoded[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    return String(decoding: decoded[start + 4..<start + 4 + length], as: UTF8.self)
  }

  /// Reads the quoted or plain scalar at the next byte; a plain one on one line ends before a colon that makes it a key.
  mutating func readScalar(
    inside parent: Int, inFlow: Bool = false, isKey: Bool = false
  ) throws(JSONSyntaxError) -> YAMLScalar {
    switch byte {
    case .quote: return try readDoubleQuoted()
    case .apostrophe: return try readSingleQuoted()
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "*"), UInt8(ascii: "#"):
      let sign = String(UnicodeScalar(byte))
      throw error("an unquoted string cannot start with \(sign); put quotation marks around it", at: offset)
    case .closeBrace, .closeBracket, .comma:
      throw error(
        "unexpected \(String(UnicodeScalar(byte))); remove it, or put quotation marks around it", at: offset)
    default: return try readPlain(inside: parent, inFlow: inFlow, isKey: isKey)
    }
  }

  /// Reads a plain scalar; lines that are indented deeper continue it.
  private mutating func readPlain(inside parent: Int, inFlow: Bool, isKey: Bool) throws(JSONSyntaxError) -> YAMLScalar {
    let start = offset
    var end = skipPlainLine(inFlow: inFlow)
    var text = Array(bytes[start..<end])
    var isOneLine = true
    while !isKey, isAtBreak, let breaks = skipToContinuation(inside: parent, inFlow: inFlow) {
      let next = offset
      let isEmpty = text.isEmpty
      end = skipPlainLine(inFlow: inFlow)
      text += breaks == 1 ? [.space] : Array(repeating: .lineFeed, count: breaks - 1)
      text += bytes[next..<end]
      isOneLine = isOneLine && isEmpty
      if !inFlow, byte == .colon {
        if self.byte(at: lineStart) == .tab { throw tab(at: lineStart) }
        throw error("a key cannot follow a value; indent it like the keys before it", at: next)
      }
    }
    if end == start { throw unexpected() }
    return YAMLScalar(range: start..<end, text: text, isQuoted: false, isOneLine: isOneLine)
  }

  /// Moves to the end of a plain scalar on its line; returns the end of its text.
  private mutating func skipPlainLine(inFlow: Bool) -> Int {
    var end = offset
    while !isAtEnd, !isAtBreak, !isAtComment {
      if byte == .colon, isWhite(at: offset + 1) || inFlow && Self.isFlowSign(self.byte(at: offset + 1)) { break }
      if inFlow, Self.isFlowSign(byte) { break }
      let isSpace = byte == .space || byte == .tab
      offset += 1
      if !isSpace { end = offset }
    }
    return end
  }

  private static func isFlowSign(_ byte: UInt8) -> Bool {
    [.comma, .openBracket, .closeBracket, .openBrace, .closeBrace].contains(byte)
  }

  /// Moves to the next line of a plain scalar; returns the number of line ends before it, nil if there is none.
  private mutating func skipToContinuation(inside parent: Int, inFlow: Bool) -> Int? {
    let (start, line) = (offset, lineStart)
    var breaks = 0
    while isAtBreak {
      skipBreak()
      breaks += 1
      skipSpaces()
    }
    let ends = isAtEnd || isMarker("---") || isMarker("...") || byte == UInt8(ascii: "#")
    let isFlowEnd = inFlow && (Self.isFlowSign(byte) || byte == .colon)
    if ends || isFlowEnd || !inFlow && column <= parent {
      (offset, lineStart) = (start, line)
      return nil
    }
    return breaks
  }

  /// Warns if a color in digits is a comment because it has no quotation marks.
  mutating func warnOfColor() {
    var end = offset + 1
    while byte(at: end).hexValue != nil { end += 1 }
    guard [3, 4, 6, 8].contains(end - offset - 1), isWhite(at: end) else { return }
    let color = String(decoding: bytes[offset..<end], as: UTF8.self)
    warn(
      .comment, "\(color) is a comment, so the value is empty; put quotation marks around the color", at: offset)
  }
}
