import Palettes

/// The links of one file by their names, as far as a name has few of them: real code asks about names with few uses.
struct FileNames {
  /// The file; nil for none.
  let file: FileIndex?
  private var found: [String: [NodeIndex]] = [:]

  /// The most links of one name that are kept.
  private static let mostUses = 64

  /// Knows no file.
  init() { file = nil }

  /// Reads the names of some properties, and those of their uses, in one pass.
  init(_ file: FileIndex, of source: SourceFile) {
    self.file = file
    for node in source.tree.nodes.typedIndices {
      switch source.tree[node].kind {
      case .name, .member, .implicitMember: break
      default: continue
      }
      let name = source.tree.name(node)
      if let count = found[name]?.count, count > Self.mostUses { continue }
      found[name, default: []].append(node)
    }
  }

  /// The links of a name in order; none if it has too many.
  func nodes(_ name: String) -> [NodeIndex] {
    let nodes = found[name] ?? []
    return nodes.count > Self.mostUses ? [] : nodes
  }
}
