/// One source file read: its syntax, what stands around each node, and what it declares.
package struct SourceFile: Sendable {
  /// The path as it shall be reported.
  package let path: String
  /// Its syntax.
  package let tree: SyntaxTree
  /// For each node the node around it; the file's own node for itself.
  package let parents: [UInt32]
  /// Types and their members, functions and properties outside of types, in the order of the file; no local ones.
  package let members: [Member]
  /// The nodes of previews, each with all that stands in it.
  package let previews: [Range<Int>]

  /// Reads a file; any bytes give a value.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    tree = SyntaxTree(parsing: bytes)
    parents = Self.parents(tree)
    var index = MemberIndex(tree: tree)
    index.read(0, path: "")
    members = index.members
    previews = index.previews + Self.previewMacros(tree)
  }

  private static func parents(_ tree: SyntaxTree) -> [UInt32] {
    let nodes = tree.nodes
    var parents = [UInt32](repeating: 0, count: nodes.count)
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, Int(nodes[last].next) <= index { open.removeLast() }
      parents[index] = UInt32(truncatingIfNeeded: open.last ?? 0)
      if Int(nodes[index].next) > index + 1 { open.append(index) }
    }
    return parents
  }

  private static func previewMacros(_ tree: SyntaxTree) -> [Range<Int>] {
    tree.nodes.indices.filter { tree[$0].kind == .macro && tree.isNamed($0, "#Preview") }
      .map { $0..<Int(tree[$0].next) }
  }

  /// The node around a node; nil for the file.
  package func parent(of node: Int) -> Int? { node == 0 ? nil : Int(parents[node]) }

  /// The nodes around a node, the nearest first.
  package func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }

  /// Whether a node stands in a preview, which is no part of the app.
  package func isInPreview(_ node: Int) -> Bool { previews.contains { $0.contains(node) } }

  /// The innermost declaration around a node that is no type; nil where there is none.
  package func member(around node: Int) -> Member? {
    memberIndex(around: node, where: { !$0.isType }).map { members[$0] }
  }

  /// The innermost type around a node; nil where there is none.
  package func type(around node: Int) -> Member? { memberIndex(around: node, where: \.isType).map { members[$0] } }

  private func memberIndex(around node: Int, where isWanted: (NodeKind) -> Bool) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].node <= node { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0 {
      let member = members[index]
      if Int(tree[member.node].next) > node, isWanted(member.kind) { return index }
      if member.typePath.isEmpty, Int(tree[member.node].next) <= node, member.kind.isType { return nil }
      index -= 1
    }
    return nil
  }
}
