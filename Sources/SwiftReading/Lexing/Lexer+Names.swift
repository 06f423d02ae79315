import FileSyntax

extension Lexer {
  /// Reads a name or a keyword; also one that begins with a scalar that only a later place of a name allows.
  mutating func readIdentifier() {
    let start = position
    skipName()
    guard position > start else {
      position += 1
      return emit(.unknown, from: start)
    }
    emit(.identifier, from: start, keyword: keyword(start..<position))
  }

  /// Skips the characters of a name.
  mutating func skipName() {
    while position < bytes.count {
      let current = bytes[position]
      if current.isNameByte {
        position += 1
      } else if current >= 0x80, let scalar = scalar(at: position), ScalarRanges.continuesName(scalar.value) {
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// Reads `$0`, `$name` and a lone `$`.
  mutating func readDollar() {
    let start = position
    position += 1
    skipName()
    let isNumber = position > start + 1 && bytes[start + 1..<position].allSatisfy { $0.isDecimalDigit }
    emit(isNumber ? .dollar : .identifier, from: start)
  }

  /// Reads a name in backticks, which may contain spaces; a backtick that is not closed in its line is a token itself.
  mutating func readBackticks() {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isLineBreak { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      position += 1
      return emit(.backtick, from: start)
    }
    position = end + 1
    surroundings.insert(.backticks)
    emit(.identifier, from: start)
  }

  /// Reads a token that begins with `#`: a raw string, a regex literal, a directive, or the name of a macro.
  mutating func readPound() {
    let start = position
    if start >= poundRunEnd {
      var end = start
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
        position = end
        return readString(pounds: end - start, from: start)
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "/"), readRegex(pounds: end - start, isCertain: true) { return }
      poundRunEnd = end
    }
    position += 1
    let name = position
    if byte().isNameStart || byte() >= 0x80 { skipName() }
    let kind = poundKind(name..<position)
    // `#else` ends a branch, and continues no `if`.
    emit(kind, from: start, keyword: kind == .poundName ? keyword(name..<position) : .none)
  }

  private func poundKind(_ name: Range<Int>) -> TokenKind {
    if name.isEmpty { return .pound }
    let text = bytes[name]
    return Self.directives.first { $0.name.elementsEqual(text) }?.kind ?? .poundName
  }

  private static let directives: [(name: [UInt8], kind: TokenKind)] = [
    (Array("if".utf8), .poundIf), (Array("elseif".utf8), .poundElseif), (Array("else".utf8), .poundElse),
    (Array("endif".utf8), .poundEndif), (Array("available".utf8), .poundAvailable),
    (Array("unavailable".utf8), .poundUnavailable), (Array("sourceLocation".utf8), .poundSourceLocation),
  ]
}
