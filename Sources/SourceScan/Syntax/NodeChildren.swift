/// The children of a node, one after the other.
package struct NodeChildren: Sequence, IteratorProtocol {
  let nodes: [Node]
  var place: Int
  let end: Int

  /// The index of the next child.
  package mutating func next() -> Int? {
    guard place < end else { return nil }
    defer { place = Int(nodes[place].next) }
    return place
  }
}
