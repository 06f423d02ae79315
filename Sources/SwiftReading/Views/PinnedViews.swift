/// Finds views whose constraints fix both their width and their height as numbers.
struct PinnedViews {
  let source: SourceFile
  /// The links of the file by their names.
  let names: FileNames

  private var tree: SyntaxTree { source.tree }

  /// Returns true if a value is assigned to a property of a view of a fixed size, as in `badge.font = …`.
  func isPinned(valueAt chain: NodeIndex) -> Bool {
    guard let statement = source.parent(of: chain) else { return false }
    let parts = tree.sequence(of: statement)
    guard parts.count == 3, parts[2] == chain, tree.isNamed(parts[1], "="), tree[parts[0]].kind == .chain,
      let member = source.member(around: chain), let type = source.type(around: chain)
    else { return false }
    let links = tree.links(of: parts[0])
    guard links.count > 1 else { return false }
    let view = tree.name(links[links.count - 2])
    let isLocal = source.localDeclaration(of: view, at: chain) != nil || member.kind == .variable
    if isFixed(view, within: isLocal ? member.node : type.node) { return true }
    return member.kind == .variable && isFixed(member.name, within: type.node)
  }

  private func isFixed(_ view: String, within node: NodeIndex) -> Bool {
    let sides = names.nodes(view).compactMap { name -> NodeIndex? in
      let links = tree.links(of: source.chain(of: name))
      guard name >= node, name < tree[node].following, let index = links.firstIndex(of: name),
        index + 2 < links.count, tree.isNamed(links[index + 2], "constraint"),
        tree.argument(of: links[index + 2], "equalToConstant") != nil
      else { return nil }
      let side = links[index + 1]
      return tree.isNamed(side, "widthAnchor") || tree.isNamed(side, "heightAnchor") ? side : nil
    }
    return Set(sides.map { tree.name($0) }).count == 2
  }
}
