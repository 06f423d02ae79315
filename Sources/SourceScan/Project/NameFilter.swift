/// Tells by length and first byte which links may have one of some names, so that few names must be read.
struct NameFilter {
  /// For each length below 64 and each first byte whether a name has them; length 63 stands for all above.
  private var isWanted = [Bool](repeating: false, count: 64 * 256)

  /// Takes the names; those without a letter are never found.
  init(_ names: Set<String>) {
    for name in names {
      if let first = name.utf8.first { isWanted[Self.slot(name.utf8.count, first)] = true }
    }
  }

  private static func slot(_ length: Int, _ first: UInt8) -> Int { min(length, 63) << 8 | Int(first) }

  /// The links of a file that may have one of the names.
  func candidates(in tree: SyntaxTree) -> [Int] {
    var found: [Int] = []
    tree.bytes.withUnsafeBufferPointer { bytes in
      tree.nodes.withUnsafeBufferPointer { nodes in
        for index in nodes.indices where nodes[index].nameLength > 0 && nodes[index].kind.isLink {
          let start = Int(nodes[index].nameStart)
          guard start < bytes.count, isWanted[Self.slot(Int(nodes[index].nameLength), bytes[start])] else { continue }
          found.append(index)
        }
      }
    }
    return found
  }
}

extension NodeKind {
  /// Whether it is a link of a chain that has a name.
  fileprivate var isLink: Bool {
    switch self {
    case .name, .member, .implicitMember, .macro: true
    default: false
    }
  }
}
