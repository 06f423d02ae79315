import FileSyntax

extension Parser {
  /// True if a declaration begins here, with its attributes and modifiers.
  var startsDeclaration: Bool {
    if kind() == .at { return true }
    guard kind() == .identifier, keyword() != .none else { return false }
    if isDeclarationKeyword(0) { return true }
    return isModifier(0)
  }

  private func isDeclarationKeyword(_ distance: Int) -> Bool {
    switch keyword(distance) {
    case .structKeyword, .enumKeyword, .extensionKeyword, .protocolKeyword, .funcKeyword, .varKeyword, .letKeyword,
      .initKeyword, .deinitKeyword, .subscriptKeyword, .typeAlias, .associatedType, .importKeyword, .caseKeyword,
      .operatorKeyword, .precedenceGroup, .classKeyword:
      true
    case .actor, .macro:
      kind(distance + 1) == .identifier && keyword(distance + 1) == .none && !startsLine(distance + 1)
    default: false
    }
  }

  private func isModifier(_ distance: Int) -> Bool {
    switch keyword(distance) {
    case .privateKeyword, .publicKeyword, .internalKeyword, .filePrivate, .staticKeyword: return true
    case .open, .package, .final, .override, .mutating, .nonmutating, .lazy, .weak, .unowned, .dynamic, .optional,
      .required, .convenience, .indirect, .nonisolated, .isolated, .distributed, .infix, .prefix, .postfix, .consuming,
      .borrowing, .async, .consumingOld:
      break
    default: return false
    }
    var next = distance + 1
    if kind(next) == .leftParenthesis { next = Int(tokens[place + next].partner) + 1 - place }
    guard kind(next) == .identifier, keyword(next) != .none else { return false }
    return isDeclarationKeyword(next) || isReservedModifier(next) || (next < 8 && isModifier(next))
  }

  private func isReservedModifier(_ distance: Int) -> Bool {
    switch keyword(distance) {
    case .privateKeyword, .publicKeyword, .internalKeyword, .filePrivate, .staticKeyword: true
    default: false
    }
  }

  /// Reads attributes, modifiers and the declaration after them.
  mutating func readDeclaration() {
    let index = open(.unread)
    readAttributesAndModifiers(index)
    let word = keyword()
    if isDeclarationKeyword(0) {
      place += 1
      readDeclaration(index, word)
    } else {
      // Attributes before a statement, or before nothing.
      nodes[index].kind = .statement
      readSequence()
    }
    // A declaration of several names has already closed the first one's node itself.
    if nodes[index].next == 0 { close(index) }
  }

  private mutating func readAttributesAndModifiers(_ index: Int) {
    while !isAtEnd {
      if kind() == .at {
        readAttribute()
      } else if keyword() == .classKeyword {
        guard isMemberKeyword(1) || isModifier(1) else { return }
        nodes[index].flags.insert(.isStatic)
        place += 1
      } else if isModifier(0) {
        if keyword() == .staticKeyword { nodes[index].flags.insert(.isStatic) }
        place += 1
        if kind() == .leftParenthesis { skip() }
      } else {
        return
      }
    }
  }

  private func isMemberKeyword(_ distance: Int) -> Bool {
    switch keyword(distance) {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .initKeyword: true
    default: false
    }
  }

  /// Reads the part of a declaration after its keyword.
  private mutating func readDeclaration(_ index: Int, _ word: Keyword) {
    switch word {
    case .structKeyword: readType(index, .structType)
    case .classKeyword: readType(index, .classType)
    case .enumKeyword: readType(index, .enumType)
    case .actor: readType(index, .actorType)
    case .protocolKeyword: readType(index, .protocolType)
    case .extensionKeyword: readType(index, .extensionType)
    case .funcKeyword: readFunction(index, .function)
    case .initKeyword: readFunction(index, .initializer)
    case .deinitKeyword: readFunction(index, .deinitializer)
    case .subscriptKeyword: readFunction(index, .subscriptDeclaration)
    case .varKeyword: readVariables(index)
    case .letKeyword:
      nodes[index].flags.insert(.isConstant)
      readVariables(index)
    case .caseKeyword: readEnumCases(index)
    case .typeAlias: readTypeAlias(index)
    default: readOther(index, word)
    }
  }

  private mutating func readType(_ index: Int, _ kind: NodeKind) {
    nodes[index].kind = kind
    let first = place
    if self.kind() == .leftSquare { skip() }
    while self.kind() == .identifier {
      place += 1
      if kind == .extensionType { skipGenericParameters() }
      guard self.kind() == .period, self.kind(1) == .identifier else { break }
      place += 1
    }
    if place > first { setName(index, from: first, through: place - 1) }
    skipGenericParameters()
    if self.kind() == .postfixQuestion { place += 1 }
    if self.kind() == .colon {
      place += 1
      repeat {
        if self.kind() == .comma { place += 1 }
        readTypeName()
      } while self.kind() == .comma
    }
    skipWhereClause()
    if self.kind() == .leftBrace { inside { $0.readItems() } }
  }

  private mutating func readTypeAlias(_ index: Int) {
    nodes[index].kind = .typeAlias
    if kind() == .identifier { takeName(index) }
    skipGenericParameters()
    if kind() == .equal {
      place += 1
      readTypeName()
    }
    skipWhereClause()
  }

  private mutating func readOther(_ index: Int, _ word: Keyword) {
    nodes[index].kind = word == .importKeyword ? .importDeclaration : .otherDeclaration
    let first = place
    while !isAtEnd, !startsLine(), kind() != .semicolon, kind() != .leftBrace { skip() }
    if place > first { setName(index, from: first, through: place - 1) }
    if kind() == .leftBrace, word != .importKeyword { skip() }
  }

  private mutating func readEnumCases(_ first: Int) {
    var index = first
    while true {
      nodes[index].kind = .enumCase
      if kind() == .identifier { takeName(index) }
      if kind() == .leftParenthesis { skip() }
      if kind() == .equal { readValue() }
      close(index)
      guard kind() == .comma else { return }
      place += 1
      index = open(.enumCase)
    }
  }
}
