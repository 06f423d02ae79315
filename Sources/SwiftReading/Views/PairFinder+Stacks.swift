/// Stacks whose views are on top of each other.
extension PairFinder {
  /// Later views of a stack are on top of the earlier ones.
  mutating func readStack(_ head: NodeIndex, _ context: ViewContext) {
    guard let closure = tree.trailingClosure(of: head) else { return readClosures(of: head, context) }
    var context = context.insideRow
    for item in tree.children(of: closure) where tree[item].kind != .parameter {
      readItem(item, context)
      switch tree[item].kind {
      case .statement: if let chain = tree.soleChain(of: item) { lay(stacked: chain, on: &context) }
      case .variable, .function: break
      default: context = context.covered(by: .any)
      }
    }
  }

  /// Lays a view of a stack under the later ones: its color if it is one, else anything.
  private mutating func lay(stacked chain: NodeIndex, on context: inout ViewContext) {
    let links = tree.links(of: chain)
    guard let first = links.first else { return }
    if isCovered(links) {
      context = context.covered(by: .any)
    } else if isShape(first) || isColor(first) || tree.name(first).hasSuffix("Gradient") {
      let color = layer(ofView: chain)
      context.lay(color, at: (file, chain))
    } else if let color = fullColor(chain) {
      lay(color, chain, on: &context)
    } else if !["Text", "Label", "Spacer", "EmptyView"].contains(tree.name(first)) {
      context = context.covered(by: .any)
    }
  }

  private func isColor(_ head: NodeIndex) -> Bool { tree[head].kind == .name && tree.isNamed(head, "Color") }

  /// The color that fills a stack or a geometry reader behind all that is in it; nil if other views may cover it.
  private mutating func fullColor(_ chain: NodeIndex) -> FoundColor? {
    let links = tree.links(of: chain)
    guard let head = links.first, tree[head].flags.contains(.isCalled),
      tree.isNamed(head, "ZStack") || tree.isNamed(head, "GeometryReader"), !isSized(links),
      let closure = tree.trailingClosure(of: head)
    else { return nil }
    let items = tree.children(of: closure).filter { tree[$0].kind != .parameter && tree[$0].kind != .variable }
    let chains = items.compactMap { tree[$0].kind == .statement ? tree.soleChain(of: $0) : nil }
    guard chains.count == items.count, let first = chains.first,
      // A view with a size is a picture in front of the color, and leaves the rest of it alone.
      chains.dropFirst().allSatisfy({ isPicture(tree.links(of: $0)) })
    else { return nil }
    let own = tree.links(of: first)
    guard let start = own.first, isColor(start), !isSized(own) else { return fullColor(first) }
    return layer(ofView: first)
  }

  /// Returns true if a modifier gives a view a size of its own, or a point at which it is.
  private func isPicture(_ links: [NodeIndex]) -> Bool {
    links.dropFirst().contains { link in
      tree.isNamed(link, "position") || tree.isNamed(link, "frame") && tree.argument(of: link, "width") != nil
    }
  }

  /// Returns true if a modifier gives a view another size or place than all of its container.
  private func isSized(_ links: [NodeIndex]) -> Bool {
    links.dropFirst().contains { link in
      ["frame", "padding", "position", "offset", "scaleEffect", "mask", "clipShape"].contains { tree.name(link) == $0 }
    }
  }
}
