import Palettes

/// A statement that gives a property a value: `window.tintColor = .red`.
struct Assignment: Sendable {
  let statement: NodeIndex
  /// The names before that of the property, without `self`: `window`.
  let owner: [String]
  /// The operands and operators of the value.
  let value: [NodeIndex]
}

extension SourceProject {
  /// The statement that assigns to a property; nil if a link is not the property of one.
  func assignment(to place: Place) -> Assignment? {
    let source = files[place.file]
    let tree = source.tree
    let chain = source.chain(of: place.node)
    guard tree[chain].kind == .chain, let statement = source.parent(of: chain), !source.isLeftOut(place.node) else {
      return nil
    }
    let parts = tree.sequence(of: statement)
    let links = tree.links(of: chain)
    guard parts.count > 2, parts[0] == chain, tree.isNamed(parts[1], "="), links.last == place.node else { return nil }
    let owner = links.dropLast().map { tree.name($0) }
    return Assignment(
      statement: statement, owner: owner.first == "self" ? Array(owner.dropFirst()) : owner,
      value: Array(parts[2...]))
  }
}
