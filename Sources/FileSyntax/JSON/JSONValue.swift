/// One value of a document: a cheaply copied cursor with its place in the text.
public struct JSONValue: Sendable {
  /// The tape and the text that the value is part of.
  @usableFromInline let storage: JSONStorage
  /// The place of the value on the tape.
  @usableFromInline let index: Int

  @inlinable init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// The value's node on the tape.
  @inlinable var node: JSONNode { storage[index] }

  package var kind: JSONKind { node.kind }
  /// The bytes of the value in the document; a string's include its quotes.
  package var range: Range<Int> { node.range }
  /// The place of the value's first byte, found by reading the text up to it.
  package var position: TextPosition { storage.position(ofByte: Int(node.start)) }

  /// The place of any byte of the document, found by reading the text up to it.
  package func position(ofByte offset: Int) -> TextPosition { storage.position(ofByte: offset) }

  /// Elements of an array or members of an object, duplicates included; 0 for other kinds.
  package var count: Int { node.count }
  /// The members of an object in the order of the file, duplicates included; none for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }
  /// The elements of an array in order; none for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }

  /// The value under a key, compared by decoded scalars; the last one if keys repeat.
  ///
  /// Takes time linear in the members: iterate over `members` once if many keys of a large object are needed.
  @inlinable public subscript(_ key: StaticString) -> JSONValue? {
    key.withUTF8Buffer { value(underKey: $0) }
  }

  /// The value under a key, compared by decoded scalars; the last one if keys repeat.
  @_disfavoredOverload
  package subscript(_ key: String) -> JSONValue? {
    key.withBytes { value(underKey: $0) }
  }

  @inlinable
  func value(underKey key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    let object = storage[index]
    guard object.isObject else { return nil }
    var member = index + 1
    var found: JSONValue?
    while member < Int(object.next) {
      if storage.string(at: member, equals: key) {
        found = JSONValue(storage: storage, index: member + 1)
        if !object.isMarked { break }
      }
      member = Int(storage[member + 1].next)
    }
    return found
  }
}
