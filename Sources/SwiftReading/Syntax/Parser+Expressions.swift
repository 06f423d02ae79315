import FileSyntax

extension Parser {
  /// Reads operands and the operators between them, side by side; nothing when no operand begins here.
  mutating func readSequence() { readSequence { _ in false } }

  /// Reads operands and operators until a closure, called between them, returns true.
  mutating func readSequence(until isEnd: (Parser) -> Bool) {
    var ternaries = 0
    while !isAtEnd {
      skipPrefixWords()
      while kind() == .prefixOperator || kind() == .prefixAmpersand { leaf(.operation, .isPrefix) }
      let before = place
      readChain()
      if place == before || isEnd(self) { return }
      readCasts()
      if isEnd(self) && !(kind() == .colon && ternaries > 0) { return }
      switch kind() {
      case .binaryOperator, .equal: leaf(.operation)
      case .infixQuestion:
        ternaries += 1
        leaf(.operation)
      case .colon where ternaries > 0:
        ternaries -= 1
        leaf(.operation)
      case .arrow: leaf(.operation)
      default: return
      }
    }
  }

  private mutating func skipPrefixWords() {
    while kind() == .identifier {
      switch keyword() {
      case .tryKeyword:
        place += 1
        if kind() == .postfixQuestion || kind() == .exclamation { place += 1 }
      case .await, .consume, .copy, .each, .unsafe, .any, .some, .discard, .yield, .repeatKeyword:
        guard isOperandAfterWord else { return }
        place += 1
      default: return
      }
    }
  }

  /// True if what follows the word reached is its operand, rather than the word a name of its own.
  private var isOperandAfterWord: Bool {
    guard !startsLine(1) else { return false }
    switch kind(1) {
    case .identifier: return ![.asKeyword, .isKeyword, .inKeyword].contains(keyword(1))
    case .leftBrace: return keyword() == .await
    case .dollar, .prefixAmpersand, .stringOpen, .poundName: return true
    case .leftParenthesis: return tokens[place + 1].surroundings.contains(.space)
    default: return false
    }
  }

  private mutating func readCasts() {
    while keyword() == .asKeyword || keyword() == .isKeyword {
      let index = open(.cast)
      takeName(index)
      if kind() == .postfixQuestion || kind() == .exclamation { place += 1 }
      readTypeName()
      close(index)
    }
  }

  /// Reads arguments, or the elements of a tuple or a list, up to the end of the innermost bracket.
  mutating func readArguments(haveLabels: Bool = true) {
    while !isAtEnd {
      if kind() == .comma {
        place += 1
        continue
      }
      let before = place
      let index = open(.argument)
      if haveLabels, kind() == .identifier, kind(1) == .colon {
        takeName(index)
        place += 1
      }
      readElement()
      if !isAtEnd, kind() != .comma {
        // An operator by itself, as in `reduce(0, +)`, is an argument.
        if place == before || isLoneOperator { leafUpToComma() } else { skipUnread { $0.kind() == .comma } }
      }
      close(index)
    }
  }

  private mutating func readElement() {
    if kind() == .colon { place += 1 }
    // In patterns a name may be bound anywhere.
    if keyword() == .letKeyword || keyword() == .varKeyword { place += 1 }
    readSequence()
    // `key: value` of a dictionary.
    if kind() == .colon {
      leaf(.operation)
      readSequence()
    }
  }

  private var isLoneOperator: Bool {
    guard kind(1) == .comma || kind(1) == .end else { return false }
    switch kind() {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: return true
    default: return false
    }
  }

  private mutating func leafUpToComma() {
    if isLoneOperator { leaf(.operation) } else { skipUnread { $0.kind() == .comma } }
  }
}
