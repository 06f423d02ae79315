import FileSyntax
import Palettes

/// Finds modifiers and views of the project that contain glass, and every place that uses them.
///
/// A modifier that calls such a modifier adds glass as well: the search continues from its results, for a few rounds.
struct OwnGlassReader {
  /// A declaration of the project that contains glass.
  private struct Bearer: Hashable {
    enum Form { case modifier, modifierType, view, helper }
    var form: Form
    /// The path of the type; empty for a modifier.
    var type: String
    var name: String
    var kind: GlassUse.Kind
    /// The glass that it contains.
    var root: SourceProject.Place
    var isOfControl: Bool
    var isFloating: Bool
    var isScrolledSideways: Bool
  }

  /// The declarations of one name that add glass, so that each place of the name is examined once, however many there
  /// are.
  private struct Bearers {
    var modifier: Bearer?
    /// Properties and functions by the paths of their types.
    var helpers: [String: Bearer] = [:]
    /// Views and modifiers that are types, by their paths.
    var types: [String: Bearer] = [:]

    mutating func add(_ bearer: Bearer) {
      switch bearer.form {
      case .modifier: modifier = Self.first(modifier, bearer)
      case .helper: helpers[bearer.type] = Self.first(helpers[bearer.type], bearer)
      case .modifierType, .view: types[bearer.type] = Self.first(types[bearer.type], bearer)
      }
    }

    /// The first of two, unless only the other has glass that is not a control's.
    private static func first(_ known: Bearer?, _ other: Bearer) -> Bearer {
      guard let known, !known.isOfControl || other.isOfControl else { return other }
      return known
    }
  }

  /// The most rounds of the search.
  static let mostRounds = 4

  private let project: SourceProject
  private var reader: GlassReader
  private var known: Set<Bearer> = []
  /// The declarations that contain the last uses of glass, by name.
  private var bearers: [String: Bearers] = [:]

  init(_ project: SourceProject, _ types: TypeIndex) {
    self.project = project
    reader = GlassReader(project, types)
  }

  /// Returns the names of the project's declarations that contain the glass that was found, without earlier ones.
  mutating func names(bearing latest: [GlassUse]) -> Set<String> {
    bearers = [:]
    for use in latest {
      guard let bearer = bearer(of: use), known.insert(bearer).inserted else { continue }
      bearers[bearer.name, default: Bearers()].add(bearer)
    }
    return Set(bearers.keys)
  }

  /// Returns the uses of declarations that contain glass, among the links of their names, in the order of files.
  mutating func uses(among links: [String: [SourceProject.Place]]) -> [GlassUse] {
    let found = bearers.keys.sorted().flatMap { name in
      links[name, default: []].compactMap { place -> GlassUse? in
        let source = project.files[place.file]
        guard let named = bearers[name], let bearer = bearer(named, name, at: place.node, source) else { return nil }
        var link = place.node
        if bearer.form == .modifierType {
          guard let outer = source.calledLink(around: link), source.tree.isNamed(outer, "modifier") else { return nil }
          link = outer
        }
        guard var use = reader.use(place.node, link, bearer.kind, place.file) else { return nil }
        use.root = bearer.root
        use.isOfControl = bearer.isOfControl || use.isOfControl
        use.isFloating = bearer.isFloating || use.isFloating
        use.isScrolledSideways = bearer.isScrolledSideways || use.isScrolledSideways
        return use
      }
    }
    return found.ordered { ($0.surroundings.file, $0.node) < ($1.surroundings.file, $1.node) }
  }

  /// The declaration of the project that shows a use of glass; nil if it cannot be determined.
  private func bearer(of use: GlassUse) -> Bearer? {
    let source = project.files[use.surroundings.file]
    guard use.drawsGlass || use.kind == .ownHolder, let member = source.member(around: use.link) else { return nil }
    let root = use.root ?? SourceProject.Place(file: use.surroundings.file, node: use.node)
    let isSideways =
      use.isScrolledSideways || use.surroundings.shown.contains { source.tree.isSidewaysScrollView($0.link) }
    func bearer(_ form: Bearer.Form, _ type: String, _ name: String, _ kind: GlassUse.Kind) -> Bearer {
      Bearer(
        form: form, type: type, name: name, kind: kind, root: root, isOfControl: use.isOfControl,
        isFloating: use.isFloating, isScrolledSideways: isSideways)
    }
    let isOuter = use.surroundings.isOutermost && use.kind != .ownHolder && use.kind != .buttonStyle
    let isWhole = use.surroundings.shown.count == use.surroundings.calls.count
    if member.kind == .function, Self.extended.contains(member.typePath) {
      guard isPut(use, isOuter, source) else { return nil }
      return bearer(.modifier, "", member.name, .ownModifier)
    }
    guard isWhole else { return nil }
    if member.name == "body", member.kind == .function {
      guard isPut(use, isOuter, source) else { return nil }
      return bearer(.modifierType, member.typePath, lastName(member.typePath), .ownModifier)
    }
    guard ViewHelpers.isView(member, source.tree), !member.typePath.isEmpty || member.kind == .function else {
      return nil
    }
    let kind = isOuter ? GlassUse.Kind.ownView : .ownHolder
    if member.name == "body" { return bearer(.view, member.typePath, lastName(member.typePath), kind) }
    return bearer(.helper, member.typePath, member.name, kind)
  }

