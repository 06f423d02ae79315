import FileSyntax

extension TokenTreeBuilder {
  /// Adds a plain value of the innermost group, which references may name: a text, a number, or an array of them, whose
  /// elements have their index as their name.
  mutating func addData(_ member: JSONMember) {
    guard !isLink, Self.isData(member.value) else { return }
    let elements = member.value.kind == .array ? member.value.elements.filter { Self.isScalar($0) } : []
    guard elements.count <= elementsLeft else { return }
    elementsLeft -= elements.count
    let byte = member.keyRange.lowerBound
    let node = addDataNode(member.key, member.value, in: dataGroup(), byte: byte)
    guard member.value.kind == .array else { return tree.update(node) { $0.kind = .token } }
    for (index, element) in member.value.elements.enumerated() where Self.isScalar(element) {
      let node = addDataNode("\(index)", element, in: node, byte: element.range.lowerBound)
      tree.update(node) { $0.kind = .token }
    }
  }

  private mutating func addDataNode(_ name: String, _ value: JSONValue, in group: Int32, byte: Int) -> Int32 {
    let place = TokenTree.Place(file: file, value: value)
    let node = tree.node(named: tree.number(of: name), in: group, body: place, key: byte)
    tree.update(node) { node in
      (node.body, node.key, node.value) = (place, byte, Self.isScalar(value) ? value : nil)
    }
    return node
  }

  /// The group for the values of the innermost group that are no tokens; each group gets its own once.
  private mutating func dataGroup() -> Int32 {
    var first = open.count
    while first > 0, open[first - 1].data == nil { first -= 1 }
    for index in first..<open.count {
      let group = tree.nodes[Int(open[index].node)]
      open[index].data =
        index == 0
        ? tree.dataGroup(at: group.body)
        : tree.node(named: group.name, in: open[index - 1].data ?? 0, body: group.body, key: group.key)
    }
    return open.last?.data ?? 0
  }

  private static func isScalar(_ value: JSONValue) -> Bool { value.kind == .number || value.kind == .string }

  private static func isData(_ value: JSONValue) -> Bool { isScalar(value) || value.kind == .array && value.count > 0 }
}
