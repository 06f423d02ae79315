import Palettes

/// Finds every place at which a project uses glass or a material, without code that is not part of the app.
struct GlassReader {
  let project: SourceProject
  private var colors: PlacedColors
  private var branches = BranchConditions()
  /// The links of the last requested chain, without those of other systems: a chain may contain many uses.
  private var latest: (place: SourceProject.Place, links: [NodeIndex])?

  init(_ project: SourceProject, _ types: TypeIndex) {
    self.project = project
    colors = PlacedColors(project, types)
  }

  /// The glass of one file, in order.
  mutating func uses(in file: FileIndex) -> [GlassUse] {
    let source = project.files[file]
    return source.tree.places(where: GlassNames.mayHold).compactMap { node in
      guard let kind = GlassNames.kind(node, source.tree), !source.isLeftOut(node),
        let link = link(of: node, kind, source)
      else { return nil }
      return use(node, link, kind, file)
    }
  }

  /// The link of the view's chain that a name belongs to; nil if the name asks for nothing.
  private func link(of node: NodeIndex, _ kind: GlassUse.Kind, _ source: SourceFile) -> NodeIndex? {
    let tree = source.tree
    let isCalled = tree[node].flags.contains(.isCalled)
    switch kind {
    case .effect: return isCalled && !isOwnEffect(node, source) ? node : nil
    case .bar: return isCalled && !isOwnOverload(node, source) ? node : nil
    case .container, .companion: return isCalled ? node : nil
    case .buttonStyle:
      guard let style = argumentLink(of: node, source), tree.isNamed(style, "buttonStyle") else { return nil }
      return style
    case .material: return isMaterial(node, source) ? argumentLink(of: node, source) : nil
    default: return node
    }
  }

  /// Returns true if a project's own function is called on a value of its own rather than on a view.
  private func isOwnEffect(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    guard project.declaresGlassName("glassEffect") else { return false }
    let tree = source.tree
    if tree[node].kind == .name { return source.type(around: node).map { !project.isViewType($0.path) } ?? true }
    let before = tree.links(of: source.chain(of: node)).prefix { $0 < node }
    guard let head = before.first, before.allSatisfy({ !tree[$0].flags.contains(.isCalled) }) else { return false }
    return tree[head].kind == .name && !tree.isNamed(head, "self") && !tree.isNamed(head, "content")
  }

  /// Returns true if a call fits a modifier of that name that the project declares, outside of its declaration.
  private func isOwnOverload(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    let name = tree.name(node)
    guard let own = project.viewModifier(name), source.member(around: node)?.name != name else { return false }
    let declared = project.files[own.file].tree
    var parameters = declared.children(of: own.member.node).filter { declared[$0].kind == .parameter }[...]
    for argument in tree.arguments(of: node) where !tree[argument].flags.contains(.isTrailing) {
      let label = tree.isUnnamed(argument) ? "_" : tree.name(argument)
      guard let match = parameters.firstIndex(where: { declared.text($0).hasPrefix(label) }) else { return false }
      parameters = parameters[(match + 1)...]
    }
    return true
  }

  /// Returns true if a name is a material of the system: `Material` needs a member behind it.
  private func isMaterial(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    if tree[node].kind == .implicitMember { return true }
    guard tree[node].kind == .name, tree.isNamed(node, "Material") else { return false }
    let links = tree.links(of: source.chain(of: node))
    return links.count > 1 && !tree.isNamed(links[1], "self")
  }

  /// The link whose argument begins with a node, through any type erasure in between.
  private func argumentLink(of node: NodeIndex, _ source: SourceFile) -> NodeIndex? {
    let tree = source.tree
    guard let chain = source.parent(of: node), tree[chain].kind == .chain, chain.advanced(by: 1) == node,
      let argument = source.parent(of: chain), tree[argument].kind == .argument,
      let link = source.parent(of: argument), tree[link].kind == .member || tree[link].kind == .name
    else { return nil }
    return tree.isNamed(link, "AnyShapeStyle") ? argumentLink(of: link, source) : link
  }

