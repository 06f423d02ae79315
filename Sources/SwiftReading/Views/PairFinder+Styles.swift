import Palettes

/// Styles of labels that the project declares, read through at the labels; what no one can follow is unknown.
extension PairFinder {
  /// Applies the style of a kind of controls.
  func applyStyle(_ modifier: String, _ argument: NodeIndex?, to context: inout ViewContext) {
    guard let argument, let kind = StyledControls.modifiers[modifier] else { return }
    let name = memberName(argument).map { StyledControls.shortName($0, of: modifier) } ?? ""
    let isPlain = StyledControls.isPlain(name, of: modifier)
    context.statedStyles.insert(kind)
    if isPlain { context.ownStyles.remove(kind) } else { context.ownStyles.insert(kind) }
    guard kind == .label else { return }
    context.labelStyle = isPlain ? nil : SourceProject.Place(file: file, node: argument)
    context.showsOnlyIcons = name == "iconOnly"
  }

  /// Reads a label as its style shows it.
  mutating func readLabel(_ head: NodeIndex, _ chain: NodeIndex, _ context: ViewContext) {
    if case .label = slot, let argument = tree.firstPlainArgument(of: head), memberName(argument) == slotName {
      // `Label(configuration)` is the label with the style around this one.
      return readParts(ofLabel: .whole, context)
    }
    // In a style that is read by itself, there is no label.
    if member?.name == "makeBody", tree.firstPlainArgument(of: head).map(isParameter) ?? false { return }
    if context.ownStyles.contains(.label) {
      if readLabel(head, chain, in: context) { return }
      return noteLabel(head, chain, .whole, context.lost(to: "a label style"))
    }
    noteLabel(head, chain, context.showsOnlyIcons ? .icon : .whole, context.styled(as: .label))
  }

  private func isParameter(_ argument: NodeIndex) -> Bool {
    guard let link = tree.soleChain(of: argument).flatMap(tree.soleLink), tree[link].kind == .name,
      let local = project.files[file].localDeclaration(of: tree.name(link), at: link)
    else { return false }
    return tree[local].kind == .parameter
  }

  enum LabelPart {
    case title, icon, whole
  }

  /// Records the text of a label, or reads the closures that give its parts.
  private mutating func noteLabel(_ head: NodeIndex, _ chain: NodeIndex, _ part: LabelPart, _ context: ViewContext) {
    guard tree.plainArguments(of: head).isEmpty else {
      return note(head, chain, part == .icon ? .graphic : .text, context)
    }
    for argument in tree.arguments(of: head) {
      guard let closure = tree.closure(of: argument) else { continue }
      let isIcon = tree.isNamed(argument, "icon")
      if part == .whole || isIcon == (part == .icon) { readItems(of: closure, context) }
    }
  }

  /// Reads the body of a style of the project for a label; false if it cannot be followed.
  private mutating func readLabel(_ head: NodeIndex, _ chain: NodeIndex, in context: ViewContext) -> Bool {
    guard let argument = context.labelStyle, let call = style(argument),
      let body = project.member("makeBody", of: call.type, where: { $0.kind == .function })?.place,
      !open.contains(body)
    else { return false }
    let outer = surroundings
    let before = sightings.count
    let tree = project.files[body.file].tree
    slot = .label(file: file, head: head, chain: chain, outer: outer)
    slotName =
      tree.child(of: body.node, .parameter).map { String(SourceFile.localName(tree.text($0))) } ?? "configuration"
    let type = project.declarations(call.type).first {
      $0.member.kind.isType && $0.member.kind != .extensionType
    }
    let bindings = call.link.flatMap { link in type.map { resolver.bindings(of: $0.place, to: link, in: argument.file) }
    }
    resolver.bindings = bindings ?? ColorResolver.Bindings()
    var inner = context
    inner.ownStyles.remove(.label)
    inner.labelStyle = nil
    readBody(of: body, inner)
    surroundings = outer
    return sightings.count > before
  }

  /// The type of the project that an argument names as a style, with the call that makes it; nil for others.
  private func style(_ argument: SourceProject.Place) -> (type: String, link: NodeIndex?)? {
    let source = project.files[argument.file]
    let tree = source.tree
    guard let chain = tree.soleChain(of: argument.node), let link = tree.soleLink(of: chain) else { return nil }
    if tree[link].kind == .name, tree.isNamedAsType(link) {
      return project.typePath(of: link, tree, within: source.type(around: link)?.path ?? "").map { ($0, link) }
    }
    guard tree[link].kind == .implicitMember,
      let found = project.member(tree.name(link), of: "LabelStyle", where: { $0.kind == .variable }),
      let type = project.files[found.file].tree.child(of: found.member.node, .typeName)
    else { return nil }
    return project.typePath(project.files[found.file].tree.name(type), within: "").map { ($0, nil) }
  }

  /// Reads what a link of a body refers to: the view in the slot, or a part of the label in it.
  mutating func readSlot(_ head: NodeIndex, of chain: NodeIndex, _ context: ViewContext) {
    guard case .label = slot else { return readSlot(context) }
    guard tree.name(head) == slotName, let part = tree.links(of: chain).drop(while: { $0 != head }).dropFirst().first
    else { return }
    switch tree.name(part) {
    case "title": readParts(ofLabel: .title, context)
    case "icon": readParts(ofLabel: .icon, context)
    default: break
    }
  }

  private mutating func readParts(ofLabel part: LabelPart, _ context: ViewContext) {
    guard case .label(let file, let head, let chain, let outer) = slot else { return }
    let (inner, innerFile) = (surroundings, self.file)
    let isPlain = !project.files[file].tree.plainArguments(of: head).isEmpty
    surroundings = outer
    self.file = file
    // The text of a label with a title and a symbol is the title.
    if part != .icon || !isPlain { noteLabel(head, chain, part, context) }
    surroundings = inner
    self.file = innerFile
  }
}
