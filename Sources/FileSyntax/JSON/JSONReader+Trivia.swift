extension JSONReader {
  /// Skips whitespace and, if they are allowed, comments.
  @inline(__always)
  mutating func skipTrivia() throws(JSONSyntaxError) {
    skipWhitespace()
    while byte == .slash && options.allowsComments || options.allowsJSON5 && skipJSON5Whitespace() {
      if byte == .slash { try skipComment() }
      skipWhitespace()
    }
  }

  /// Moves past spaces, tabs and line ends: a single space at once, indentation by eight bytes at a time.
  @inline(__always)
  private mutating func skipWhitespace() {
    var next = offset
    if next + 1 < bytes.count, bytes[next] == .space, bytes[next + 1] > .space {
      offset = next + 1
      return
    }
    while next < bytes.count, bytes[next] <= .space {
      guard Self.isWhitespace(bytes[next]) else { break }
      next += 1
      while next + 8 <= bytes.count {
        let difference = bytes.word(at: next) ^ 0x2020_2020_2020_2020
        next += difference.trailingZeroBitCount >> 3
        if difference != 0 { break }
      }
    }
    offset = next
  }

  @inline(__always)
  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = offset
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    offset += 2
    switch second {
    case .slash:
      while offset < bytes.count, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn {
        try skipCommentScalar()
      }
    case .asterisk:
      while !(byte == .asterisk && offset + 1 < bytes.count && bytes[offset + 1] == .slash) {
        guard offset < bytes.count else { throw error("the comment is not closed; add */ at its end", at: start) }
        try skipCommentScalar()
      }
      offset += 2
    default:
      throw error("a single slash does not start a comment; write //, or remove the slash", at: start)
    }
  }

  private mutating func skipCommentScalar() throws(JSONSyntaxError) {
    if bytes[offset] < 0x80 { offset += 1 } else { try skipMultibyteScalar() }
  }
}
