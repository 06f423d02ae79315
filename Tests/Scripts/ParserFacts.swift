/// The results of the scanner's parser, in the words of `FactVisitor`.
enum Facts {
  static func of(_ tree: SyntaxTree) -> [Fact] {
    tree.nodes.typedIndices.compactMap { fact($0, tree) }
  }

  private static func fact(_ index: NodeIndex, _ tree: SyntaxTree) -> Fact? {
    let node = tree[index]
    let name = Int(node.nameRange.lowerBound)
    switch node.kind {
    case .structType: return Fact(offset: name, text: "struct")
    case .classType: return Fact(offset: name, text: "class")
    case .enumType: return Fact(offset: name, text: "enum")
    case .actorType: return Fact(offset: name, text: "actor")
    case .protocolType: return Fact(offset: name, text: "protocol")
    case .function: return Fact(offset: name, text: "func")
    case .enumCase: return Fact(offset: name, text: "case")
    case .variable:
      guard !tree.isUnnamed(index), !tree.isNamed(index, "_") else { return nil }
      return Fact(offset: name, text: "var\(tree.child(of: index, .value) == nil ? "" : " =")")
    case .closure:
      let count = tree.children(of: index).count { ![.parameter, .attribute].contains(tree[$0].kind) }
      return Fact(offset: Int(node.start), text: "closure \(count)")
    case .ifStatement: return Fact(offset: Int(node.start), text: "if")
    case .switchStatement:
      let count = tree.children(of: index).count { tree[$0].kind == .switchCase }
      return Fact(offset: Int(node.start), text: "switch \(count)")
    case .name, .member, .implicitMember, .macro:
      guard node.flags.contains(.isCalled) || node.kind == .macro else { return nil }
      return Fact(offset: name + (node.kind == .macro ? 1 : 0), text: "call \(labels(index, tree))")
    default: return nil
    }
  }

  private static func labels(_ index: NodeIndex, _ tree: SyntaxTree) -> String {
    tree.children(of: index).filter { tree[$0].kind == .argument }.map { argument in
      let label = String(decoding: tree.bytes[tree[argument].nameRange], as: UTF8.self)
      if tree[argument].flags.contains(.isTrailing) { return label + "{}" }
      return (label.isEmpty ? "_" : label) + ":"
    }.joined()
  }
}
