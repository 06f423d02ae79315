import FileSyntax

extension Parser {
  /// Reads a type into a node whose name is the last of its dotted names: `View` of `some SwiftUI.View`.
  mutating func readTypeName() {
    let index = open(.typeName)
    while readTypePart(index) {}
    close(index)
  }

  /// Skips one part of a type; returns true if another one follows.
  private mutating func readTypePart(_ index: Int) -> Bool {
    skipTypePrefixes()
    switch kind() {
    case .identifier where !keyword().isReserved || isTypeWord(keyword()):
      setName(index, from: place, through: place)
      place += 1
      skipGenericParameters()
    case .leftParenthesis, .leftSquare: skip()
    default: return false
    }
    return readTypeSuffix()
  }

  private func isTypeWord(_ word: Keyword) -> Bool { word == .selfType || word == .anyType || word == .selfValue }

  private mutating func skipTypePrefixes() {
    while !isAtEnd {
      switch keyword() {
      case .some, .any, .inoutKeyword, .borrowing, .consuming, .sending, .isolated, .each, .repeatKeyword, .nonisolated,
        .ownedOld, .sharedOld, .consumingOld:
        guard kind(1) != .period, !isTypeEnd(1) else { return }
        place += 1
      default:
        if kind() == .at {
          place += 2
          if kind() == .leftParenthesis, !tokens[place].surroundings.contains(.space) { skip() }
        } else if kind() == .prefixOperator {
          place += 1
        } else {
          return
        }
      }
    }
  }

  private func isTypeEnd(_ distance: Int) -> Bool {
    switch kind(distance) {
    case .end, .comma, .equal, .leftBrace, .rightParenthesis, .postfixQuestion, .exclamation: true
    default: startsLine(distance)
    }
  }

  /// Skips the suffix of a type; true if a further part must follow.
  private mutating func readTypeSuffix() -> Bool {
    while !isAtEnd {
      switch kind() {
      case .postfixQuestion, .exclamation, .postfixOperator: place += 1
      case .period where kind(1) == .identifier, .doubleColon where kind(1) == .identifier:
        place += 1
        return true
      case .arrow, .prefixAmpersand:
        place += 1
        return true
      case .binaryOperator where bytes(of: place).elementsEqual([UInt8(ascii: "&")]):
        place += 1
        return true
      case .binaryOperator where bytes(of: place).elementsEqual("...".utf8): place += 1
      case .identifier where keyword() == .async || keyword() == .throwsKeyword || keyword() == .rethrowsKeyword:
        guard !startsLine() else { return false }
        let before = place
        skipEffects()
        if kind() == .arrow { continue }
        place = before
        return false
      default: return false
      }
    }
    return false
  }

  /// Skips `<…>` after the name of a type.
  mutating func skipGenericParameters() {
    if let end = genericEnd(most: 2_048) { place = end }
  }

  /// Skips `<…>` in an expression, if it can only be generic arguments.
  mutating func skipGenericArguments() {
    guard !isAtEnd, !tokens[place].surroundings.contains(.space), let end = genericEnd(most: 128) else { return }
    switch end < limit ? tokens[end].kind : .end {
    case .leftParenthesis, .rightParenthesis, .leftBrace, .rightSquare, .rightBrace, .period, .comma, .semicolon,
      .colon,
      .end, .postfixQuestion, .exclamation:
      place = end
    default:
      if end < limit, tokens[end].startsLine { place = end }
    }
  }

  /// The index after the `>` that closes the current `<`, within a number of tokens.
  private func genericEnd(most: Int) -> Int? {
    guard isOperator(place), source[Int(tokens[place].start)] == UInt8(ascii: "<") else { return nil }
    var level = 0
    var index = place
    let end = min(limit, place + most)
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .prefixOperator, .postfixOperator, .binaryOperator:
        for byte in bytes(of: index) {
          if byte == UInt8(ascii: "<") { level += 1 } else if byte == UInt8(ascii: ">") { level -= 1 }
          if level == 0 { return index + 1 }
        }
      case .leftParenthesis, .leftSquare: index = max(index, Int(token.partner))
      case .identifier, .comma, .period, .colon, .arrow, .postfixQuestion, .exclamation, .at, .prefixAmpersand,
        .integer, .doubleColon:
        break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private func isOperator(_ index: Int) -> Bool {
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .prefixOperator, .postfixOperator, .binaryOperator: return true
    default: return false
    }
  }

  /// Skips `where …` up to the body or the next line that begins something else.
  mutating func skipWhereClause() {
    guard keyword() == .whereKeyword else { return }
    place += 1
    while !isAtEnd, kind() != .leftBrace, kind() != .semicolon {
      if startsLine(), isDeclarationOrDirective { return }
      skip()
    }
  }

  private var isDeclarationOrDirective: Bool { isDirective || kind() == .poundIf || startsDeclaration }
}
