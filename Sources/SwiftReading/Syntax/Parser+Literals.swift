import FileSyntax

extension Parser {
  /// Reads a string with its interpolations.
  mutating func readString() {
    let index = open(.string)
    inside { parser in
      while !parser.isAtEnd {
        guard parser.kind() == .interpolationOpen else {
          parser.place += 1
          continue
        }
        let part = parser.open(.interpolation)
        parser.inside { $0.readArguments() }
        parser.close(part)
      }
    }
    close(index)
  }

  /// Reads a closure: its parameters, then its statements.
  mutating func readClosure() {
    let index = open(.closure)
    inside { parser in
      parser.readSignature()
      parser.readItems()
    }
    close(index)
  }

  /// Reads the part before the `in` of a closure, if there is one.
  private mutating func readSignature() {
    guard let end = signatureEnd else { return }
    var isType = false
    while place < end {
      switch kind() {
      case .leftParenthesis where !isType: inside { $0.readNames() }
      case .identifier where !isType && !isEffect: leaf(.parameter)
      case .colon, .arrow:
        isType = true
        place += 1
      case .comma:
        isType = false
        place += 1
      case .at: readAttribute()
      default: skip()
      }
    }
    place = max(place, min(end + 1, limit))
  }

  private var isEffect: Bool { keyword() == .async || keyword() == .throwsKeyword }

  private mutating func readNames() {
    while !isAtEnd {
      if kind() == .identifier { leaf(.parameter) }
      while !isAtEnd, kind() != .comma { skip() }
      if kind() == .comma { place += 1 }
    }
  }

  /// The index of the `in` that ends the signature of the closure that begins at the current token.
  private var signatureEnd: Int? {
    var index = place
    let end = min(limit, place + 256)
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        if token.keyword == .inKeyword { return index }
        if token.keyword.isReserved, token.keyword != .throwsKeyword, token.keyword != .anyType,
          token.keyword != .selfType, token.keyword != .inoutKeyword
        {
          return nil
        }
      case .leftParenthesis, .leftSquare: index = max(index, Int(token.partner))
      case .comma, .colon, .arrow, .at, .postfixQuestion, .exclamation, .dollar, .binaryOperator, .prefixOperator,
        .postfixOperator, .period:
        break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Reads `\Type.path`, named by all the text after the backslash.
  mutating func readKeyPath() {
    let index = open(.keyPath)
    place += 1
    let first = place
    while !isAtEnd, !startsLine() || place == first {
      switch kind() {
      case .identifier where place == first || tokens[place - 1].kind == .period, .period, .postfixQuestion,
        .exclamation, .integer:
        place += 1
      case .leftSquare: skip()
      default:
        let before = place
        skipGenericArguments()
        guard place == before else { continue }
        return finishKeyPath(index, first)
      }
    }
    finishKeyPath(index, first)
  }

  private mutating func finishKeyPath(_ index: Int, _ first: Int) {
    if place > first { setName(index, from: first, through: place - 1) }
    close(index)
  }
}
