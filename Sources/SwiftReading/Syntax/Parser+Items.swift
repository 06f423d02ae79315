import FileSyntax

extension Parser {
  /// Reads declarations and statements up to the end of the innermost bracket, or to the next branch of an `#if`.
  mutating func readItems(inSwitch: Bool = false) {
    while !isAtEnd {
      let before = place
      switch kind() {
      case .semicolon: place += 1
      case .poundIf where inSwitch && tokenBehindDirective.map(startsCase) ?? false: return
      case .poundIf: readConditional { $0.readItems(inSwitch: inSwitch) }
      case .poundElse, .poundElseif, .poundEndif:
        if conditionals > 0 { return }
        skipUnread { $0.startsLine() }
      case .rightParenthesis, .rightSquare, .rightBrace: skipUnread { _ in true }
      case .shebang, .poundSourceLocation: skipUnread { $0.startsLine() }
      default:
        if inSwitch && startsCase(place) { return }
        readItem()
      }
      if place == before { skipUnread { $0.startsLine() || $0.kind() == .semicolon } }
    }
  }

  /// Returns true if a case of a switch begins here.
  func startsCase(_ index: Int) -> Bool {
    let word = keyword(index - place)
    if word == .caseKeyword || word == .defaultKeyword { return true }
    return kind(index - place) == .at && keyword(index - place + 2) == .defaultKeyword
  }

  /// The index of the first token of the line after the current directive.
  var tokenBehindDirective: Int? {
    var index = place + 1
    while index < limit, !tokens[index].startsLine { index += 1 }
    return index < limit ? index : nil
  }

  private mutating func readItem() {
    if startsDeclaration { readDeclaration() } else { readStatement() }
  }

  /// Reads `#if` to `#endif`, each branch with a closure.
  mutating func readConditional(_ body: (inout Parser) -> Void) {
    let index = open(.conditional)
    let isTooDeep = depth >= Self.deepest
    if isTooDeep, tooDeep == nil { tooDeep = Int(tokens[place].start) }
    depth += 1
    conditionals += 1
    repeat {
      let branch = open(.conditionalBranch)
      nodes[branch].flags = kind() == .poundElse ? .isDefault : []
      takeName(branch)
      readDirective()
      if isTooDeep { skipUnread { $0.isDirective } } else { body(&self) }
      if !isAtEnd, !isDirective { skipUnread { $0.isDirective } }
      close(branch)
    } while kind() == .poundElseif || kind() == .poundElse
    conditionals -= 1
    depth -= 1
    if kind() == .poundEndif { place += 1 }
    close(index)
  }

  /// True if the next branch of an `#if` or its end begins here.
  var isDirective: Bool {
    switch kind() {
    case .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  private mutating func readDirective() {
    guard !isAtEnd, !startsLine() else { return }
    let condition = open(.directive)
    while !isAtEnd, !startsLine() { place += 1 }
    close(condition)
  }
}
