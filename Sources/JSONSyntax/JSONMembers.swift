/// The members of an object in the order of the file.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  /// Starts before the first member; a value of another kind has none.
  init(of value: JSONValue) {
    let node = value.node
    document = value.document
    index = value.index + 1
    end = node.kind == .object ? Int(node.next) : 0
  }

  /// The next member, nil after the last.
  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let member = JSONMember(document: document, index: index)
    index = Int(document.contents.nodes[index + 1].next)
    return member
  }
}

/// A key and its value.
package struct JSONMember: Sendable {
  private let document: JSONDocument
  private let index: Int

  @inline(__always) init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The key with its escapes decoded.
  package var key: String { document.contents.string(at: index) }
  /// The bytes of the key with its quotes.
  package var keyRange: Range<Int> { document.contents.nodes[index].range }
  /// The place of the key's opening quote, found by reading the text up to it.
  package var keyPosition: TextPosition { document.position(ofByte: keyRange.lowerBound) }
  /// The value under the key.
  package var value: JSONValue { JSONValue(document: document, index: index + 1) }

  /// Whether the key has exactly these scalars once decoded; makes no copy of either.
  package func isKey(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { document.contents.string(at: index, equals: $0) }
  }

  /// Whether the key has exactly these scalars once decoded; makes no copy of either.
  package func isKey(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { document.contents.string(at: index, equals: $0) }
  }

  /// Hands over the decoded UTF-8 of the key, valid during the call, copied only where it holds escapes.
  package func withKeyUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try document.contents.withString(at: index, body)
  }
}
