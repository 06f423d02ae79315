import Palettes

extension SourceFile {
  /// Leaves out the branches that only developers see, and the private members that only these mention.
  mutating func leaveOutDebugging() {
    let branches = tree.nodes.typedIndices.filter { tree[$0].kind == .ifStatement }.compactMap { debugBranch(of: $0) }
    guard !branches.isEmpty else { return }
    leftOut = Self.merged(leftOut + branches)
    let own = members.filter { isPrivate($0.node) && ($0.kind == .variable || $0.kind == .function) }
    let names = Set(own.map { $0.name })
    var mentioned: Set<String> = []
    var hidden: Set<String> = []
    for node in tree.nodes.typedIndices where tree[node].kind == .name || tree[node].kind == .member {
      let name = tree.name(node)
      guard names.contains(name) else { continue }
      if isLeftOut(node) { hidden.insert(name) } else { mentioned.insert(name) }
    }
    let unseen = own.filter { hidden.contains($0.name) && !mentioned.contains($0.name) }
    leftOut = Self.merged(leftOut + unseen.map { tree.subtree(of: $0.node) })
  }

  /// The block of an `if` whose only condition is a flag of developers.
  private func debugBranch(of statement: NodeIndex) -> Range<NodeIndex>? {
    guard let conditions = tree.child(of: statement, .conditions), let block = tree.child(of: statement, .block),
      ConditionReader(file: self).conditions(conditions).contains(where: { $0.isOfDebugging })
    else { return nil }
    return tree.subtree(of: block)
  }

  func isPrivate(_ member: NodeIndex) -> Bool {
    String(tree.text(member).prefix { $0 != "{" && $0 != "=" }).holds("private ")
  }
}
