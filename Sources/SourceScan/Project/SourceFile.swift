package import PaletteModel
import TextSupport

/// One source file: its syntax, the parents of its nodes, and its declarations.
package struct SourceFile: Sendable {
  /// The path as reports print it.
  package let path: String
  /// Its syntax.
  package let tree: SyntaxTree
  /// The parent of each node; the file's own node for itself.
  package let parents: [UInt32]
  /// Types and their members, functions and properties outside of types, in the order of the file; no local ones.
  package let members: [Member]
  /// The nodes of previews, each with all its descendants, sorted and disjoint.
  package let previews: [Range<Int>]
  /// The nodes that are not part of the app: previews, branches of `#if` that are not compiled, and dead types.
  var leftOut: [Range<Int>]
  /// The environment values that properties read, by the names of the properties.
  let environmentKeys: [String: String]

  /// Reads a file for a platform; accepts any bytes.
  package init(path: String, bytes: [UInt8], platform: ApplePlatform = .iOS) {
    self.path = path
    tree = SyntaxTree(parsing: bytes, for: platform)
    parents = Self.parents(tree)
    var index = MemberIndex(tree: tree)
    index.read(0, path: "")
    members = index.members
    environmentKeys = index.environmentKeys
    let (macros, branches) = Self.outside(tree)
    previews = Self.merged(index.previews + macros)
    leftOut = Self.merged(index.previews + macros + branches)
    leaveOutDebugging()
  }

  private static func parents(_ tree: SyntaxTree) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: tree.nodes.count) { parents, count in
      tree.nodes.withUnsafeBufferPointer { nodes in
        parents.initialize(repeating: 0)
        count = nodes.count
        for index in nodes.indices {
          var child = index + 1
          while child < min(Int(nodes[index].next), count) {
            parents[child] = UInt32(truncatingIfNeeded: index)
            child = max(child + 1, Int(nodes[child].next))
          }
        }
      }
    }
  }

  /// The macros of previews, and the branches of `#if` that are for other systems.
  private static func outside(_ tree: SyntaxTree) -> (previews: [Range<Int>], branches: [Range<Int>]) {
    var previews: [Range<Int>] = []
    var branches: [Range<Int>] = []
    for node in tree.nodes.indices {
      switch tree[node].kind {
      case .macro: if tree.isNamed(node, "#Preview") { previews.append(node..<Int(tree[node].next)) }
      case .conditional: branches += tree.branchesForOthers(of: node).map { $0..<Int(tree[$0].next) }
      default: break
      }
    }
    return (previews, branches)
  }

  static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.ordered { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }.reduce(into: []) {
      merged, range in
      if let last = merged.last, last.upperBound >= range.upperBound { return }
      merged.append(range)
    }
  }

  /// Returns the file with further nodes that are not part of the app.
  func leavingOut(_ nodes: [Range<Int>]) -> SourceFile {
    var file = self
    file.leftOut = Self.merged(leftOut + nodes)
    return file
  }

  /// The node around a node; nil for the file.
  package func parent(of node: Int) -> Int? { node == 0 ? nil : Int(parents[node]) }

  /// The node before a node among the children of the same node; nil if it is the first.
  func sibling(before node: Int) -> Int? {
    guard let outer = parent(of: node), node > outer + 1 else { return nil }
    var before = node - 1
    while Int(parents[before]) != outer { before = Int(parents[before]) }
    return before
  }

  /// The nodes around a node, the nearest first.
  package func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }

  /// Returns true if a node is in a preview, which is not part of the app.
  package func isInPreview(_ node: Int) -> Bool { Self.contains(previews, node) }

  /// The nodes of all previews, in order.
  var previewNodes: some Sequence<Int> { previews.joined() }

  /// Returns true if a node is in a preview, in a dead type, or in a branch of an `#if` that the app is not compiled with.
  package func isLeftOut(_ node: Int) -> Bool { Self.contains(leftOut, node) }

  private static func contains(_ ranges: [Range<Int>], _ node: Int) -> Bool {
    let index = count(of: ranges.count) { ranges[$0].lowerBound <= node } - 1
    return index >= 0 && ranges[index].contains(node)
  }

  /// The innermost declaration around a node that does not declare a type; nil if there is none.
  package func member(around node: Int) -> Member? { declaration(around: node) { !$0.isType } }

  /// The innermost type around a node; nil if there is none.
  package func type(around node: Int) -> Member? { declaration(around: node) { $0.isType } }

  private func declaration(around node: Int, where isWanted: (NodeKind) -> Bool) -> Member? {
    var node = node
    while node > 0 {
      let kind = tree[node].kind
      if kind.isMember, isWanted(kind) {
        let index = Self.count(of: members.count) { members[$0].node < node }
        // A local declaration of a function is not a member.
        if index < members.count, members[index].node == node { return members[index] }
      }
      node = Int(parents[node])
    }
    return nil
  }

  /// The number of leading elements for which a predicate holds.
  private static func count(of total: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, total)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
