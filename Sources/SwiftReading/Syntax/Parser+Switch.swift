extension Parser {
  /// Reads a switch with its cases.
  mutating func readSwitch() {
    let index = open(.switchStatement)
    place += 1
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let subject = open(.value)
    readSequence()
    close(subject)
    allowsTrailingClosure = outer
    if kind() == .leftBrace { inside { $0.readCases() } }
    close(index)
  }

  private mutating func readCases() {
    while !isAtEnd, !isDirective || conditionals == 0 {
      let before = place
      if startsCase(place) {
        readCase()
      } else if kind() == .poundIf {
        readConditional { $0.readCases() }
      } else {
        skipUnread { $0.startsCase($0.place) || $0.kind() == .poundIf || $0.isDirective }
      }
      if place == before { skip() }
    }
  }

  private mutating func readCase() {
    let index = open(.switchCase)
    if kind() == .at { place += 2 }
    nodes[index].flags = keyword() == .defaultKeyword ? .isDefault : []
    place = min(place + 1, limit)
    while !isAtEnd, kind() != .colon {
      readPattern { $0.kind() == .comma || $0.kind() == .colon || $0.keyword() == .whereKeyword }
      if keyword() == .whereKeyword {
        place += 1
        let condition = open(.condition)
        readSequence { $0.kind() == .colon }
        close(condition)
      }
      if kind() == .comma { place += 1 } else if kind() != .colon { skip() }
    }
    if kind() == .colon { place += 1 }
    readItems(inSwitch: true)
    close(index)
  }
}
