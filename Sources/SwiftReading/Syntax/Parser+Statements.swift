extension Parser {
  /// Reads one statement; nothing when none begins here.
  mutating func readStatement() {
    skipLabel()
    switch keyword() {
    case .ifKeyword: readIf()
    case .guardKeyword: readGuard()
    case .whileKeyword: readWhile()
    case .forKeyword: readFor()
    case .repeatKeyword where kind(1) == .leftBrace: readRepeat()
    case .doKeyword where kind(1) == .leftBrace || keyword(1) == .throwsKeyword: readDo()
    case .deferKeyword where kind(1) == .leftBrace:
      let index = open(.deferStatement)
      place += 1
      readBlock()
      close(index)
    case .switchKeyword: readSwitch()
    case .returnKeyword: readOperandOf(.returnStatement)
    case .throwKeyword: readOperandOf(.throwStatement)
    case .breakKeyword, .continueKeyword, .fallthroughKeyword:
      let index = open(.jumpStatement)
      takeName(index)
      if kind() == .identifier, !startsLine(), !keyword().isReserved { place += 1 }
      close(index)
    default: readExpressionStatement()
    }
  }

  private mutating func skipLabel() {
    guard kind() == .identifier, kind(1) == .colon else { return }
    switch keyword(2) {
    case .ifKeyword, .whileKeyword, .forKeyword, .repeatKeyword, .doKeyword, .switchKeyword: place += 2
    default: return
    }
  }

  private mutating func readExpressionStatement() {
    let before = (nodes.count, place)
    let index = open(.statement)
    readSequence()
    if place == before.1 {
      nodes.removeLast(nodes.count - before.0)
    } else {
      close(index)
    }
  }

  private mutating func readOperandOf(_ kind: NodeKind) {
    let index = open(kind)
    place += 1
    // An operand may be on the next line, but a statement must not be one.
    let isStatement = startsLine() && (startsDeclaration || keyword() == .ifKeyword || keyword() == .switchKeyword)
    if !isDirective, !isStatement { readSequence() }
    close(index)
  }

  /// Reads statements in braces.
  mutating func readBlock() {
    guard kind() == .leftBrace else { return }
    let index = open(.block)
    inside { $0.readItems() }
    close(index)
  }

  /// Reads a chain of `if`, `else if` and `else`.
  mutating func readIf() {
    let index = open(.ifStatement)
    place += 1
    readConditions()
    readBlock()
    while keyword() == .elseKeyword {
      place += 1
      if keyword() == .ifKeyword {
        place += 1
        readConditions()
      }
      readBlock()
    }
    close(index)
  }

  private mutating func readGuard() {
    let index = open(.guardStatement)
    place += 1
    readConditions()
    if keyword() == .elseKeyword { place += 1 }
    readBlock()
    close(index)
  }

  private mutating func readWhile() {
    let index = open(.whileStatement)
    place += 1
    readConditions()
    readBlock()
    close(index)
  }

  private mutating func readRepeat() {
    let index = open(.repeatStatement)
    place += 1
    readBlock()
    if keyword() == .whileKeyword {
      place += 1
      readSequence()
    }
    close(index)
  }

  private mutating func readFor() {
    let index = open(.forStatement)
    place += 1
    if keyword() == .caseKeyword {
      place += 1
      readPattern { $0.keyword() == .inKeyword || $0.kind() == .leftBrace }
    }
    while !isAtEnd, keyword() != .inKeyword, kind() != .leftBrace { skip() }
    if keyword() == .inKeyword { place += 1 }
    readConditions()
    if keyword() == .whereKeyword {
      place += 1
      readConditions()
    }
    readBlock()
    close(index)
  }

  private mutating func readDo() {
    let index = open(.doStatement)
    place += 1
    skipEffects()
    readBlock()
    while keyword() == .catchKeyword {
      let clause = open(.catchClause)
      place += 1
      while !isAtEnd, kind() != .leftBrace { skip() }
      readBlock()
      close(clause)
    }
    close(index)
  }

  /// Reads conditions up to the brace after them.
  private mutating func readConditions() {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let index = open(.conditions)
    while !isAtEnd, !endsConditions {
      readCondition()
      if kind() != .comma, !isAtEnd, !endsConditions {
        if startsLine() { break }
        skipUnread { $0.kind() == .comma || $0.endsConditions || $0.startsLine() }
      }
      if kind() == .comma { place += 1 }
    }
    close(index)
    allowsTrailingClosure = outer
  }

  private var endsConditions: Bool {
    kind() == .leftBrace || keyword() == .elseKeyword || keyword() == .whereKeyword
  }

  private mutating func readCondition() {
    let index = open(.condition)
    switch keyword() {
    case .letKeyword, .varKeyword: readBinding(index)
    case .caseKeyword:
      place += 1
      readPattern { $0.kind() == .equal }
      if kind() == .equal { readValue() }
    default: readSequence()
    }
    close(index)
  }

  private mutating func readBinding(_ index: Int) {
    place += 1
    if kind() == .identifier { takeName(index) } else if kind() == .leftParenthesis { skip() }
    if kind() == .colon {
      place += 1
      readTypeName()
    }
    if kind() == .equal { readValue() }
  }

  /// Reads a pattern as the expression it looks like, until a closure returns true.
  mutating func readPattern(until isEnd: (Parser) -> Bool) {
    let index = open(.pattern)
    while keyword() == .letKeyword || keyword() == .varKeyword { place += 1 }
    while !isAtEnd, !isEnd(self) {
      let before = place
      readSequence(until: isEnd)
      if place == before { skip() }
    }
    close(index)
  }
}
