/// One value of a document: a cursor that is cheap to copy and knows its place in the text.
package struct JSONValue: Sendable {
  /// The document that the value is part of.
  package let document: JSONDocument
  /// The place of the value on the tape.
  let index: Int

  @inline(__always) init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The value's node on the tape.
  @inline(__always) var node: JSONNode { document.contents.nodes[index] }

  /// What kind of value it is.
  package var kind: JSONKind { node.kind }
  /// The bytes of the value in the document; a string's include its quotes.
  package var range: Range<Int> { node.range }
  /// The place of the value's first byte, found by reading the text up to it.
  package var position: TextPosition { document.position(ofByte: Int(node.start)) }
  /// Elements of an array or members of an object, duplicates included; 0 for other kinds.
  package var count: Int { node.count }
  /// The members of an object in the order of the file, duplicates included; none for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }
  /// The elements of an array in order; none for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }

  /// The value under a key, compared by decoded scalars; the last one where keys repeat.
  ///
  /// Takes time linear in the members: walk `members` once where many keys of a large object are wanted.
  package subscript(_ key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var key = key
    return key.withUTF8 { value(underKey: $0) }
  }

  private func value(underKey key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    let contents = document.contents
    let object = contents.nodes[index]
    var member = index + 1
    var found: JSONValue?
    while member < Int(object.next) {
      if contents.string(at: member, equals: key) {
        found = JSONValue(document: document, index: member + 1)
        if !object.isMarked { break }
      }
      member = Int(contents.nodes[member + 1].next)
    }
    return found
  }
}
