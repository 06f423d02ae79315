import Palettes

extension SourceFile {
  /// The branches that only developers see, and the private members that only these mention.
  var debugging: [Range<NodeIndex>] {
    let branches = tree.nodes.typedIndices.filter { tree[$0].kind == .ifStatement }.compactMap { debugBranch(of: $0) }
    guard !branches.isEmpty else { return [] }
    let rest = leavingOut(branches)
    let own = members.filter { isPrivate($0.node) && ($0.kind == .variable || $0.kind == .function) }
    let names = Set(own.map { $0.name })
    var mentioned: Set<String> = []
    var hidden: Set<String> = []
    for node in tree.nodes.typedIndices where tree[node].kind == .name || tree[node].kind == .member {
      let name = tree.name(node)
      guard names.contains(name) else { continue }
      if rest.isLeftOut(node) { hidden.insert(name) } else { mentioned.insert(name) }
    }
    let unseen = own.filter { hidden.contains($0.name) && !mentioned.contains($0.name) }
    return branches + unseen.map { tree.subtree(of: $0.node) }
  }

  /// The block of an `if` whose only condition is a flag of developers.
  private func debugBranch(of statement: NodeIndex) -> Range<NodeIndex>? {
    guard let conditions = tree.child(of: statement, .conditions), let block = tree.child(of: statement, .block),
      ConditionReader(file: self).conditions(conditions).contains(where: { $0.isOfDebugging })
    else { return nil }
    return tree.subtree(of: block)
  }

  func isPrivate(_ member: NodeIndex) -> Bool {
    let head = tree.bytes[tree[member].range].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "=") }
    return String(decoding: head, as: UTF8.self).holds("private ")
  }
}
