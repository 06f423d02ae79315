import FileSyntax
package import Palettes

/// One source file: its syntax, the parents of its nodes, and its declarations.
package final class SourceFile: Sendable {
  /// The path as reports print it.
  package let path: String
  package let tree: SyntaxTree
  /// The parent of each node; the file's own node for itself.
  let parents: CountedArray<UInt32>
  /// Types and their members, functions and properties outside of types, in the order of the file; no local ones.
  package let members: [Member]
  /// The path around those of its private types whose names other files declare too; nil without any.
  let privateScope: String?
  /// The nodes of previews, each with all its descendants, sorted and disjoint.
  package let previews: [Range<NodeIndex>]
  /// The nodes that are not part of the app: previews, branches of `#if` that are not compiled, and dead types.
  let leftOut: [Range<NodeIndex>]
  /// The nodes of them that are previews or that the app is not compiled with.
  private let uncompiled: [Range<NodeIndex>]
  /// The branches of `#if` that are not compiled on each other platform that the file is built for.
  private let uncompiledElsewhere: [[Range<NodeIndex>]]
  /// The environment values that properties read, by the names of the properties.
  let environmentKeys: [String: String]

  /// Reads a file for a platform, and knows the others that it is built for; accepts any bytes.
  package convenience init(path: String, bytes: [UInt8], platform: ApplePlatform = .iOS, others: [ApplePlatform] = []) {
    let whole = SourceFile(path, bytes, platform, others)
    self.init(whole, members: whole.members, leftOut: whole.leftOut + whole.debugging)
  }

  private init(_ path: String, _ bytes: [UInt8], _ platform: ApplePlatform, _ others: [ApplePlatform]) {
    self.path = path
    let tree = SyntaxTree(parsing: bytes, for: platform)
    self.tree = tree
    parents = CountedArray(Self.parents(tree))
    var index = MemberIndex(tree: tree)
    index.read(NodeIndex(0), path: "")
    members = index.members
    environmentKeys = index.environmentKeys
    let (macros, conditionals) = Self.macrosAndConditionals(of: tree)
    let branches = Self.branches(of: conditionals, leftOutOn: platform, tree)
    previews = Self.merged(index.previews + macros)
    leftOut = Self.merged(index.previews + macros + branches)
    uncompiled = leftOut
    uncompiledElsewhere =
      branches.isEmpty ? [] : others.map { Self.merged(Self.branches(of: conditionals, leftOutOn: $0, tree)) }
    privateScope = nil
  }

  /// A file with other members, or with more that is not part of the app.
  private init(_ file: SourceFile, members: [Member], privateScope: String? = nil, leftOut: [Range<NodeIndex>]) {
    (path, tree, parents, environmentKeys) = (file.path, file.tree, file.parents, file.environmentKeys)
    (previews, uncompiled, uncompiledElsewhere) = (file.previews, file.uncompiled, file.uncompiledElsewhere)
    self.members = members
    self.privateScope = privateScope ?? file.privateScope
    self.leftOut = Self.merged(leftOut)
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

  /// The macros of previews, and the nodes of each `#if`.
  private static func macrosAndConditionals(
    of tree: SyntaxTree
  ) -> (previews: [Range<NodeIndex>], conditionals: [NodeIndex]) {
    var previews: [Range<NodeIndex>] = []
    var conditionals: [NodeIndex] = []
    for node in tree.nodes.typedIndices {
      switch tree[node].kind {
      case .macro: if tree.isNamed(node, "#Preview") { previews.append(tree.subtree(of: node)) }
      case .conditional: conditionals.append(node)
      default: break
      }
    }
    return (previews, conditionals)
  }

  private static func branches(
    of conditionals: [NodeIndex], leftOutOn platform: ApplePlatform, _ tree: SyntaxTree
  ) -> [Range<NodeIndex>] {
    conditionals.flatMap { tree.branches(of: $0, leftOutOn: platform) }.map { tree.subtree(of: $0) }
  }

  static func merged(_ ranges: [Range<NodeIndex>]) -> [Range<NodeIndex>] {
    ranges.ordered { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }.reduce(into: []) {
      merged, range in
      if let last = merged.last, last.upperBound >= range.upperBound { return }
      merged.append(range)
    }
  }

  /// Returns the file with further nodes that are not part of the app.
  func leavingOut(_ nodes: [Range<NodeIndex>]) -> SourceFile {
    SourceFile(self, members: members, leftOut: leftOut + nodes)
  }

  /// Returns the file with other members, of which some are in a path of the file.
  func moving(_ members: [Member], into scope: String) -> SourceFile {
    SourceFile(self, members: members, privateScope: scope, leftOut: leftOut)
  }

  /// The node around a node; nil for the file.
  package func parent(of node: NodeIndex) -> NodeIndex? {
    node.offset == 0 ? nil : NodeIndex(Int(parents[node.offset]))
  }

  /// The node before a node among the children of the same node; nil if it is the first.
  func sibling(before node: NodeIndex) -> NodeIndex? {
    guard let outer = parent(of: node), node > outer.advanced(by: 1) else { return nil }
    var before = node.offset - 1
    while Int(parents[before]) != outer.offset { before = Int(parents[before]) }
    return NodeIndex(before)
  }

  /// The nodes around a node, the nearest first.
  package func ancestors(of node: NodeIndex) -> some Sequence<NodeIndex> {
    sequence(first: node) { self.parent(of: $0) }.dropFirst()
  }

  /// Returns true if a node is in a preview, which is not part of the app.
  package func isInPreview(_ node: NodeIndex) -> Bool { Self.contains(previews, node) }

  /// Returns true if a node is in a preview, in a dead type, or in a branch of an `#if` that the app is not compiled with.
  package func isLeftOut(_ node: NodeIndex) -> Bool { Self.contains(leftOut, node) }

  /// Returns true if a node is compiled only for other platforms that the file is built for.
  func isForOtherPlatform(_ node: NodeIndex) -> Bool {
    Self.contains(uncompiled, node) && !isInPreview(node)
      && uncompiledElsewhere.contains { !Self.contains($0, node) }
  }

  /// Returns true if a node is compiled and is in a declaration that nothing uses.
  func isUnused(_ node: NodeIndex) -> Bool { isLeftOut(node) && !Self.contains(uncompiled, node) }

  private static func contains(_ ranges: [Range<NodeIndex>], _ node: NodeIndex) -> Bool {
    let index = count(of: ranges.count) { ranges[$0].lowerBound <= node } - 1
    return index >= 0 && ranges[index].contains(node)
  }

  /// The innermost declaration around a node that does not declare a type; nil if there is none.
  package func member(around node: NodeIndex) -> Member? { declaration(around: node) { !$0.isType } }

  /// The innermost type around a node; nil if there is none.
  package func type(around node: NodeIndex) -> Member? { declaration(around: node) { $0.isType } }

  private func declaration(around node: NodeIndex, where isWanted: (NodeKind) -> Bool) -> Member? {
    var node = node
    while node.offset > 0 {
      let kind = tree[node].kind
      if kind.isMember, isWanted(kind) {
        let index = Self.count(of: members.count) { members[$0].node < node }
        // A local declaration of a function is not a member.
        if index < members.count, members[index].node == node { return members[index] }
      }
      node = NodeIndex(Int(parents[node.offset]))
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

/// The index of a file in its project.
package typealias FileIndex = TypedIndex<SourceFile>