  /// Returns the use at a link; nil in code that is never reached.
  mutating func use(_ node: NodeIndex, _ link: NodeIndex, _ kind: GlassUse.Kind, _ file: FileIndex) -> GlassUse? {
    let source = project.files[file]
    let chain = source.chain(of: link)
    let links = links(of: chain, around: link, in: file)
    let surroundings = ViewSurroundings(of: link, in: file, of: project, known: &branches)
    if surroundings.isUnused || surroundings.conditions.contains(.other("false", isTrue: true)) { return nil }
    var use = GlassUse(
      kind: kind, style: style(node, link, kind, file), node: node, link: link, chain: chain,
      before: links.prefix { $0 < link }, after: links.drop { $0 <= link }, surroundings: surroundings)
    use.isOfControl = isOfControl(use, source)
    use.isFloating = surroundings.shown.contains { source.tree.isNamed($0.link, "overlay") }
    return use
  }

  /// Controls of the system, which may have glass of their own.
  private static let controls: Set<String> = [
    "Button", "Menu", "Link", "ShareLink", "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField",
    "NavigationLink", "DatePicker", "ColorPicker", "PhotosPicker", "EditButton", "PasteButton", "RenameButton",
  ]

  /// Returns true if glass belongs to a control: by its style, on it, in its label, or in a button of the project.
  private func isOfControl(_ use: GlassUse, _ source: SourceFile) -> Bool {
    let tree = source.tree
    if use.kind == .buttonStyle || use.surroundings.type.hasSuffix("Button") { return true }
    let around = use.surroundings.shown.lazy.map { $0.link }.first { link in
      tree[link].kind == .name && !Self.layouts.contains(tree.name(link))
    }
    if let around, tree.isNamed(around, "NavigationLink") { return false }
    let view = use.before.first.map { transformedView($0, source) ?? $0 }
    return [view, around].contains { link in
      guard let link, tree[link].kind == .name else { return false }
      let name = tree.name(link)
      return Self.controls.contains(name) || name.hasSuffix("Button")
    }
  }

  /// Views that only place others, so that what is in a control through them is in the control.
  private static let layouts: Set<String> = ["HStack", "VStack", "ZStack", "Group", "Label"]

  /// The view that a parameter of a closure is: `Button` in `Button { … }.modify { view in view.glassEffect() }`.
  private func transformedView(_ name: NodeIndex, _ source: SourceFile) -> NodeIndex? {
    let tree = source.tree
    guard tree[name].kind == .name, !tree[name].flags.contains(.isCalled) else { return nil }
    for outer in source.ancestors(of: name) {
      if tree[outer].kind.isMember { return nil }
      guard tree[outer].kind == .closure, let parameter = tree.child(of: outer, .parameter),
        tree.name(parameter) == tree.name(name)
      else { continue }
      let link = source.ancestors(of: outer).first { tree[$0].kind == .member || tree[$0].kind.isMember }
      return link.flatMap { tree[$0].kind == .member ? tree.links(of: source.chain(of: $0)).first : nil }
    }
    return nil
  }

  private mutating func links(of chain: NodeIndex, around link: NodeIndex, in file: FileIndex) -> [NodeIndex] {
    let source = project.files[file]
    guard source.tree[chain].kind == .chain else { return [link] }
    let place = SourceProject.Place(file: file, node: chain)
    if let latest, latest.place == place { return latest.links }
    let links = source.tree.links(of: chain).filter { !source.isLeftOut($0) }
    latest = (place, links)
    return links
  }

  private mutating func style(_ node: NodeIndex, _ link: NodeIndex, _ kind: GlassUse.Kind, _ file: FileIndex)
    -> FoundColor?
  {
    let tree = project.files[file].tree
    let argument = tree.plainArguments(of: kind == .effect || kind == .bar ? link : node).first
    switch kind {
    case .effect: return argument.map { colors.color($0, in: file, as: .glass) } ?? .glass(GlassStyle())
    case .bar: return argument.map { colors.color($0, in: file) }
    case .material: return tree.plainArguments(of: link).first.map { colors.color($0, in: file) }
    case .buttonStyle:
      guard let argument, case .glass(var glass) = colors.color(argument, in: file, as: .glass) else {
        return .glass(GlassStyle(isInteractive: true))
      }
      glass.isInteractive = true
      return .glass(glass)
    default: return nil
    }
  }
}

extension SourceFile {
  /// Returns the chain that contains a link, also from within an `#if` between its links; the node around it if there
  /// is none.
  package func chain(of link: NodeIndex) -> NodeIndex {
    var node = parent(of: link) ?? NodeIndex(0)
    while tree[node].kind == .conditional || tree[node].kind == .conditionalBranch, let outer = parent(of: node) {
      node = outer
    }
    return node
  }
}
