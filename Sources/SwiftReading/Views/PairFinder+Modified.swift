import Palettes

/// Modifiers of the project that a function applies to `self`, as it writes them or as it is given them.
extension PairFinder {
  /// The body of the `ViewModifier` that an argument makes, or that the parameter which it names is given.
  func modifierBody(_ argument: SourceProject.Place) -> SourceProject.Place? {
    let source = project.files[argument.file]
    guard let chain = source.tree.soleChain(of: argument.node), let head = source.tree.links(of: chain).first,
      source.tree[head].kind == .name
    else { return nil }
    if let type = project.typePath(of: head, source.tree, within: member?.typePath ?? "") {
      return project.member("body", of: type, where: { $0.kind == .function })?.place
    }
    guard source.tree.soleLink(of: chain) == head, let call,
      let local = source.localDeclaration(of: source.tree.name(head), at: head),
      source.tree[local].kind == .parameter, source.tree.text(local).hasPrefix("_ ")
    else { return nil }
    let outer = project.files[call.file].tree
    guard let given = outer.firstPlainArgument(of: call.node),
      let link = outer.soleChain(of: given).flatMap(outer.soleLink), outer[link].kind == .name,
      outer.isNamedAsType(link),
      let type = project.typePath(of: link, outer, within: project.files[call.file].type(around: link)?.path ?? "")
    else { return nil }
    return project.member("body", of: type, where: { $0.kind == .function })?.place
  }

  /// Reads `ModifiedContent(content: self, modifier: Card())` as the view with the modifier.
  mutating func readModified(_ head: NodeIndex, _ context: ViewContext) {
    guard let content = tree.argument(of: head, "content").flatMap(tree.soleChain),
      let argument = tree.argument(of: head, "modifier")
    else { return }
    let links = tree.links(of: content)[...]
    guard let body = modifierBody(SourceProject.Place(file: file, node: argument)) else {
      return readLinks(links, of: content, context.lost(to: "a modifier"))
    }
    readModifier(body, head, on: links, of: content, context)
  }
}
