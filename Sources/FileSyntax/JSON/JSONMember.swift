/// A key and its value.
public struct JSONMember: Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline let index: Int

  @inlinable init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// The key with its escapes decoded.
  package var key: String { storage.string(at: index) }
  /// The bytes of the key with its quotes, if it has any.
  package var keyRange: Range<Int> {
    let node = storage[index]
    if node.isMarked, node.count > 0 { return node.range }
    let isQuoted = storage.withBytes(node.range) { $0[0] == .quote || $0[0] == .apostrophe }
    return isQuoted ? node.range : node.content
  }
  /// The place of the key's opening quote, found by reading the text up to it.
  package var keyPosition: TextPosition { storage.position(ofByte: keyRange.lowerBound) }
  /// The value under the key.
  package var value: JSONValue { JSONValue(storage: storage, index: index + 1) }

  /// Returns true if the decoded key has exactly these scalars; makes no copy of either.
  @inlinable public func isKey(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { storage.string(at: index, equals: $0) }
  }

  /// Returns true if the key has exactly these scalars once decoded; makes no copy of either.
  @_disfavoredOverload
  package func isKey(_ text: String) -> Bool {
    text.withBytes { storage.string(at: index, equals: $0) }
  }

  /// Calls a closure with the decoded UTF-8 of the key, valid during the call, copied only if it has escapes.
  package func withKeyUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withString(at: index, body)
  }
}
