import Palettes

extension PairFinder {
  /// Reads the content that a modifier adds to its view: overlays, sheets, bars.
  mutating func readContents(
    _ name: String, of link: NodeIndex, _ rest: ArraySlice<NodeIndex>, of chain: NodeIndex, _ context: ViewContext
  ) {
    switch name {
    case "overlay":
      var over = context
      over.surface = surface(of: rest, on: context.surface)
      over.surfaceChain = rest.isEmpty ? context.surfaceChain : (file, chain)
      readShown(link, over)
    case "safeAreaInset", "safeAreaBar": readShown(link, context.presented(on: .any))
    case _ where Self.systemColored.contains(name):
      // Whatever they state, the system shows titles and symbols in its own way.
      var inner = context.presented(on: .any)
      inner.opaqueContainer = name
      readShown(link, inner)
    case "popover" where tree.platform == .macOS: readShown(link, context.presented(on: .bar))
    case "sheet", "popover", "inspector": readShown(link, context.presented(on: .sheet))
    case "fullScreenCover": readShown(link, context.presented(on: .window))
    case "navigationDestination": readShown(link, context.presented(on: .screen))
    case "toolbar": readShown(link, context.presented(on: .bar).inToolbar(on: tree.platform))
    case "tabViewBottomAccessory": readShown(link, context.presented(on: .bar))
    case "map":
      // A view for an optional value.
      guard let argument = tree.firstPlainArgument(of: link) ?? tree.arguments(of: link).first else { return }
      if let closure = tree.closure(of: argument) {
        readItems(of: closure, context)
      } else {
        readInitializer(argument, context)
      }
    default: break
    }
  }

  /// Modifiers whose content the system colors in its own way.
  static let systemColored: Set<String> = ["swipeActions", "contextMenu", "tabItem"]

  /// Modifiers that show something besides.
  static let showing: Set<String> = [
    "overlay", "safeAreaInset", "safeAreaBar", "swipeActions", "contextMenu", "sheet", "fullScreenCover",
    "popover", "inspector", "navigationDestination", "toolbar", "tabViewBottomAccessory", "tabItem", "map",
  ]

  /// Reads the closures of a modifier, and the views that are its arguments.
  private mutating func readShown(_ link: NodeIndex, _ context: ViewContext) {
    for argument in tree.arguments(of: link) {
      if let closure = tree.closure(of: argument) {
        if !isAction(argument) { readItems(of: closure, context) }
      } else if tree.isUnnamed(argument), let chain = tree.soleChain(of: argument) {
        readChain(chain, context)
      } else if tree.isNamed(argument, "content") {
        readInitializer(argument, context)
      }
    }
  }

  private static let actions: [StaticString] = [
    "action", "onDismiss", "onTap", "perform", "set", "get", "isPresented",
  ]

  func isAction(_ argument: NodeIndex) -> Bool {
    guard !tree.isUnnamed(argument) else { return false }
    return Self.actions.contains { tree.isNamed(argument, $0) }
  }

  /// Returns the surface of a view by itself: its fill and backgrounds over the base.
  mutating func surface(of links: ArraySlice<NodeIndex>, on base: FoundSurface) -> FoundSurface {
    guard let head = links.first else { return base }
    steps += links.count
    var surface = base
    for link in links.dropFirst().reversed() {
      let argument = tree.firstPlainArgument(of: link)
      switch tree.name(link) {
      case "background": if let color = backgroundColor(link, argument) { surface = surface.adding(color) }
      case "glassEffect":
        surface = surface.adding(
          argument.map { resolver.color($0, in: file, as: .glass) } ?? .glass(GlassStyle()))
      case "fill": if let argument { surface = surface.adding(resolver.color(argument, in: file)) }
      default: break
      }
    }
    let name = tree.name(head)
    if name == "Color" || name.hasSuffix("Gradient") {
      return surface.adding(resolver.color(ofLinks: Array(links.prefix(2)), head, in: file))
    }
    // Content over any other view stands on what that view shows.
    if !isShape(head), name != "EmptyView", name != "Spacer" { return FoundSurface(base: .any) }
    return surface
  }

  // MARK: - The view itself

