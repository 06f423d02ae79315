extension YAMLReader {
  /// Rejects a text that is too large, or that is not UTF-8 or holds control characters.
  func checkText() throws(JSONSyntaxError) {
    var check = JSONReader(bytes.plain, options: options, room: 1)
    defer { check.tape.deallocate() }
    try check.checkSize()
    try check.checkEncoding()
    // YAML reads the lines of a pointer as one text.
    if GitLeftover.isPointer(bytes.plain), let pointer = JSONSyntaxError(leftoverIn: bytes.plain) { throw pointer }
    while check.offset < bytes.count {
      let byte = bytes[check.offset]
      if byte >= 0x80 {
        try check.skipMultibyteScalar()
      } else if byte >= 0x20 && byte != 0x7F || [.tab, .lineFeed, .carriageReturn].contains(byte) {
        check.offset += 1
      } else {
        throw error("a file cannot contain a control character; remove it", at: check.offset)
      }
    }
  }

  /// True if the next byte ends a line.
  var isAtBreak: Bool { byte == .lineFeed || byte == .carriageReturn }

  /// Moves past the end of a line.
  mutating func skipBreak() {
    offset += byte == .carriageReturn && byte(at: offset + 1) == .lineFeed ? 2 : 1
    lineStart = offset
  }

  /// Moves past spaces and tabs inside a line.
  mutating func skipSpaces() { while byte == .space || byte == .tab { offset += 1 } }

  /// True if a comment begins at the next byte: `#` at the start of a line or after white space.
  var isAtComment: Bool {
    guard byte == UInt8(ascii: "#") else { return false }
    return offset == lineStart || [.space, .tab].contains(byte(at: offset - 1))
  }

  /// Moves to the end of the line.
  mutating func skipLine() { while !isAtEnd, !isAtBreak { offset += 1 } }

  /// Moves past white space, ends of lines and comments; throws at a tab that indents a value.
  mutating func skipTrivia(inFlow: Bool = false) throws(JSONSyntaxError) {
    while !isAtEnd {
      let isIndenting = offset == lineStart
      let start = offset
      skipSpaces()
      if isAtComment { skipLine() }
      guard isAtBreak else {
        if isIndenting, !inFlow, !isAtEnd, let tab = bytes[start..<offset].firstIndex(of: .tab) {
          throw self.tab(at: tab)
        }
        return
      }
      skipBreak()
    }
  }

  /// True if the line begins with `---` or `...`, alone or before white space.
  func isMarker(_ text: StaticString) -> Bool { isMarker(text, at: offset) && column == 0 }

  /// Returns true if a marker of documents is at an offset, which begins a line.
  func isMarker(_ text: StaticString, at offset: Int) -> Bool {
    let wanted = text.withUTF8Buffer { $0[0] }
    return (0..<3).allSatisfy { byte(at: offset + $0) == wanted } && isWhite(at: offset + 3)
  }

  /// Returns true if white space or the end of the text is at an offset.
  func isWhite(at offset: Int) -> Bool {
    offset >= bytes.count || [.space, .tab, .lineFeed, .carriageReturn].contains(bytes[offset])
  }

  /// Checks that nothing but a comment follows on the line.
  mutating func endLine() throws(JSONSyntaxError) {
    let start = offset
    skipSpaces()
    if isAtEnd || isAtBreak || isAtComment { return }
    if byte == .colon, isWhite(at: offset + 1) {
      throw error("a key must be a string on one line; rewrite it as one", at: start)
    }
    throw error("there is more text after the value; put quotation marks around the whole value", at: offset)
  }
}
