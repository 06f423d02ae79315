/// The kind of a token, as far as its bytes and its neighbors determine it.
enum TokenKind: UInt8, Sendable {
  /// A name, a keyword, `_`, a name in backticks or a placeholder of an editor.
  case identifier
  /// `$0`.
  case dollar
  case integer
  case float
  /// The opening quotes of a string with the `#` before them; its partner is the closing one.
  case stringOpen
  /// The bytes of a string between its quotes and its interpolations.
  case stringText
  case stringClose
  /// `\(` in a string, with the `#` of a raw one; its partner is the closing parenthesis.
  case interpolationOpen
  case interpolationClose
  /// A whole regex literal, delimiters included.
  case regex
  case leftParenthesis, rightParenthesis
  case leftSquare, rightSquare
  case leftBrace, rightBrace
  case comma, semicolon, colon, doubleColon, period, at, backslash, backtick, arrow, equal
  case prefixOperator, postfixOperator, binaryOperator, prefixAmpersand
  /// `?` and `!` directly after an operand, and the `?` of a ternary.
  case postfixQuestion, exclamation, infixQuestion
  /// A `#` that begins no name.
  case pound
  /// `#selector`, `#Preview`, `#colorLiteral`: the `#` with its name.
  case poundName
  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation
  case shebang
  /// Bytes that are not Swift, such as `*/` outside a comment.
  case unknown
  /// The end of the file; always the last token and always there.
  case end
}
