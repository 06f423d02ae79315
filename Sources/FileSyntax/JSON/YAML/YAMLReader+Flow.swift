extension YAMLReader {
  /// Reads the flow collection, alias or scalar at the next byte.
  mutating func readFlowNode() throws(JSONSyntaxError) {
    let properties = try readProperties()
    let index = tape.count
    switch byte {
    case .openBrace: try readFlowMapping()
    case .openBracket: try readFlowSequence()
    case .asterisk: try readAlias()
    case .comma, .closeBrace, .closeBracket: append(.null, offset..<offset)
    default: append(try readScalar(inside: -1, inFlow: true))
    }
    finish(properties, at: index)
  }

  private mutating func readFlowMapping() throws(JSONSyntaxError) {
    let start = offset
    var mapping = YAMLMapping(index: try open(.object, from: start))
    offset += 1
    while true {
      try skipTrivia(inFlow: true)
      if byte == .closeBrace { break }
      if byte == .openBrace || byte == .openBracket || byte == UInt8(ascii: "?") && isWhite(at: offset + 1) {
        throw error("complex keys are not supported; use a string as the key", at: offset)
      }
      try checkOpen(from: start, "}")
      let node = tape.count
      append(try readScalar(inside: -1, inFlow: true), isKey: true)
      try skipTrivia(inFlow: true)
      if byte == .colon {
        offset += 1
        try skipTrivia(inFlow: true)
        try readFlowNode()
      } else {
        append(.null, offset..<offset)
      }
      try take(node, into: &mapping)
      try skipTrivia(inFlow: true)
      guard try skipComma(before: .closeBrace, from: start) else { break }
    }
    offset += 1
    (mapping.end, contentEnd) = (offset, offset)
    try finish(&mapping)
  }

  private mutating func readFlowSequence() throws(JSONSyntaxError) {
    let start = offset
    let index = try open(.array, from: start)
    var count = 0
    offset += 1
    while true {
      try skipTrivia(inFlow: true)
      if byte == .closeBracket { break }
      try checkOpen(from: start, "]")
      try readFlowNode()
      count += 1
      try skipTrivia(inFlow: true)
      if byte == .colon { throw error("a list cannot contain a key without braces; write { key: value }", at: offset) }
      guard try skipComma(before: .closeBracket, from: start) else { break }
    }
    offset += 1
    contentEnd = offset
    try close(index, count: count, end: offset)
  }

  /// Returns true after a comma, false at the closing bracket.
  private mutating func skipComma(before end: UInt8, from start: Int) throws(JSONSyntaxError) -> Bool {
    if byte == .comma {
      offset += 1
      return true
    }
    if byte == end { return false }
    let bracket = String(UnicodeScalar(end))
    try checkOpen(from: start, bracket)
    throw error("expected a comma or \(bracket); add one of them", at: offset)
  }

  private func checkOpen(from start: Int, _ bracket: String) throws(JSONSyntaxError) {
    if byte == .comma { throw error("there is no value before the comma; remove one comma", at: offset) }
    guard isAtEnd || isMarker("---") || isMarker("...") else { return }
    let place = PositionScanner.position(ofByte: start, in: bytes.plain)
    throw error(
      "the bracket at \(place.line):\(place.column) is not closed; add \(bracket) at its end", at: offset)
  }

  /// Reads an anchor before a value, and skips a tag with a warning.
  mutating func readProperties() throws(JSONSyntaxError) -> Properties {
    var properties = Properties()
    while byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let start = offset
      let isTag = byte == UInt8(ascii: "!")
      offset += 1
      let name = readName()
      if isTag {
        warn(.tag, "tags are not supported, so this one is ignored; remove it", at: start)
      } else if name.isEmpty || properties.anchor != nil {
        throw error(
          "expected one anchor, a name after &; add one, or put quotation marks around the value", at: start)
      } else {
        properties.anchor = name
      }
      skipSpaces()
    }
    return properties
  }

  /// Reads the name of an anchor, alias or tag: up to white space or a bracket.
  private mutating func readName() -> String {
    let start = offset
    while !isWhite(at: offset), ![.comma, .openBracket, .closeBracket, .openBrace, .closeBrace].contains(byte) {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Repeats the value whose anchor an alias names.
  private mutating func readAlias() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    let name = readName()
    guard let index = anchors[name] else {
      throw error("no anchor '\(name)' precedes this alias; write &\(name) before the value to repeat", at: start)
    }
    contentEnd = offset
    let end = tape[index].kind == .object || tape[index].kind == .array ? Int(tape[index].next) : index + 1
    try repeatNodes((index..<end).map { tape[$0] }, movedFrom: index)
  }
}
