import Palettes

/// Walks views from the outside in and records the foregrounds on each surface.
///
/// A chain is read from its last modifier to its first, because each applies to all before it; the statements of the
/// views around a text come with it. Properties and functions of the type are read at their uses, modifiers and
/// containers of the project are read through, branches are read one by one. Everything is bounded: depth, and steps
/// for each member.
struct PairFinder {
  /// The view that `content` or `self` refers to in the body being read.
  indirect enum Slot {
    case none
    /// A chain without its last links: the view that a modifier of the project is called on.
    case chain(file: FileIndex, chain: NodeIndex, links: ArraySlice<NodeIndex>, outer: Surroundings)
    /// The closure that a container of the project is called with.
    case closure(file: FileIndex, node: NodeIndex, outer: Surroundings)
    /// The label that a style of the project is given.
    case label(file: FileIndex, head: NodeIndex, chain: NodeIndex, outer: Surroundings)
  }

  /// The state in which a slot was filled.
  struct Surroundings {
    var slot: Slot
    var slotName: String
    var call: SourceProject.Place?
    var bindings: ColorResolver.Bindings
    var member: Member?
    var open: Set<SourceProject.Place>
  }

  /// A text or a graphic seen under one set of conditions.
  struct Sighting: Sendable {
    var place: SourceProject.Place
    var role: Role
    var context: ViewContext
    var chain: NodeIndex
    var member: String
    /// The type whose body shows it; empty for a member that is read by itself.
    var caller: String
    /// The platform of the file.
    var platform: ApplePlatform

    /// The font; nil where a text style has the size of another platform.
    var font: Font? {
      platform == .iOS || platform == .visionOS || context.textStyle == nil ? context.font : nil
    }
  }

  /// A view of the project where another one shows it.
  struct Call: Sendable {
    var place: SourceProject.Place
    /// The type of the view.
    var type: String
    /// The type whose body shows it; empty for a member that is read by itself.
    var caller: String
    var context: ViewContext
  }

  static let mostSteps = 20_000
  static let deepest = 120

  let project: SourceProject
  var resolver: ColorResolver
  var sightings: [Sighting] = []
  var calls: [Call] = []
  /// The type whose body is being read; empty for another member.
  private(set) var caller = ""
  /// The file that is being read.
  var file = FileIndex(0) {
    didSet { if file != oldValue { tree = project.files[file].tree } }
  }
  /// The syntax of that file.
  private(set) var tree: SyntaxTree
  var member: Member?
  var slot = Slot.none
  /// The name of the view that the slot holds, where it is the parameter of a closure.
  var slotName = "content"
  /// The call of the modifier of the project that is being read.
  var call: SourceProject.Place?
  var steps = 0
  var depth = 0
  /// Reads the values of arguments.
  var values: ValueReader
  /// The values of parameters and properties in the functions, modifiers and containers that are read at their uses.
  var known: ValueReader.Values = [:]
  /// Members that are read at their uses, and so not by themselves.
  let helpers: ViewHelpers
  /// The names of relevant modifiers: those of the project, and those that state or show something.
  private let meanings: Set<String>
  private let filter: NameFilter
  /// Members that are being read, so that none is read within itself.
  var open: Set<SourceProject.Place> = []

  init(_ project: SourceProject, _ helpers: ViewHelpers) {
    self.project = project
    self.helpers = helpers
    meanings = Self.stating.union(Self.showing).union(project.viewModifierNames).union(["modifier"])
      .union(project.viewMemberNames)
    filter = NameFilter(meanings)
    values = ValueReader(project)
    tree = project.files.first?.tree ?? SyntaxTree(parsing: [])
    resolver = ColorResolver(project)
  }

  /// Reads every view of some files of the project.
  mutating func read(_ files: Range<FileIndex>) {
    for file in files {
      self.file = file
      for member in project.files[file].members
      where ViewHelpers.isView(member, tree) && !helpers.contains(member)
        && !project.files[file].isLeftOut(member.node)
      {
        read(member)
      }
    }
  }

  private mutating func read(_ member: Member) {
    steps = 0
    // A modifier by itself has no surface: it is read at its uses.
    if member.typePath == "View" || member.name == "body" && member.kind == .function { return }
    self.member = member
    caller = member.name == "body" && member.kind == .variable ? member.typePath : ""
    var context = ViewContext()
    // What a function or a property gives is shown where its callers want.
    if caller.isEmpty { context.surface.base = .elsewhere }
    readBody(of: SourceProject.Place(file: file, node: member.node), context)
  }

  /// Reads the content of a property or a function.
  mutating func readBody(of place: SourceProject.Place, _ context: ViewContext) {
    guard depth < Self.deepest, steps < Self.mostSteps, open.insert(place).inserted else { return }
    depth += 1
    let outer = file
    file = place.file
    if let block = body(of: place) { readItems(of: block, context) }
    file = outer
    depth -= 1
    open.remove(place)
  }

