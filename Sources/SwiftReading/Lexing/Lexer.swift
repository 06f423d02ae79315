import FileSyntax

/// Cuts the bytes of a Swift file into tokens.
///
/// It never fails and takes time linear in its input: bytes that are not Swift are left out or become `unknown`,
/// unclosed strings and comments end with their line or with the file. The last token is always `end`.
struct Lexer {
  /// A string whose interpolation is being read.
  struct OpenString {
    var delimiter: StringDelimiter
    /// The number of parentheses open in the interpolation.
    var parentheses = 0
  }

  let bytes: CountedBuffer<UInt8>
  /// The offset of the next byte.
  var position = 0
  var tokens: [Token] = []
  /// Strings around the code that is being read, innermost last.
  var strings: [OpenString] = []
  /// The ranges of comments for this tool.
  var remarks: [Range<UInt32>] = []
  /// The bytes that may still be read in search of the end of a presumed regex literal.
  var regexBudget: Int
  /// The end of a run of `#` that begins neither a string nor a regex literal.
  var poundRunEnd = 0
  var surroundings: Token.Surroundings = .newLine
  private let keywords = KeywordTable.standard

  private init(_ bytes: CountedBuffer<UInt8>) {
    self.bytes = bytes
    regexBudget = 4 * bytes.count + 65_536
    tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  /// Every token of a file of less than four gigabytes, brackets with their partners.
  static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> TokenList {
    let readable = UnsafeBufferPointer(rebasing: bytes[..<min(bytes.count, Int(clamping: UInt32.max) - 1)])
    var lexer = Lexer(CountedBuffer(readable))
    lexer.readShebang()
    while lexer.readToken() {}
    BracketMatcher.match(&lexer.tokens)
    return TokenList(tokens: lexer.tokens, remarks: lexer.remarks)
  }

  /// Returns the byte at a distance; 0 beyond the end.
  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < bytes.count && offset >= 0 ? bytes[offset] : 0
  }

  /// True if nothing is left.
  @inline(__always)
  var isAtEnd: Bool { position >= bytes.count }

  /// Adds a token that reaches from an offset to the place reached.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
    let token = Token(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
      partner: UInt32(truncatingIfNeeded: tokens.count), kind: kind, keyword: keyword, surroundings: surroundings)
    tokens.append(token)
    surroundings = []
  }

  private mutating func emitByte(_ kind: TokenKind) {
    position += 1
    emit(kind, from: position - 1)
  }

  private mutating func readShebang() {
    if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    guard byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return }
    let start = position
    skipLine()
    emit(.shebang, from: start)
  }

  /// Reads the next token; false once it was the end.
  private mutating func readToken() -> Bool {
    skipTrivia()
    guard !isAtEnd else {
      emit(.end, from: position)
      return false
    }
    let first = byte()
    if first.isNameStart {
      readIdentifier()
    } else if first.isDecimalDigit {
      readNumber()
    } else if !readPunctuation(first) {
      readOther(first)
    }
    return true
  }

  private mutating func readPunctuation(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "("): openParenthesis()
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "["): emitByte(.leftSquare)
    case UInt8(ascii: "]"): emitByte(.rightSquare)
    case UInt8(ascii: "{"): emitByte(.leftBrace)
    case UInt8(ascii: "}"): emitByte(.rightBrace)
    case UInt8(ascii: ","): emitByte(.comma)
    case UInt8(ascii: ";"): emitByte(.semicolon)
    case UInt8(ascii: "@"): emitByte(.at)
    case UInt8(ascii: "\\"): emitByte(.backslash)
    case UInt8(ascii: ":"): readColon()
    case UInt8(ascii: "\""): readString(pounds: 0, from: position)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "`"): readBackticks()
    case UInt8(ascii: "$"): readDollar()
    default: return false
    }
    return true
  }

  private mutating func readOther(_ first: UInt8) {
    if (first == UInt8(ascii: "!") || first == UInt8(ascii: "?")) && isLeftBound(at: position) {
      emitByte(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion)
    } else if first == UInt8(ascii: "<"), let end = placeholderEnd {
      let start = position
      position = end
      emit(.identifier, from: start)
    } else if operatorScalarLength(continuing: false) > 0 {
      readOperator()
    } else {
      readIdentifier()
    }
  }

  private mutating func readColon() {
    guard byte(1) == UInt8(ascii: ":") else { return emitByte(.colon) }
    position += 2
    emit(.doubleColon, from: position - 2)
  }

  private mutating func openParenthesis() {
    if let last = strings.indices.last { strings[last].parentheses += 1 }
    emitByte(.leftParenthesis)
  }

  private mutating func closeParenthesis() {
    guard let last = strings.indices.last else { return emitByte(.rightParenthesis) }
    guard strings[last].parentheses == 0 else {
      strings[last].parentheses -= 1
      return emitByte(.rightParenthesis)
    }
    emitByte(.interpolationClose)
    let delimiter = strings.removeLast().delimiter
    readStringText(delimiter)
  }

  /// The keyword that a range of bytes spells.
  @inline(__always)
  func keyword(_ range: Range<Int>) -> Keyword {
    guard let key = KeywordTable.Key(bytes, range) else { return .none }
    return keywords.keyword(key)
  }
}
