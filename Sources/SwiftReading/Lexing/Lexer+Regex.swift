extension Lexer {
  /// Reads a regex literal whose slash is in an operator; false, with nothing read, if it is an operator.
  mutating func readRegex(at slash: Int, within range: Range<Int>) -> Bool {
    let isLeftBound = isLeftBound(at: range.lowerBound)
    guard !isLeftBound, let previous = tokens.last else {
      return !isLeftBound && readRegex(at: slash, in: range, false)
    }
    if previous.keyword == .funcKeyword || previous.keyword == .operatorKeyword { return false }
    guard !isRightBound(at: range.upperBound, isLeftBound: isLeftBound) else {
      return readRegex(at: slash, in: range, false)
    }
    let followsTry =
      (previous.kind == .exclamation || previous.kind == .postfixQuestion) && tokens.count > 1
      && tokens[tokens.count - 2].keyword == .tryKeyword
    guard followsTry || mayPrecedeRegex(previous) else { return false }
    switch previous.kind {
    case .leftParenthesis, .interpolationOpen, .leftSquare, .comma, .colon, .doubleColon:
      return readRegex(at: slash, in: range, followsTry)
    default: return readRegex(at: slash, in: range, true)
    }
  }

  private mutating func readRegex(at slash: Int, in range: Range<Int>, _ isCertain: Bool) -> Bool {
    let end = position
    position = slash
    guard let regexEnd = regexEnd(pounds: 0, isCertain: isCertain) else {
      position = end
      return false
    }
    if slash > range.lowerBound { emit(operatorKind(range.lowerBound..<slash), from: range.lowerBound) }
    position = regexEnd
    emit(.regex, from: slash)
    return true
  }

  /// Reads a regex literal with pounds around it; false, with nothing read, if there is none.
  mutating func readRegex(pounds: Int, isCertain: Bool) -> Bool {
    let start = position
    position += pounds
    guard let end = regexEnd(pounds: pounds, isCertain: isCertain) else {
      position = start
      return false
    }
    position = end
    emit(.regex, from: start)
    return true
  }

  private func mayPrecedeRegex(_ token: Token) -> Bool {
    switch token.kind {
    case .leftBrace, .leftParenthesis, .interpolationOpen, .leftSquare, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .unknown:
      true
    case .identifier: token.keyword.mayPrecedeRegex
    default: false
    }
  }

  /// The offset after the regex literal at whose slash the lexer is.
  ///
  /// An unclosed one counts only if nothing else could be there; it then ends with its line.
  private mutating func regexEnd(pounds: Int, isCertain: Bool) -> Int? {
    var scan = RegexScan(bytes: bytes, slash: position, pounds: pounds, isCertain: isCertain)
    let end = regexBudget > 0 ? scan.run() : nil
    if end == nil { regexBudget -= scan.offset - position + 1 }
    return end
  }
}