  private func body(of place: SourceProject.Place) -> NodeIndex? {
    let tree = project.files[place.file].tree
    if let block = tree.child(of: place.node, .block) { return block }
    let getter = tree.children(of: place.node).first { tree[$0].kind == .accessor && tree.isNamed($0, "get") }
    return getter.flatMap { tree.child(of: $0, .block) }
  }

  /// Reads the statements of a block or of a closure.
  mutating func readItems(of block: NodeIndex, _ context: ViewContext) {
    for item in tree.children(of: block) { readItem(item, context) }
  }

  /// Reads one statement.
  mutating func readItem(_ item: NodeIndex, _ context: ViewContext) {
    steps += 1
    guard depth < Self.deepest, steps < Self.mostSteps else { return }
    depth += 1
    switch tree[item].kind {
    case .statement, .returnStatement:
      for part in tree.sequence(of: item) where tree[part].kind == .chain { readChain(part, context) }
    case .ifStatement, .switchStatement: readBranches(of: item, context)
    case .conditional:
      for branch in tree.compiledBranches(of: item) {
        if let within = context.adding(branch.conditions) { readItems(of: branch.node, within) }
      }
    case .forStatement, .doStatement:
      for block in tree.children(of: item) where tree[block].kind == .block { readItems(of: block, context) }
    default: break
    }
    depth -= 1
  }

  /// Reads each branch under its conditions.
  mutating func readBranches(of node: NodeIndex, _ context: ViewContext) {
    if let chosen = resolver.chosenBranch(of: node, in: file) { return readItems(of: chosen, context) }
    let needs = NeedReader(file: file, project: project).needs(of: node)
    let branches = BranchReader(file: project.files[file], project: project).branches(of: node)
    for (branch, needs) in zip(branches, needs)
    where !branch.conditions.contains(where: { $0.isOfDebugging }) && !project.isUnused(branch.node, of: node, in: file)
    {
      guard let within = context.adding(branch.conditions)?.needing(needs, known) else { continue }
      readItems(of: branch.node, within)
    }
  }

  /// Reads something for the values that a call gives to a function or a type that is read at its use.
  mutating func withValues(_ given: ValueReader.Values, in place: SourceProject.Place, _ read: (inout Self) -> Void) {
    let outer = known
    let end = project.files[place.file].tree[place.node].following
    // What an outer call of the same function gives does not count here.
    known = known.filter { $0.key.file != place.file || $0.key.node < place.node || $0.key.node >= end }
    // Embedded Swift has no `merge` for dictionaries.
    for (place, value) in given { known[place] = value }
    read(&self)
    known = outer
  }

  /// Reads a view with its modifiers.
  mutating func readChain(_ chain: NodeIndex, _ context: ViewContext) {
    readLinks(tree.links(of: chain)[...], of: chain, context)
  }

  /// Returns true if the members of a link are none that the project declares for a value: of a type, of a view.
  private func isOutside(_ head: NodeIndex) -> Bool {
    if tree.isNamedAsType(head) { return true }
    let name = tree.name(head)
    if case .none = slot {} else if name == slotName || name == "self" { return true }
    let source = project.files[file]
    if let local = source.localDeclaration(of: name, at: head) { return tree[local].kind == .variable }
    guard let type = source.type(around: head)?.path,
      let own = project.member(name, of: type, where: { $0.kind == .variable || $0.kind == .function })
    else { return false }
    return ViewHelpers.isView(own.member, project.files[own.file].tree)
  }

  /// Reads links of a chain from the last to the first.
  mutating func readLinks(_ links: ArraySlice<NodeIndex>, of chain: NodeIndex, _ context: ViewContext) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    if links.count == 1, steps < Self.mostSteps {
      steps += 1
      return readHead(links[links.startIndex], of: chain, context)
    }
    var (rest, inner) = (links, context)
    while let last = rest.last, steps < Self.mostSteps {
      steps += 1
      if rest.count == 1 { return readHead(last, of: chain, inner) }
      rest = rest.dropLast()
      guard filter.mayHold(tree, last) else { continue }
      let name = tree.name(last)
      guard meanings.contains(name) else { continue }
      if let modifier = projectModifier(last, name) { return readModifier(modifier, last, on: rest, of: chain, inner) }
      if tree[last].kind == .member, let own = project.viewMember(name), !isOutside(links[links.startIndex]) {
        return readBody(of: own.place, inner)
      }
      readContents(name, of: last, rest, of: chain, inner)
      apply(name, last, of: chain, to: &inner)
    }
    if links.isEmpty { readSlot(context) }
  }
}
