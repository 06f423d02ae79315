import Palettes

extension PairFinder {
  /// The body of a modifier that the project declares: a function of `View`, or a `ViewModifier` by `.modifier(…)`.
  func projectModifier(_ link: NodeIndex, _ name: String) -> SourceProject.Place? {
    guard tree[link].kind == .member || tree[link].kind == .name, tree[link].flags.contains(.isCalled) else {
      return nil
    }
    if name == "modifier", let argument = tree.firstPlainArgument(of: link),
      let body = modifierBody(SourceProject.Place(file: file, node: argument))
    {
      return body
    }
    return project.viewModifier(name, on: receiver(of: link))?.place
  }

  /// The type of the view that a modifier is called on, as far as its chain tells: `Text`, `Image`, `Button`, else `View`.
  private func receiver(of link: NodeIndex) -> String {
    let links = tree.links(of: project.files[file].chain(of: link))
    guard let head = links.first else { return "View" }
    let between = links.dropFirst().prefix { $0 != link }
    return between.allSatisfy { Self.typePreserving.contains(tree.name($0)) } ? tree.name(head) : "View"
  }

  /// Modifiers that give a `Text` for a text, and an `Image` for an image.
  private static let typePreserving: Set<String> = [
    "bold", "italic", "font", "fontWeight", "fontWidth", "fontDesign", "foregroundStyle", "foregroundColor", "kerning",
    "tracking", "baselineOffset", "underline", "strikethrough", "monospaced", "monospacedDigit", "resizable",
    "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
  ]

  /// Reads the body of a modifier with the rest of the chain in the place of `content` or `self`.
  mutating func readModifier(
    _ place: SourceProject.Place, _ link: NodeIndex, on rest: ArraySlice<NodeIndex>, of chain: NodeIndex,
    _ context: ViewContext
  ) {
    // Within itself, a modifier of the project is the system's one of that name.
    guard !open.contains(place) else { return readLinks(rest, of: chain, context) }
    if readTransform(place, link, on: rest, of: chain, context) { return }
    let outer = surroundings
    (slot, slotName) = (.chain(file: file, chain: chain, links: rest, outer: outer), "content")
    let before = sightings.count + calls.count
    resolver.bindings = bindings(of: place, to: link)
    call = SourceProject.Place(file: file, node: link)
    withValues(values.values(of: place, for: link, in: file, known), in: place) { $0.readBody(of: place, context) }
    surroundings = outer
    // A body that does not show the view that it is called on does not hide it either, but may change its colors.
    if sightings.count + calls.count == before {
      readLinks(rest, of: chain, context.covered(by: .bar).inked(.unknown(tree.name(link))))
    }
  }

  /// The values that a call gives to a function of `View`, or to the modifier that is an argument of `.modifier(…)`.
  private mutating func bindings(of place: SourceProject.Place, to link: NodeIndex) -> ColorResolver.Bindings {
    guard tree.isNamed(link, "modifier"), let argument = tree.firstPlainArgument(of: link),
      let chain = tree.soleChain(of: argument), let head = tree.links(of: chain).first,
      let path = project.typePath(of: head, tree, within: member?.typePath ?? ""),
      let type = project.declarations(path).first(where: { $0.member.kind.isType && $0.member.kind != .extensionType })
    else { return resolver.bindings(of: place, to: link, in: file) }
    return resolver.bindings(of: type.place, to: head, in: file)
  }

  /// Reads a modifier that applies a closure to the view that it is called on: `.modify { view in … }`.
  ///
  /// A modifier that tests something first shows the view alone as well.
  private mutating func readTransform(
    _ place: SourceProject.Place, _ link: NodeIndex, on rest: ArraySlice<NodeIndex>, of chain: NodeIndex,
    _ context: ViewContext
  ) -> Bool {
    guard let closure = tree.arguments(of: link).lazy.compactMap(tree.closure).first,
      appliesParameter(place)
    else { return false }
    let isConditional = hasConditions(place)
    let call = String(tree.text(link).prefix { $0 != "{" }).split(whereSeparator: { $0 == " " || $0 == "\n" })
    let condition = BranchCondition.other(call.joined(separator: " "), isTrue: true)
    let outer = surroundings
    let isTotal = testsResult(place) && alwaysShows(closure)
    if isConditional, !isTotal, let without = context.adding([condition.negated]) {
      readLinks(rest, of: chain, without)
    }
    guard let within = isConditional && !isTotal ? context.adding([condition]) : context else { return true }
    slot = .chain(file: file, chain: chain, links: rest, outer: outer)
    slotName = tree.child(of: closure, .parameter).map { tree.name($0) } ?? "$0"
    readItems(of: closure, within)
    surroundings = outer
    return true
  }

