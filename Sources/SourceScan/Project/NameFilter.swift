/// Tells most links apart from those with one of some names, by length and first letter.
struct NameFilter: Sendable {
  private var lengths: UInt64 = 0
  private var letters: UInt64 = 0

  /// Makes a filter for some names.
  init(_ names: Set<String>) {
    for name in names {
      lengths |= 1 << UInt64(min(name.utf8.count, 63))
      if let first = name.utf8.first { letters |= 1 << UInt64(first & 63) }
    }
  }

  /// Whether a node is a link whose name may be one of them.
  func mayHold(_ tree: SyntaxTree, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard lengths >> UInt64(min(node.nameLength, 63)) & 1 == 1 else { return false }
    switch node.kind {
    case .name, .member, .implicitMember, .macro: break
    default: return false
    }
    guard tree.bytes.indices.contains(Int(node.nameStart)) else { return false }
    let first = tree.bytes[Int(node.nameStart)]
    return first == UInt8(ascii: "`") || letters >> UInt64(first & 63) & 1 == 1
  }
}
