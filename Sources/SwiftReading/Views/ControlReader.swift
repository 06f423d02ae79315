import Palettes

/// Reads the content, the accessibility label and the size of a control.
struct ControlReader {
  let project: SourceProject
  /// True if a chain around controls speaks for them, by its file and node.
  private var speaking: [SourceProject.Place: Bool] = [:]
  /// True if a modifier of the project speaks, by its name, or a style writes text, by its type.
  private var modifiers: [String: Bool] = [:]

  /// The names that say a label in the file that was asked about last.
  private var labeled: (file: FileIndex?, names: Set<String>) = (nil, [])

  /// The names that begin a control, including the tap gesture.
  static let names: Set<String> = ["Button", "Menu", "NavigationLink", "Link", "Toggle", "onTapGesture"]

  init(project: SourceProject) { self.project = project }

  /// The controls among links of those names.
  mutating func controls(among links: [SourceProject.Place]) -> [ControlUse] {
    let calls = project.viewCalls(among: links)
    let taps = links.filter { project.files[$0.file].tree[$0.node].kind == .member }
    return calls.compactMap { control(at: $0) } + taps.compactMap { tap(at: $0) }
  }

  /// A control with its label in a closure; nil if it has none.
  private mutating func control(at place: SourceProject.Place) -> ControlUse? {
    let source = project.files[place.file]
    let tree = source.tree
    guard let chain = source.parent(of: place.node), tree[chain].kind == .chain,
      let label = GraphicContent.label(of: place.node, tree)
    else { return nil }
    let items = tree.children(of: label).filter { tree[$0].kind == .statement }
    let root = items.count == 1 ? tree.soleChain(of: items[0]) : nil
    var area = TapArea(project: project, tree: tree)
    if let root { area.apply(tree.links(of: root)[...]) } else { area.isKnown = false }
    area.apply(tree.links(of: chain).dropFirst())
    let isIconOnly = GraphicContent(of: source, project: project).isOnlyGraphics(closure: label)
    let said = isIconOnly ? tree.links(of: chain) + Array(tree.subtree(of: label)) : nil
    return use(place, chain, source, said: said, area)
  }

  /// A picture that reacts to a tap; nil for any other view.
  private mutating func tap(at place: SourceProject.Place) -> ControlUse? {
    let source = project.files[place.file]
    let tree = source.tree
    guard let chain = source.parent(of: place.node), tree[chain].kind == .chain else { return nil }
    let links = tree.links(of: chain)
    guard tree.isNamed(place.node, "onTapGesture"), source.isReached(place.node), let head = links.first,
      tree.isNamed(head, "Image"), tree[head].flags.contains(.isCalled),
      GraphicContent(of: source, project: project).isOnlyGraphics(chain: chain)
    else { return nil }
    var area = TapArea(project: project, tree: tree)
    area.apply(links.prefix { $0 < place.node })
    return use(place, chain, source, said: links, area)
  }

  /// A control; with the nodes that may have a label for assistive technology if it shows only pictures.
  private mutating func use(
    _ place: SourceProject.Place, _ chain: NodeIndex, _ source: SourceFile, said nodes: [NodeIndex]?, _ area: TapArea
  ) -> ControlUse? {
    let side = area.leastSide.flatMap { isLaidOutBySystem(place.node, source) ? nil : $0 }
    let isInert = InertButton(source: source).isInert(place.node, chain)
    let speech = isInert ? nil : nodes.flatMap { self.speech(of: $0, place, chain, source) }
    return ControlUse(
      place: place, isIconOnly: nodes != nil, speech: speech, leastSide: side,
      pictureNames: source.tree.pictureNames(among: nodes ?? []))
  }

  // MARK: - Speech