  /// Types of the system whose extensions declare modifiers.
  private static let extended: Set<String> = ["View", "Text", "Image", "Label", "Button"]

  /// Returns true if a modifier puts the glass on what it is called on, or behind or over all of that.
  private func isPut(_ use: GlassUse, _ isOuter: Bool, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard use.kind != .ownHolder, use.kind != .buttonStyle else { return false }
    if isOuter { return isOnContent(use.before.first, use.link, tree) }
    // `content.background { Shape().glassEffect() }` and `content.modify { $0.glassEffect() }`.
    guard let outer = use.surroundings.shown.last, use.surroundings.shown.count == use.surroundings.calls.count,
      tree[outer.link].kind == .member || tree[outer.link].kind == .name,
      let head = tree.links(of: source.chain(of: outer.link)).first
    else { return false }
    if tree.isNamed(outer.link, "background") || use.before.first.map({ tree.isNamed($0, "$0") }) ?? false {
      return isOnContent(head == outer.link ? nil : head, outer.link, tree)
    }
    return false
  }

  /// Returns true if a chain begins with `self`, said or not, with `content`, or with a container of them.
  private func isOnContent(_ head: NodeIndex?, _ link: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard let head else { return tree[link].kind == .name }
    guard tree[head].kind == .name, let first = tree.nameBytes(head).first else { return false }
    let isImplicit = tree[head].flags.contains(.isCalled) && first & 0x20 != 0
    return isImplicit || Self.isContent(head, tree)
      || tree.subtree(of: head).contains { tree[$0].kind == .name && Self.isContent($0, tree) }
  }

  private static func isContent(_ name: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.isNamed(name, "self") || tree.isNamed(name, "content")
  }

  private func lastName(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The bearer of a name that a link uses; nil if the name means something else.
  private func bearer(_ named: Bearers, _ name: String, at node: NodeIndex, _ source: SourceFile) -> Bearer? {
    let tree = source.tree
    let isCalled = tree[node].flags.contains(.isCalled)
    let isName = tree[node].kind == .name
    let isOfSelf = tree[node].kind == .member && isOnSelf(node, source)
    guard isName || isOfSelf || named.modifier != nil && isCalled && tree[node].kind == .member else { return nil }
    let type = source.type(around: node)?.path ?? ""
    if let modifier = named.modifier, isCalled, !isName || Self.extended.contains(type),
      source.member(around: node)?.name != name
    {
      return modifier
    }
    guard isName || isOfSelf else { return nil }
    if let helper = named.helpers[type] ?? (isName ? named.helpers[""] : nil),
      source.member(around: node)?.name != name, source.localDeclaration(of: name, at: node) == nil
    {
      return helper
    }
    guard isName, isCalled || isInitializer(node, source), !named.types.isEmpty,
      let path = project.typePath(name, within: type, in: source), path != type
    else { return nil }
    return named.types[path]
  }

  /// Returns true if a member is one of `self`.
  private func isOnSelf(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    let links = source.tree.links(of: source.chain(of: node))
    return links.count > 1 && links[1] == node && source.tree.isNamed(links[0], "self")
  }

  /// Returns true if a type is followed by `.init`, as an argument that makes views.
  private func isInitializer(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    let links = source.tree.links(of: source.chain(of: node))
    return links.count == 2 && links[0] == node && source.tree.isNamed(links[1], "init")
  }
}

extension SourceFile {
  /// Returns the called link with an argument that contains a link, itself or with others after it.
  fileprivate func calledLink(around link: NodeIndex) -> NodeIndex? {
    guard let argument = parent(of: chain(of: link)), tree[argument].kind == .argument else { return nil }
    return parent(of: argument)
  }
}
