/// A piece of a large document: one value of it, with its own copy of its text.
package struct JSONPiece: Sendable {
  /// The key of the root's member that the piece is, or is an element of.
  package let key: String
  /// The value; its ranges and positions are counted from its own first byte.
  package let value: JSONValue
  /// The first byte of the value in the document.
  package let offset: Int

  /// The place in the document of a value inside the piece, found by reading the document up to it.
  package func position(of part: JSONValue, in document: [UInt8]) -> TextPosition {
    document.withUnsafeBufferPointer { PositionScanner.position(ofByte: offset + part.range.lowerBound, in: $0) }
  }
}

/// Reads a document piece by piece: the whole text is checked, but only one piece at a time is in memory as values.
package enum JSONPieces {
  /// The way the value of a root member is passed on.
  package enum Reading: Hashable, Sendable {
    /// As one piece.
    case whole
    /// Each element of an array as a piece; a value of another kind as one piece.
    case elements
    case skipped
  }

  /// Passes on the members of the root object in file order; returns true if the root is an object.
  ///
  /// Throws if the text is not JSON, after the pieces before that place have been passed on.
  package static func read(
    _ bytes: [UInt8], options: JSONOptions, as reading: (_ key: String) -> Reading, _ visit: (JSONPiece) -> Void
  ) throws(JSONSyntaxError) -> Bool {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
      var reader = JSONReader(buffer, options: options, room: 1024)
      defer { reader.tape.deallocate() }
      return try reader.readPieces(as: reading, visit)
    }
  }
}

extension JSONReader {
  /// Reads the whole text and passes on the requested parts; returns true if the root is an object.
  fileprivate mutating func readPieces(
    as reading: (String) -> JSONPieces.Reading, _ visit: (JSONPiece) -> Void
  ) throws(JSONSyntaxError) -> Bool {
    try beginDocument()
    guard byte == .openBrace else {
      try readWholeValue()
      try endDocument()
      return false
    }
    try readItems(of: .object) { (reader) throws(JSONSyntaxError) in
      let key = try reader.readPlainKey()
      switch (reading(key), reader.byte) {
      case (.skipped, _): try reader.skipValue()
      case (.elements, .openBracket):
        try reader.readItems(of: .array) { (reader) throws(JSONSyntaxError) in visit(try reader.readPiece(under: key)) }
      default: visit(try reader.readPiece(under: key))
      }
    }
    try endDocument()
    return true
  }

  private mutating func readPlainKey() throws(JSONSyntaxError) -> String {
    clearTape()
    try readKey()
    return String(
      decoding: JSONEscapes.decoded(UnsafeBufferPointer(rebasing: bytes[tape[1].content])), as: UTF8.self)
  }

  private mutating func readPiece(under key: String) throws(JSONSyntaxError) -> JSONPiece {
    clearTape()
    let start = offset
    try readWholeValue()
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    return JSONPiece(
      key: key, value: JSONValue(storage: JSONStorage(tape, text: text, from: start), index: 1), offset: start)
  }

  /// Reads a value without keeping it, a container item by item, so that the tape stays short.
  private mutating func skipValue() throws(JSONSyntaxError) {
    switch byte {
    case .openBrace:
      try readItems(of: .object) { (reader) throws(JSONSyntaxError) in
        reader.clearTape()
        try reader.readKey()
        try reader.readWholeValue()
      }
    case .openBracket:
      try readItems(of: .array) { (reader) throws(JSONSyntaxError) in
        reader.clearTape()
        try reader.readWholeValue()
      }
    default: try readWholeValue()
    }
  }

  /// Reads the container that begins here, and calls a closure to read each of its items.
  private mutating func readItems(
    of kind: JSONKind, _ readItem: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    let container = JSONNode(kind, start: offset, end: offset, next: 0)
    let closing: UInt8 = kind == .object ? .closeBrace : .closeBracket
    offset += 1
    try skipTrivia()
    while byte != closing {
      try readItem(&self)
      try skipTrivia()
      if byte == closing { break }
      guard byte == .comma else { throw followerExpected(after: container) }
      let comma = offset
      offset += 1
      try skipTrivia()
      if byte == closing && !options.allowsTrailingCommas { throw trailingComma(at: comma) }
    }
    offset += 1
  }
}