  /// Returns true if a function calls one of its parameters with `self`.
  private func appliesParameter(_ place: SourceProject.Place) -> Bool {
    let tree = project.files[place.file].tree
    let parameters = tree.children(of: place.node).filter { tree[$0].kind == .parameter }.map { tree.name($0) }
    return tree.subtree(of: place.node).contains { node in
      guard tree[node].kind == .name, tree[node].flags.contains(.isCalled), parameters.contains(tree.name(node)),
        let argument = tree.firstArgument(of: node), let chain = tree.soleChain(of: argument),
        let link = tree.soleLink(of: chain)
      else { return false }
      return tree.isNamed(link, "self")
    }
  }

  /// Returns true if a function tests what its closure returns: `if let view = transform(self)`.
  private func testsResult(_ place: SourceProject.Place) -> Bool {
    let (source, tree) = (project.files[place.file], project.files[place.file].tree)
    return tree.subtree(of: place.node).contains { node in
      guard tree[node].kind == .name, tree[node].flags.contains(.isCalled), !tree.isNamedAsType(node) else {
        return false
      }
      let outer = source.ancestors(of: node).prefix { $0 != place.node && tree[$0].kind != .block }
      return outer.contains { tree[$0].kind == .conditions }
    }
  }

  /// Returns true if a closure returns a view whatever its conditions are.
  private func alwaysShows(_ node: NodeIndex) -> Bool {
    let items = tree.children(of: node).filter { tree[$0].kind != .parameter }
    guard items.count == 1 else { return false }
    switch tree[items[0]].kind {
    case .statement, .returnStatement: return true
    case .ifStatement:
      let parts = tree.children(of: items[0])
      let blocks = parts.filter { tree[$0].kind == .block }
      let hasElse = blocks.count > parts.count { tree[$0].kind == .conditions }
      return hasElse && blocks.allSatisfy(alwaysShows)
    default: return false
    }
  }

  private func hasConditions(_ place: SourceProject.Place) -> Bool {
    let tree = project.files[place.file].tree
    return tree.subtree(of: place.node).contains {
      tree[$0].kind == .ifStatement || tree[$0].kind == .switchStatement
    }
  }

  /// The state that a slot restores when it is read.
  var surroundings: Surroundings {
    get {
      Surroundings(
        slot: slot, slotName: slotName, call: call, bindings: resolver.bindings, member: member, open: open)
    }
    set {
      (slot, slotName, call) = (newValue.slot, newValue.slotName, newValue.call)
      (member, open) = (newValue.member, newValue.open)
      resolver.bindings = newValue.bindings
    }
  }

  /// Reads the view that `content` or `self` refers to.
  mutating func readSlot(_ context: ViewContext) {
    let (inner, innerFile) = (surroundings, file)
    switch slot {
    case .none, .label: break
    case .chain(let file, let chain, let links, let outer):
      surroundings = outer
      self.file = file
      readLinks(links, of: chain, context)
    case .closure(let file, let node, let outer):
      surroundings = outer
      self.file = file
      readItems(of: node, context)
    }
    surroundings = inner
    file = innerFile
  }

