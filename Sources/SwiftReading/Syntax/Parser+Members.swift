import FileSyntax

extension Parser {
  /// Reads the names, types, values and accessors of a `var` or a `let`; several names become several nodes.
  mutating func readVariables(_ first: Int) {
    let flags = nodes[first].flags
    var index = first
    while true {
      nodes[index].kind = .variable
      nodes[index].flags = flags
      if kind() == .identifier { takeName(index) } else if kind() == .leftParenthesis { skip() }
      if kind() == .colon {
        place += 1
        readTypeName()
      }
      if kind() == .equal { readValue() }
      if kind() == .leftBrace { readAccessors() }
      close(index)
      guard kind() == .comma else { return }
      place += 1
      index = open(.variable)
    }
  }

  /// Reads `= expression`.
  mutating func readValue() {
    place += 1
    let index = open(.value)
    readSequence()
    close(index)
  }

  /// Reads the braces of a property: its accessors, or the body of its getter.
  private mutating func readAccessors() {
    guard isAccessor(1) else { return readBlock() }
    inside { parser in
      while !parser.isAtEnd {
        let before = parser.place
        parser.readAccessor()
        if parser.place == before { parser.skipUnread { $0.isAccessor(0) } }
      }
    }
  }

  private mutating func readAccessor() {
    let index = open(.accessor)
    while kind() == .at { readAttribute() }
    while keyword() == .mutating || keyword() == .nonmutating || isModifierOfAccessor { place += 1 }
    guard kind() == .identifier else { return close(index) }
    takeName(index)
    if kind() == .leftParenthesis { skip() }
    skipEffects()
    if kind() == .leftBrace { readBlock() }
    close(index)
  }

  private var isModifierOfAccessor: Bool {
    switch keyword() {
    case .privateKeyword, .publicKeyword, .internalKeyword, .filePrivate, .package: true
    default: false
    }
  }

  /// Returns true if an accessor begins at a token: its word with nothing but a body or the next accessor behind it.
  private func isAccessor(_ distance: Int) -> Bool {
    switch keyword(distance) {
    case .get, .set, .didSet, .willSet, .initKeyword, .readAccessor, .modifyAccessor, .addressAccessor, .mutating,
      .nonmutating:
      break
    default:
      // An attribute of a local declaration begins the body of a getter; that of an accessor has its word behind it.
      guard kind(distance) == .at else { return false }
      let next = behindAttribute(distance)
      return next > distance && isAccessor(next)
    }
    switch kind(distance + 1) {
    case .leftBrace, .leftParenthesis, .end, .rightBrace: return true
    case .identifier: return keyword(distance + 1) != .none
    default: return false
    }
  }

  /// The distance of the first token behind an attribute.
  private func behindAttribute(_ distance: Int) -> Int {
    var next = distance + 1
    while kind(next) == .identifier, kind(next + 1) == .period { next += 2 }
    if kind(next) == .identifier { next += 1 }
    if kind(next) == .leftParenthesis { next = Int(tokens[place + next].partner) + 1 - place }
    return next
  }

  /// Reads a function, an initializer or a subscript from behind its keyword.
  mutating func readFunction(_ index: Int, _ kind: NodeKind) {
    nodes[index].kind = kind
    if kind == .function, self.kind() != .leftParenthesis { takeName(index) }
    if self.kind() == .postfixQuestion || self.kind() == .exclamation { place += 1 }
    skipGenericParameters()
    if self.kind() == .leftParenthesis { inside { $0.readParameters() } }
    skipEffects()
    if self.kind() == .arrow {
      place += 1
      readTypeName()
    }
    skipWhereClause()
    guard self.kind() == .leftBrace else { return }
    if kind == .subscriptDeclaration { readAccessors() } else { readBlock() }
  }

  private mutating func readParameters() {
    while !isAtEnd {
      let index = open(.parameter)
      while kind() == .at { readAttribute() }
      if kind() == .identifier {
        takeName(index)
        if kind() == .identifier { takeName(index) }
      }
      if kind() == .colon {
        place += 1
        readTypeName()
      }
      if kind() == .equal { readValue() }
      if kind() != .comma { skipUnlessEnd { $0.kind() == .comma } }
      close(index)
      place = min(place + 1, limit)
    }
  }

  /// Skips tokens until a closure returns true, if there are any.
  mutating func skipUnlessEnd(until isEnd: (Parser) -> Bool) {
    if !isAtEnd { skipUnread(until: isEnd) }
  }

  /// Skips `async`, `throws`, `throws(Error)` and the like.
  mutating func skipEffects() {
    while true {
      switch keyword() {
      case .async, .throwsKeyword, .rethrowsKeyword, .reasync: place += 1
      default: return
      }
      if kind() == .leftParenthesis { skip() }
    }
  }

  /// Reads `@Name(arguments)`, or `@available` with its platforms.
  mutating func readAttribute() {
    let index = open(.attribute)
    place += 1
    let first = place
    while kind() == .identifier, kind(1) == .period, kind(2) == .identifier { place += 2 }
    if kind() == .identifier { place += 1 }
    if place > first { setName(index, from: first, through: place - 1) }
    skipGenericArguments()
    if kind() == .leftParenthesis, !tokens[place].surroundings.contains(.space) {
      let isAvailability = place == first + 1 && bytes(of: first).elementsEqual("available".utf8)
      inside { if isAvailability { $0.readPlatforms() } else { $0.readArguments() } }
    }
    close(index)
  }

  /// Reads the platforms of an availability condition: `iOS 26.0, *`.
  mutating func readPlatforms() {
    while !isAtEnd {
      let index = open(.platform)
      if kind() == .identifier { takeName(index) }
      while !isAtEnd, kind() != .comma { skip() }
      close(index)
      if kind() == .comma { place += 1 }
    }
  }
}
