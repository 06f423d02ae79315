/// Tells each bracket of a file its partner.
///
/// A brace closes all brackets that are open within it; a parenthesis never reaches across a brace. An unmatched
/// bracket ends at the end of the bracket around it.
struct BracketMatcher {
  private struct Open {
    let index: Int
    let kind: TokenKind
    /// The numbers of open parentheses, square brackets and interpolations since the last open brace.
    var counts = (parentheses: 0, squares: 0)
  }

  private var open: [Open] = []
  /// The number of open braces and interpolations, which only their own kind closes.
  private var braces = 0

  /// Sets the partners of all brackets, strings and interpolations, in one pass.
  static func match(_ tokens: inout [Token]) {
    var matcher = BracketMatcher()
    for index in tokens.indices { matcher.read(index, &tokens) }
    for left in matcher.open { end(left.index, at: tokens.count - 1, &tokens) }
  }

  private mutating func read(_ index: Int, _ tokens: inout [Token]) {
    let kind = tokens[index].kind
    switch kind {
    case .leftParenthesis, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: push(index, kind)
    case .rightParenthesis: close(index, .leftParenthesis, &tokens)
    case .rightSquare: close(index, .leftSquare, &tokens)
    case .rightBrace: close(index, .leftBrace, &tokens)
    case .stringClose: close(index, .stringOpen, &tokens)
    case .interpolationClose: close(index, .interpolationOpen, &tokens)
    default: break
    }
  }

  private mutating func push(_ index: Int, _ kind: TokenKind) {
    var new = Open(index: index, kind: kind)
    switch kind {
    case .leftParenthesis, .leftSquare:
      new.counts = open.last?.counts ?? (0, 0)
      if kind == .leftParenthesis { new.counts.parentheses += 1 } else { new.counts.squares += 1 }
    case .leftBrace: braces += 1
    default: break
    }
    open.append(new)
  }

  private func canClose(_ kind: TokenKind) -> Bool {
    guard let last = open.last else { return false }
    switch kind {
    case .leftParenthesis: return last.counts.parentheses > 0
    case .leftSquare: return last.counts.squares > 0
    case .leftBrace: return braces > 0
    default: return true
    }
  }

  private mutating func close(_ index: Int, _ kind: TokenKind, _ tokens: inout [Token]) {
    guard canClose(kind) else { return Self.end(index, at: index, &tokens) }
    while let last = open.popLast() {
      if last.kind == .leftBrace { braces -= 1 }
      if last.kind == kind {
        tokens[last.index].partner = UInt32(truncatingIfNeeded: index)
        tokens[index].partner = UInt32(truncatingIfNeeded: last.index)
        return
      }
      Self.end(last.index, at: index, &tokens)
    }
    Self.end(index, at: index, &tokens)
  }

  private static func end(_ index: Int, at partner: Int, _ tokens: inout [Token]) {
    tokens[index].partner = UInt32(truncatingIfNeeded: partner)
    tokens[index].surroundings.insert(.unmatched)
  }
}
