import FileSyntax
import Palettes

/// The children of a node, one after the other.
package struct NodeChildren: Sequence, IteratorProtocol {
  let nodes: CountedArray<Node>
  var place: NodeIndex
  let end: NodeIndex

  /// The next child.
  package mutating func next() -> NodeIndex? {
    guard place < end else { return nil }
    defer { place = nodes[place].following }
    return place
  }
}
