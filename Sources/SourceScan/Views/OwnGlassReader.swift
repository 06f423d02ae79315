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
      case .modifier: modifier = modifier ?? bearer
      case .helper: if helpers[bearer.type] == nil { helpers[bearer.type] = bearer }
      case .modifierType, .view: if types[bearer.type] == nil { types[bearer.type] = bearer }
      }
    }
  }

  /// The most rounds of the search.
  static let mostRounds = 4

  private let project: SourceProject
  private var reader: GlassReader
  private var known: Set<Bearer> = []
  /// The declarations that contain the last uses of glass, by name.
  private var bearers: [String: Bearers] = [:]

  init(_ project: SourceProject) {
    self.project = project
    reader = GlassReader(project)
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
        return reader.use(place.node, link, bearer.kind, place.file)
      }
    }
    return found.sorted { ($0.surroundings.file, $0.node) < ($1.surroundings.file, $1.node) }
  }

  /// The declaration of the project that shows a use of glass; nil if it cannot be determined.
  private func bearer(of use: GlassUse) -> Bearer? {
    let source = project.files[use.surroundings.file]
    guard use.drawsGlass || use.kind == .ownHolder, let member = source.member(around: use.link) else { return nil }
    let isOuter = use.surroundings.isOutermost && use.kind != .ownHolder && use.kind != .buttonStyle
    let isWhole = use.surroundings.shown.count == use.surroundings.calls.count
    if member.kind == .function, member.typePath == "View" {
      guard isOuter, isOnContent(use, source.tree) else { return nil }
      return Bearer(form: .modifier, type: "", name: member.name, kind: .ownModifier)
    }
    guard !member.typePath.isEmpty, isWhole else { return nil }
    if member.name == "body", member.kind == .function {
      guard isOuter, isOnContent(use, source.tree) else { return nil }
      return Bearer(form: .modifierType, type: member.typePath, name: lastName(member.typePath), kind: .ownModifier)
    }
    guard ViewHelpers.isView(member, source.tree) else { return nil }
    let kind = isOuter ? GlassUse.Kind.ownView : .ownHolder
    if member.name == "body" {
      return Bearer(form: .view, type: member.typePath, name: lastName(member.typePath), kind: kind)
    }
    return Bearer(form: .helper, type: member.typePath, name: member.name, kind: kind)
  }

  /// Returns true if a modifier puts the glass on what it is called on: on `self`, said or not, or on `content`.
  private func isOnContent(_ use: GlassUse, _ tree: SyntaxTree) -> Bool {
    guard let head = use.before.first else { return tree[use.link].kind == .name }
    guard tree[head].kind == .name, let first = tree.nameBytes(head).first else { return false }
    let isImplicit = tree[head].flags.contains(.isCalled) && first & 0x20 != 0
    return isImplicit || tree.isNamed(head, "self") || tree.isNamed(head, "content")
  }

  private func lastName(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The bearer of a name that a link uses; nil if the name means something else.
  private func bearer(_ named: Bearers, _ name: String, at node: Int, _ source: SourceFile) -> Bearer? {
    let tree = source.tree
    let (isCalled, isName) = (tree[node].flags.contains(.isCalled), tree[node].kind == .name)
    guard isName || named.modifier != nil && isCalled && tree[node].kind == .member else { return nil }
    let type = source.type(around: node)?.path ?? ""
    if let modifier = named.modifier, isCalled, !isName || type == "View",
      source.member(around: node)?.name != name
    {
      return modifier
    }
    guard isName else { return nil }
    if let helper = named.helpers[type], source.member(around: node)?.name != name { return helper }
    guard isCalled, !named.types.isEmpty, let path = project.typePath(name, within: type), path != type else {
      return nil
    }
    return named.types[path]
  }
}

extension SourceFile {
  /// Returns the called link with an argument that contains a link, itself or with others after it.
  fileprivate func calledLink(around link: Int) -> Int? {
    guard let argument = parent(of: chain(of: link)), tree[argument].kind == .argument else { return nil }
    return parent(of: argument)
  }
}
