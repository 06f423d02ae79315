/// Finds buttons that never do anything: they are always disabled, and their action is empty.
struct InertButton {
  let source: SourceFile

  private var tree: SyntaxTree { source.tree }

  /// Returns true if the button at a link is inert, by the modifiers of its chain.
  func isInert(_ link: NodeIndex, _ chain: NodeIndex) -> Bool {
    guard tree.isNamed(link, "Button"), let action = action(of: link),
      tree.children(of: action).allSatisfy({ tree[$0].kind == .parameter })
    else { return false }
    return tree.links(of: chain).contains { other in
      other > link && tree.isNamed(other, "disabled")
        && tree.firstPlainArgument(of: other).flatMap { tree.boolean($0) } == true
    }
  }

  /// The closure of a button's action.
  private func action(of link: NodeIndex) -> NodeIndex? {
    if let argument = tree.argument(of: link, "action") { return tree.closure(of: argument) }
    return tree.argument(of: link, "label") == nil ? nil : tree.trailingClosure(of: link)
  }
}

extension SyntaxTree {
  /// The names of the pictures of the app's own bundle that some nodes show, without decorative ones.
  func pictureNames(among nodes: [NodeIndex]) -> Set<String> {
    var names: Set<String> = []
    for node in nodes where isNamed(node, "Image") && self[node].flags.contains(.isCalled) {
      guard let first = firstPlainArgument(of: node), let name = stringLiteral(first) else { continue }
      let bundle = argument(of: node, "bundle").map { text($0) }
      guard bundle.map({ $0.hasSuffix(".main") }) ?? true else { continue }
      names.insert(name)
    }
    return names
  }
}