  /// Reads a property or a function of an equal type at its use.
  mutating func readOwn(_ name: String, _ head: NodeIndex, _ context: ViewContext) {
    if !tree[head].flags.contains(.isCalled), let local = project.files[file].localDeclaration(of: name, at: head),
      tree[local].kind == .variable, let value = tree.child(of: local, .value)
    {
      // A view in a constant of the body.
      return readParts(of: value, context)
    }
    guard let type = project.files[file].type(around: head)?.path else { return }
    if case .none = slot {
    } else if tree[head].flags.contains(.isCalled), project.member(name, of: type) == nil || type == "View" {
      return readImplicitSelf(name, head, context)
    }
    guard
      let declaration = project.member(name, of: type, where: { $0.kind == .variable || $0.kind == .function }),
      ViewHelpers.isView(declaration.member, project.files[declaration.file].tree)
    else { return }
    let given =
      declaration.member.kind == .function
      ? values.values(of: declaration.place, for: head, in: file, known) : [:]
    withValues(given, in: declaration.place) { $0.readBody(of: declaration.place, context) }
  }

  /// Reads a modifier that is called on `self` without saying so.
  private mutating func readImplicitSelf(_ name: String, _ head: NodeIndex, _ context: ViewContext) {
    if let modifier = projectModifier(head, name) {
      return readModifier(modifier, head, on: [], of: head, context)
    }
    var inner = context
    apply(name, head, of: head, to: &inner)
    readContents(name, of: head, [], of: head, context)
    readSlot(inner)
  }

  /// Reads a container of the system, or one of the project with the background behind its content.
  mutating func readOther(_ name: String, _ head: NodeIndex, _ chain: NodeIndex, _ context: ViewContext) {
    let type = project.typePath(of: head, tree, within: member?.typePath ?? "")
    if let type { noteCall(of: type, at: head, context) }
    guard let type, let closure = tree.trailingClosure(of: head) else {
      // A view of the project puts its closures wherever it wants.
      var lost = context
      if type != nil { lost.opaqueContainer = name }
      return readClosures(of: head, lost)
    }
    guard let body = project.member("body", of: type, where: { $0.kind == .variable }), !open.contains(body.place)
    else {
      return readClosures(of: head, context)
    }
    let outer = surroundings
    (slot, slotName) = (.closure(file: file, node: closure, outer: outer), "content")
    let (before, callsBefore) = (sightings.count, calls.count)
    let declaration = project.declarations(type).first { $0.member.kind.isType }
    if let declaration { resolver.bindings = resolver.bindings(of: declaration.place, to: head, in: file) }
    let ownValues = values.values(ofType: type, for: head, in: file, known)
    withValues(ownValues, in: declaration?.place ?? body.place) { $0.readBody(of: body.place, context) }
    surroundings = outer
    // Its own texts are recorded at its declaration; here only its arguments.
    let own = body.place
    calls.replaceSubrange(callsBefore..., with: calls[callsBefore...].filter { !isWithin($0.place, own) })
    let given = sightings[before...].filter { !isWithin($0.place, own) }
    sightings.replaceSubrange(before..., with: given)
    if sightings.count == before, calls.count == callsBefore {
      var lost = context
      lost.opaqueContainer = name
      readItems(of: closure, lost)
    }
  }

  /// Records that a view of the project is shown here.
  private mutating func noteCall(of type: String, at head: NodeIndex, _ context: ViewContext) {
    guard project.isViewType(type), !project.files[file].isLeftOut(head) else { return }
    var context = context
    context.known = values.values(ofType: type, for: head, in: file, known)
    calls.append(
      Call(place: SourceProject.Place(file: file, node: head), type: type, caller: caller, context: context))
  }

  /// Records the view of the project whose initializer is an argument, as in `content: Row.init`.
  mutating func readInitializer(_ argument: NodeIndex, _ context: ViewContext) {
    guard let chain = tree.soleChain(of: argument) else { return }
    let links = tree.links(of: chain)
    guard links.count == 2, tree.isNamed(links[1], "init"), !tree[links[1]].flags.contains(.isCalled),
      tree.isNamedAsType(links[0]), !project.files[file].isLeftOut(links[0]),
      let type = project.typePath(of: links[0], tree, within: member?.typePath ?? ""), project.isViewType(type)
    else { return }
    // Nobody sees what it is given.
    calls.append(
      Call(place: SourceProject.Place(file: file, node: links[0]), type: type, caller: caller, context: context))
  }

  private func isWithin(_ place: SourceProject.Place, _ outer: SourceProject.Place) -> Bool {
    place.file == outer.file && place.node > outer.node
      && place.node < project.files[outer.file].tree[outer.node].following
  }
}
