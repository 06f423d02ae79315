/// The members of an object in the order of the file.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let storage: JSONStorage
  private var index: Int
  private let end: Int

  /// Starts before the first member; a value of another kind has none.
  init(of value: JSONValue) {
    let node = value.node
    storage = value.storage
    index = value.index + 1
    end = node.kind == .object ? Int(node.next) : 0
  }

  /// The next member, nil after the last.
  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let member = JSONMember(storage: storage, index: index)
    index = Int(storage[index + 1].next)
    return member
  }
}
