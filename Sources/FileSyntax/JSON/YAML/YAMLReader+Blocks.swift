extension YAMLReader {
  /// An anchor before a value.
  struct Properties {
    var anchor: String?
  }

  /// Reads the value at the next byte, which is indented deeper than the collection around it.
  mutating func readBlockNode(inside parent: Int) throws(JSONSyntaxError) {
    let place = column
    let properties = try readProperties()
    if properties.anchor != nil, isAtEnd || isAtBreak || isAtComment {
      try skipTrivia()
      guard !isAtEnd, column > parent else { return finish(properties, at: appendNull()) }
      let index = tape.count
      try readBlockNode(inside: parent)
      return finish(properties, at: index)
    }
    let index = tape.count
    if byte == .minus, isWhite(at: offset + 1) {
      try readBlockSequence()
    } else if let key = try readScalarOrKey(inside: parent) {
      try readBlockMapping(at: place, firstKey: key)
    }
    finish(properties, at: index)
  }

  private mutating func appendNull() -> Int {
    append(.null, offset..<offset)
    return tape.count - 1
  }

  /// Reads a value other than a block collection; returns a scalar that turns out to be the key of a mapping instead.
  private mutating func readScalarOrKey(inside parent: Int) throws(JSONSyntaxError) -> YAMLScalar? {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      try appendBlockScalar(inside: parent)
    case .openBrace, .openBracket, .asterisk:
      try readFlowNode()
      try endLine()
    case UInt8(ascii: "?") where isWhite(at: offset + 1):
      throw error("complex keys are not supported; use a string as the key", at: offset)
    default:
      let scalar = try readScalar(inside: parent)
      if try isKey(scalar) { return scalar }
      append(scalar)
      if scalar.isQuoted { try endLine() } else { try endPlain(scalar) }
    }
    return nil
  }

  /// Returns true if a colon follows a scalar; a plain one ends there already.
  private mutating func isKey(_ scalar: YAMLScalar) throws(JSONSyntaxError) -> Bool {
    let end = offset
    skipSpaces()
    guard byte == .colon, isWhite(at: offset + 1) else {
      offset = end
      return false
    }
    guard scalar.isOneLine else { throw error("a key must fit on one line; shorten it", at: scalar.range.lowerBound) }
    return true
  }

  private func endPlain(_ scalar: YAMLScalar) throws(JSONSyntaxError) {
    guard byte == .colon else { return }
    throw error("a key cannot follow a value; indent it like the keys before it", at: scalar.range.lowerBound)
  }

  /// Reads the sequence whose first `-` is the next byte.
  mutating func readBlockSequence() throws(JSONSyntaxError) {
    let (start, place) = (offset, column)
    let index = try open(.array, from: start)
    var count = 0
    var end = start
    repeat {
      offset += 1
      try readBlockValue(of: place, mayBeSequence: false)
      count += 1
      end = max(end, contentEnd)
      try skipTrivia()
    } while column == place && byte == .minus && isWhite(at: offset + 1)
    if !isAtEnd, column > place { throw unexpected() }
    try close(index, count: count, end: max(end, start + 1))
  }

  /// Reads a mapping whose first key has been read; the next byte is its colon.
  private mutating func readBlockMapping(at place: Int, firstKey: YAMLScalar) throws(JSONSyntaxError) {
    let index = try open(.object, from: firstKey.range.lowerBound)
    var mapping = YAMLMapping(index: index)
    var key = firstKey
    while true {
      let node = tape.count
      append(key, isKey: true)
      offset += 1
      try readBlockValue(of: place, mayBeSequence: true)
      try take(node, into: &mapping)
      mapping.end = max(mapping.end, contentEnd, key.range.upperBound)
      try skipTrivia()
      if isAtEnd || column < place || isMarker("---") || isMarker("...") { break }
      if byte == .minus, isWhite(at: offset + 1), column == place { break }
      guard column == place else { throw unexpected() }
      key = try readKey(inside: place)
    }
    try finish(&mapping)
  }

  /// Reads a key of a block mapping up to its colon.
  private mutating func readKey(inside place: Int) throws(JSONSyntaxError) -> YAMLScalar {
    let start = offset
    switch byte {
    case UInt8(ascii: "?") where isWhite(at: offset + 1), .openBrace, .openBracket, .asterisk, UInt8(ascii: "&"),
      UInt8(ascii: "!"):
      throw error("complex keys are not supported; use a string as the key", at: start)
    default: break
    }
    let key = try readScalar(inside: place, isKey: true)
    guard try isKey(key) else {
      throw error("expected a key; add a colon and a space after it, or indent it as part of a value", at: start)
    }
    return key
  }

  /// Reads the value after a colon or a dash of a collection: on its line, or deeper on the next ones.
  private mutating func readBlockValue(of place: Int, mayBeSequence: Bool) throws(JSONSyntaxError) {
    let start = offset
    skipSpaces()
    let properties = mayBeSequence ? try readProperties() : Properties()
    guard isAtEnd || isAtBreak || isAtComment else {
      let index = tape.count
      if mayBeSequence { try readInlineValue(of: place) } else { try readBlockNode(inside: place) }
      return finish(properties, at: index)
    }
    if isAtComment { warnOfColor() }
    try skipTrivia()
    let index = tape.count
    let isSequence = byte == .minus && isWhite(at: offset + 1)
    if isAtEnd || isMarker("---") || isMarker("...") || column < place
      || column == place && !(mayBeSequence && isSequence)
    {
      append(.null, start..<start)
    } else if column == place {
      try readBlockSequence()
    } else {
      try readBlockNode(inside: place)
    }
    finish(properties, at: index)
  }

  /// Reads the value on the line of its key, where no block collection can begin.
  private mutating func readInlineValue(of place: Int) throws(JSONSyntaxError) {
    if byte == .minus, isWhite(at: offset + 1) {
      throw error("a list cannot start on the same line as its key; start it on the next line", at: offset)
    }
    if let key = try readScalarOrKey(inside: place) {
      throw error(
        "there are two keys on this line; start a new line, or put quotation marks around the value",
        at: key.range.lowerBound)
    }
  }
}