  /// Reads the first link of a chain.
  mutating func readHead(_ head: NodeIndex, of chain: NodeIndex, _ context: ViewContext) {
    switch tree[head].kind {
    case .ifStatement, .switchStatement: readBranches(of: head, context)
    case .tuple: for argument in tree.arguments(of: head) { readParts(of: argument, context) }
    case .name: readNamed(head, of: chain, context)
    default: break
    }
  }

  mutating func readParts(of node: NodeIndex, _ context: ViewContext) {
    for part in tree.sequence(of: node) where tree[part].kind == .chain { readChain(part, context) }
  }

  private mutating func readNamed(_ head: NodeIndex, of chain: NodeIndex, _ context: ViewContext) {
    let name = tree.name(head)
    if name == "self" || name == slotName, case .none = slot {
    } else if name == "self" || name == slotName {
      return readSlot(head, of: chain, context)
    }
    if !tree.isNamedAsType(head) { return readOwn(name, head, context) }
    guard tree[head].flags.contains(.isCalled) else { return }
    switch name {
    case "Text":
      guard let shown = context.needing(valueNeed(of: head), known) else { return }
      note(head, chain, isSymbol(head) ? .graphic : .text, hasLinks(head) ? shown.linked : shown)
    case "Image":
      if tree.argument(of: head, "systemName") != nil { note(head, chain, .graphic, context) }
    case "Label": readLabel(head, chain, context)
    case "ModifiedContent": readModified(head, context)
    case "ZStack": readStack(head, context)
    case "Button", "Menu", "NavigationLink", "Link", "ShareLink", "Toggle", "Picker", "Stepper", "DatePicker",
      "TextField", "SecureField", "TextEditor", "DisclosureGroup", "LabeledContent", "ControlGroup":
      let role = tree.argument(of: head, "role")
      let isDestructive = role.flatMap { memberName($0) } == "destructive"
      let inner = context.inside(control: name, isDestructive: isDestructive, on: tree.platform)
      readControl(head, chain, inner.styled(as: StyledControls(of: name)).insideRow)
    default: readContainer(name, head, chain, context)
    }
  }

  /// A control shows its title or its label; its action is not a view.
  private mutating func readControl(_ head: NodeIndex, _ chain: NodeIndex, _ context: ViewContext) {
    let labels = tree.arguments(of: head).filter { tree.isNamed($0, "label") }
    let closures = labels.compactMap(tree.closure)
    readDestination(head, context)
    var context = context
    context.isIconControl =
      GraphicContent.label(of: head, tree).map {
        GraphicContent(of: project.files[file], project: project).isOnlyGraphics(closure: $0)
      } ?? false
    let name = tree.name(head)
    if !closures.isEmpty {
      closures.forEach { readLabel(of: name, $0, context) }
      return
    }
    context.isTyped = ["TextField", "SecureField", "TextEditor"].contains(name)
    let isRouted = isRouted(head)
    if !isRouted, !tree.plainArguments(of: head).isEmpty {
      let isIcon = context.showsOnlyIcons && ["systemImage", "image"].contains { tree.argument(of: head, $0) != nil }
      note(head, chain, isIcon ? .graphic : .text, context)
    }
    let hasAction = tree.argument(of: head, "action") != nil
    if name == "NavigationLink",
      isRouted || tree.argument(of: head, "destination") != nil || tree.argument(of: head, "value") != nil,
      let closure = tree.trailingClosure(of: head)
    {
      readItems(of: closure, context)
    }
    if name == "Picker" {
      // A picker shows its selection, or a menu, in its own way.
      readClosures(of: head, context.covered(by: .bar))
    } else if name == "Toggle", let closure = tree.trailingClosure(of: head) {
      readLabel(of: name, closure, context)
    } else if hasAction || !["Button", "Menu", "NavigationLink"].contains(name) {
      readClosures(of: head, context)
    }
  }

  /// Reads the label of a control; those with a value show all after the first line as a subtitle in a color of its own.
  private mutating func readLabel(of control: String, _ closure: NodeIndex, _ context: ViewContext) {
    let items = tree.children(of: closure).filter { tree[$0].kind == .statement }
    guard items.count > 1, ["Toggle", "Picker", "Stepper", "LabeledContent"].contains(control) else {
      return readItems(of: closure, context)
    }
    for item in tree.children(of: closure) {
      readItem(item, item == items[0] ? context : context.inked(.unknown(control)))
    }
  }

