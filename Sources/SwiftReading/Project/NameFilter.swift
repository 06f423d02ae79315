/// Quickly excludes most links without one of some names, by length and first letter.
struct NameFilter: Sendable {
  /// For each length, up to 63, the first letters of the names of that length, by their last six bits.
  private var letters = [UInt64](repeating: 0, count: 64)

  /// Makes a filter for some names.
  init(_ names: Set<String>) {
    for name in names {
      if let first = name.utf8.first { letters[min(name.utf8.count, 63)] |= 1 << UInt64(first & 63) }
    }
  }

  /// Returns true if a node is a link whose name may be one of them.
  func mayHold(_ tree: SyntaxTree, _ index: NodeIndex) -> Bool {
    tree.bytes.withUnsafeBufferPointer { mayHold(tree[index], $0) }
  }

  /// Returns true if a node is a link whose name may be one of them, given the bytes of the file.
  func mayHold(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch node.kind {
    case .name, .member, .implicitMember, .macro: mayBeNamed(node, bytes)
    default: false
    }
  }

  /// Returns true if the name of a node of any kind may be one of them.
  func mayBeNamed(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.indices.contains(Int(node.nameStart)) else { return false }
    let first = bytes[Int(node.nameStart)]
    return letters[min(Int(node.nameLength), 63)] >> UInt64(first & 63) & 1 == 1 || first == UInt8(ascii: "`")
  }
}
