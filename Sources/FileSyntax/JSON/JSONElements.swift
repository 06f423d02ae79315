/// The elements of an array in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let storage: JSONStorage
  private var index: Int
  private let end: Int

  /// Starts before the first element; a value of another kind has none.
  init(of value: JSONValue) {
    let node = value.node
    storage = value.storage
    index = value.index + 1
    end = node.kind == .array ? Int(node.next) : 0
  }

  /// The next element, nil after the last.
  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let element = JSONValue(storage: storage, index: index)
    index = Int(storage[index].next)
    return element
  }
}
