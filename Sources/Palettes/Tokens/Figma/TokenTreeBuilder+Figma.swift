import FileSyntax

extension TokenTreeBuilder {
  /// Adds the variables of a Figma file: each in groups by the names between slashes, with its value for the modes.
  mutating func readFigma(_ root: JSONValue) {
    let place = TokenTree.Place(file: file, value: root)
    let isFirst = tree.nodes.isEmpty || isLink
    let top = isFirst ? tree.node(named: tree.number(of: ""), in: -1, body: place, key: root.range.lowerBound) : 0
    for variable in FigmaVariables(root).variables { add(variable, to: top) }
  }

  private mutating func add(_ variable: FigmaVariables.Variable, to top: Int32) {
    guard let value = variable.value(for: modes) else { return }
    let place = TokenTree.Place(file: file, value: variable.body)
    var node = top
    for name in variable.path {
      node = tree.node(named: tree.number(of: name), in: node, body: place, key: variable.key)
    }
    tree.update(node) { node in
      node.kind = .token
      (node.body, node.key, node.value) = (place, variable.key, value)
      (node.ownType, node.inheritedType) = (variable.type, nil)
      (node.alpha, node.modifier, node.isDeprecated) = (nil, nil, nil)
    }
    if let id = variable.id { tree.note(variable: id, as: node, in: file) }
  }
}