  private static let labels: Set<String> = ["accessibilityLabel", "accessibility"]
  private static let hints: Set<String> = ["accessibilityHint", "help", "accessibility"]
  /// Modifiers after which the source no longer determines the label.
  private static let replacing: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "accessibilityRepresentation", "accessibilityChildren",
    "accessibilityLabeledPair", "accessibilityRespondsToUserInteraction", "modifier", "allowsHitTesting",
  ]

  private mutating func speech(
    of nodes: [NodeIndex], _ place: SourceProject.Place, _ chain: NodeIndex, _ source: SourceFile
  ) -> ControlUse.Speech? {
    let tree = source.tree
    var (hasLabel, hasHint) = (false, false)
    for node in nodes where tree[node].kind == .member {
      let name = tree.name(node)
      if Self.replacing.contains(name) || speaks(modifier: name) || name == "buttonStyle" && writes(style: node, source)
      {
        return nil
      }
      hasLabel = hasLabel || Self.labels.contains(name)
      hasHint = hasHint || Self.hints.contains(name)
    }
    for outer in source.ancestors(of: chain) where tree[outer].kind == .chain {
      if speaks(chain: outer, place.file, tree) { return nil }
    }
    if !hasLabel, isLabeledElsewhere(place, source) { return nil }
    let hasHelp = nodes.contains { tree[$0].kind == .member && tree.isNamed($0, "help") }
    return ControlUse.Speech(hasLabel: hasLabel, hasHint: hasHint, hasHelp: hasHelp)
  }

  /// Returns true if a control is what a property or a function shows whose use says a label.
  private mutating func isLabeledElsewhere(_ place: SourceProject.Place, _ source: SourceFile) -> Bool {
    guard let member = source.member(around: place.node), member.name != "body" else { return false }
    if labeled.file != place.file { labeled = (place.file, Self.labeledNames(source.tree)) }
    return labeled.names.contains(member.name)
  }

  /// The names at the start of chains that say a label or hide their content from assistive technology.
  private static func labeledNames(_ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for chain in tree.nodes.typedIndices where tree[chain].kind == .chain {
      let head = chain.advanced(by: 1)
      guard tree[head].kind == .name, tree.nameBytes(head).first.map({ $0 & 0x20 != 0 }) ?? false else { continue }
      let says = tree.links(of: chain).dropFirst()
        .contains { Self.labels.contains(tree.name($0)) || Self.replacing.contains(tree.name($0)) }
      if says { names.insert(tree.name(head)) }
    }
    return names
  }

  private mutating func speaks(modifier name: String) -> Bool {
    if let known = modifiers[name] { return known }
    var speaks = name.lowercased().holds("a11y") || name.hasPrefix("accessib") && !Self.spoken.contains(name)
    if let declaration = project.viewModifier(name) {
      let tree = project.files[declaration.file].tree
      let node = declaration.member.node
      speaks = speaks || tree.subtree(of: node).contains { tree.name($0).hasPrefix("accessib") }
    }
    modifiers[name] = speaks
    return speaks
  }

  /// Returns true if a style of the project adds text of its own to the label.
  private mutating func writes(style link: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let head = tree.firstPlainArgument(of: link).flatMap(tree.soleChain).flatMap({ tree.links(of: $0).first }),
      tree.isNamedAsType(head), let type = project.typePath(of: head, in: source)
    else { return false }
    let key = "style \(type)"
    if let known = modifiers[key] { return known }
    let body = project.member("makeBody", of: type, where: { $0.kind == .function })
    let writes =
      body.map { declaration in
        let tree = project.files[declaration.file].tree
        return tree.subtree(of: declaration.member.node).contains {
          tree[$0].kind == .name && tree.isNamed($0, "Text") && tree[$0].flags.contains(.isCalled)
        }
      } ?? false
    modifiers[key] = writes
    return writes
  }

  /// Modifiers of the system that do not label a control.
  private static let spoken: Set<String> = [
    "accessibilityLabel", "accessibility", "accessibilityHint", "accessibilityIdentifier", "accessibilityAddTraits",
    "accessibilityRemoveTraits", "accessibilityValue", "accessibilitySortPriority", "accessibilityInputLabels",
  ]

  private mutating func speaks(chain: NodeIndex, _ file: FileIndex, _ tree: SyntaxTree) -> Bool {
    let place = SourceProject.Place(file: file, node: chain)
    if let known = speaking[place] { return known }
    let speaks = tree.links(of: chain).dropFirst().contains { Self.replacing.contains(tree.name($0)) }
    speaking[place] = speaks
    return speaks
  }

  // MARK: - Size

  /// Views and modifiers of the system that give their content a size of its own.
  private static let layouts: Set<String> = [
    "List", "Form", "Table", "toolbar", "ToolbarItem", "ToolbarItemGroup", "swipeActions", "contextMenu", "Menu",
    "tabItem", "alert", "confirmationDialog", "navigationBarItems",
  ]

  private func isLaidOutBySystem(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    source.ancestors(of: node).contains { outer in
      switch source.tree[outer].kind {
      case .name, .member: Self.layouts.contains(source.tree.name(outer))
      default: false
      }
    }
  }
}