  /// Reads the view that a link leads to: a screen of its own.
  private mutating func readDestination(_ head: NodeIndex, _ context: ViewContext) {
    guard tree.isNamed(head, "NavigationLink"), !isRouted(head) else { return }
    let screen = context.presented(on: .screen)
    if let destination = tree.argument(of: head, "destination") {
      if let closure = tree.closure(of: destination) {
        readItems(of: closure, screen)
      } else {
        readParts(of: destination, screen)
      }
    } else if let closure = tree.trailingClosure(of: head), tree.argument(of: head, "value") == nil {
      let isLabeled = tree.argument(of: head, "label") != nil || !tree.plainArguments(of: head).isEmpty
      if isLabeled { readItems(of: closure, screen) }
    }
  }

  /// Returns true for a link to a case, such as `.settings`, by an initializer of the project: its closure is the label.
  private func isRouted(_ head: NodeIndex) -> Bool {
    guard tree.isNamed(head, "NavigationLink"), let argument = tree.plainArguments(of: head).first,
      tree.plainArguments(of: head).count == 1, tree.trailingClosure(of: head) != nil,
      let chain = tree.soleChain(of: argument), let first = tree.links(of: chain).first,
      tree[first].kind == .implicitMember
    else { return false }
    return project.initializers(of: "NavigationLink").contains { declared in
      let tree = project.files[declared.file].tree
      let parameters = tree.children(of: declared.member.node).filter { tree[$0].kind == .parameter }.map(tree.text)
      guard let first = parameters.first, first.hasPrefix("_ "), !first.holds("String") else { return false }
      return parameters.dropFirst().contains { $0.holds("label:") }
    }
  }

  mutating func readClosures(of head: NodeIndex, _ context: ViewContext) {
    for argument in tree.arguments(of: head) where !isAction(argument) {
      if let closure = tree.closure(of: argument) {
        readItems(of: closure, context)
      } else if let chain = tree.soleChain(of: argument), tree.isUnnamed(argument) || tree.isNamed(argument, "header") {
        readChain(chain, context)
      } else if tree.isNamed(argument, "content") {
        readInitializer(argument, context)
      }
    }
  }

  /// Returns true for `Text("")` and others without a visible character.
  private func isEmptyText(_ head: NodeIndex) -> Bool {
    guard let argument = tree.firstArgument(of: head), let text = tree.stringLiteral(argument) else { return false }
    return text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// The need for a value in `Text(title ?? "")`, which shows nothing without one.
  private func valueNeed(of head: NodeIndex) -> [ValueNeed] {
    let parts = tree.firstPlainArgument(of: head).map { tree.sequence(of: $0) } ?? []
    guard parts.count == 3, tree.isNamed(parts[1], "??"), tree[parts[0]].kind == .chain, tree.text(parts[2]) == "\"\"",
      let place = NeedReader(file: file, project: project).property(of: parts[0])
    else { return [] }
    return [.all([ValueTest(place: place, aspect: .hasValue, isWanted: true)])]
  }

  /// Returns true for `Text(Image(…))`.
  private func isSymbol(_ head: NodeIndex) -> Bool {
    guard let argument = tree.firstPlainArgument(of: head), let chain = tree.soleChain(of: argument),
      let first = tree.links(of: chain).first
    else { return false }
    return tree.isNamed(first, "Image")
  }

  /// Returns true if a text is a literal with links of Markdown, which have the tint.
  private func hasLinks(_ head: NodeIndex) -> Bool {
    tree.firstArgument(of: head).flatMap { tree.stringLiteral($0) }?.holds("](") ?? false
  }

  /// Records a text or a graphic with its context.
  mutating func note(_ head: NodeIndex, _ chain: NodeIndex, _ role: Role, _ context: ViewContext) {
    guard !project.files[file].isLeftOut(head), !isEmptyText(head) else { return }
    sightings.append(
      Sighting(
        place: SourceProject.Place(file: file, node: head), role: role, context: context, chain: chain,
        member: project.files[file].member(around: head)?.path ?? member?.path ?? "", caller: caller,
        platform: tree.platform))
  }
}
