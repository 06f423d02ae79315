import FileSyntax

extension TokenTreeBuilder {
  /// Adds the aliases and tokens of a Theo file.
  mutating func readTheo(_ root: JSONValue) {
    let place = TokenTree.Place(file: file, value: root)
    let top = tree.nodes.isEmpty ? tree.node(named: tree.number(of: ""), in: -1, body: place, key: 0) : 0
    let global = root["global"]
    if let aliases = root["aliases"] {
      let group = tree.addAliases(of: file, at: place)
      for item in items(of: aliases) { add(item, to: group, global: nil, alias: true) }
    }
    guard let props = root["props"] else { return }
    for item in items(of: props) { add(item, to: top, global: global, alias: false) }
  }

  /// One token or alias.
  private struct TheoItem {
    var name: String
    var value: JSONValue
    /// The first byte of its key, or of the whole.
    var key: Int
  }

  private func items(of list: JSONValue) -> [TheoItem] {
    guard list.kind == .array else {
      return list.members.map { TheoItem(name: $0.key, value: $0.value, key: $0.keyRange.lowerBound) }
    }
    return list.elements.compactMap { element in
      element["name"]?.string.map { TheoItem(name: $0, value: element, key: element.range.lowerBound) }
    }
  }

  private mutating func add(_ item: TheoItem, to group: Int32, global: JSONValue?, alias isAlias: Bool) {
    let isObject = item.value.kind == .object
    guard isObject || isAlias else {
      let message = "the token \(item.name.inQuotes) must be an object; write { \"value\": …, \"type\": … }"
      return tree.report(.warning, message, file: file, byte: item.key)
    }
    let properties = TokenProperties(of: item.value, in: dialect, modes: modes)
    guard let value = isObject ? properties.value ?? global?["value"] : item.value else {
      let message = "the token \(item.name.inQuotes) has no value and is ignored; add one, or remove the token"
      return tree.report(.warning, message, file: file, byte: item.key)
    }
    let place = TokenTree.Place(file: file, value: item.value)
    let node = tree.node(named: tree.number(of: item.name), in: group, body: place, key: item.key)
    let type = isAlias ? nil : (properties.type ?? global?["type"])?.string
    tree.update(node) { node in
      node.kind = .token
      (node.body, node.key, node.value) = (place, item.key, value)
      (node.ownType, node.inheritedType) = (type.map { TokenType(named: $0) }, nil)
      (node.alpha, node.modifier, node.isDeprecated) = (nil, nil, item.value["deprecated"].map { $0.boolean ?? true })
    }
  }
}
