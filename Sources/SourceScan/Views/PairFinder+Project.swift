extension PairFinder {
  /// The body of a modifier that the project declares: a function of `View`, or a `ViewModifier` by `.modifier(…)`.
  func projectModifier(_ link: Int, _ name: String) -> SourceProject.Place? {
    guard tree[link].kind == .member || tree[link].kind == .name, tree[link].flags.contains(.isCalled) else {
      return nil
    }
    if name == "modifier", let argument = tree.firstPlainArgument(of: link), let chain = tree.soleChain(of: argument),
      let head = tree.links(of: chain).first, tree[head].kind == .name,
      let type = project.typePath(tree.name(head), within: member?.typePath ?? "")
    {
      return project.member("body", of: type, where: { $0.kind == .function })?.place
    }
    return project.viewModifier(name)?.place
  }

  /// Reads the body of a modifier with the rest of the chain in the place of `content` or `self`.
  mutating func readModifier(
    _ place: SourceProject.Place, on rest: ArraySlice<Int>, of chain: Int, _ context: ViewContext
  ) {
    // Within itself, a modifier of the project is the system's one of that name.
    guard !open.contains(place) else { return readLinks(rest, of: chain, context) }
    let outer = surroundings
    slot = .chain(file: file, chain: chain, links: rest, outer: outer)
    let before = sightings.count
    readBody(of: place, context)
    surroundings = outer
    // A body that does not show the view that it is called on does not hide it either.
    if sightings.count == before { readLinks(rest, of: chain, context) }
  }

  /// The state that a slot restores when it is read.
  private var surroundings: Surroundings {
    get { Surroundings(slot: slot, member: member, open: open) }
    set { (slot, member, open) = (newValue.slot, newValue.member, newValue.open) }
  }

  /// Reads the view that `content` or `self` refers to.
  mutating func readSlot(_ context: ViewContext) {
    let (inner, innerFile) = (surroundings, file)
    switch slot {
    case .none: break
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
  mutating func readOwn(_ name: String, _ head: Int, _ context: ViewContext) {
    guard let type = project.files[file].type(around: head)?.path else { return }
    if case .none = slot {
    } else if tree[head].flags.contains(.isCalled), project.member(name, of: type) == nil || type == "View" {
      return readImplicitSelf(name, head, context)
    }
    guard
      let declaration = project.member(name, of: type, where: { $0.kind == .variable || $0.kind == .function }),
      ViewHelpers.isView(declaration.member, project.files[declaration.file].tree)
    else { return }
    readBody(of: declaration.place, context)
  }

  /// Reads a modifier that is called on `self` without saying so.
  private mutating func readImplicitSelf(_ name: String, _ head: Int, _ context: ViewContext) {
    if let modifier = projectModifier(head, name) { return readModifier(modifier, on: [], of: head, context) }
    var inner = context
    apply(name, head, of: head, to: &inner)
    readContents(name, of: head, [], of: head, context)
    readSlot(inner)
  }

  /// Reads a container of the system, or one of the project with the background behind its content.
  mutating func readOther(_ name: String, _ head: Int, _ chain: Int, _ context: ViewContext) {
    let type = project.typePath(name, within: member?.typePath ?? "")
    guard let type, let closure = tree.trailingClosure(of: head) else { return readClosures(of: head, context) }
    guard let body = project.member("body", of: type, where: { $0.kind == .variable }), !open.contains(body.place)
    else {
      return readClosures(of: head, context)
    }
    let outer = surroundings
    slot = .closure(file: file, node: closure, outer: outer)
    let before = sightings.count
    readBody(of: body.place, context)
    surroundings = outer
    // Its own texts are recorded at its declaration; here only its arguments.
    let own = body.place
    let given = sightings[before...].filter { !isWithin($0.place, own) }
    sightings.replaceSubrange(before..., with: given)
    if sightings.count == before {
      var lost = context
      lost.opaqueContainer = name
      readItems(of: closure, lost)
    }
  }

  private func isWithin(_ place: SourceProject.Place, _ outer: SourceProject.Place) -> Bool {
    place.file == outer.file && place.node > outer.node
      && place.node < Int(project.files[outer.file].tree[outer.node].next)
  }
}
