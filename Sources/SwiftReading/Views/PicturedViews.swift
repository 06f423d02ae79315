import Palettes

/// Finds the properties, functions, and views that are shown only within pictures of a fixed size.
struct PicturedViews {
  /// A declaration that shows something: a type by its body, or a part of one.
  private struct Shown: Hashable {
    var type: String
    /// Empty for a whole view.
    var member: String

    var name: String { member.isEmpty ? String(type.split(separator: ".").last ?? "") : member }
  }

  /// The most steps from a view to those that show it.
  private static let mostRounds = 4

  private let project: SourceProject
  /// The uses of each declaration: within pictures, in others, or in what nothing is known of.
  private var uses: [Shown: [Use]] = [:]

  private enum Use: Hashable {
    case picture, other
    case part(Shown)
  }

  init(_ project: SourceProject) { self.project = project }

  /// Returns those of some links in views that are shown only within pictures.
  mutating func pictured(_ links: [SourceProject.Place]) -> Set<SourceProject.Place> {
    let starts = links.map { (place: $0, use: use(at: $0)) }
    var open = Set(starts.compactMap { shown(in: $0.use) })
    for _ in 0..<Self.mostRounds where !open.isEmpty {
      open = read(open)
    }
    var pictured = Set(uses.filter { !$0.value.isEmpty && !$0.value.contains(.other) }.keys)
    while true {
      let left = pictured.filter { shown in
        uses[shown, default: []].allSatisfy { self.shown(in: $0).map(pictured.contains) ?? true }
      }
      if left.count == pictured.count { break }
      pictured = left
    }
    return Set(
      starts.filter { start in shown(in: start.use).map(pictured.contains) ?? (start.use == .picture) }.map { $0.place }
    )
  }

  /// Reads the uses of declarations, and returns those that show them and are not read yet.
  private mutating func read(_ open: Set<Shown>) -> Set<Shown> {
    for shown in open { uses[shown] = [] }
    let byName = Dictionary(grouping: open) { $0.name }
    let found = project.links(named: Set(byName.keys))
    var next: Set<Shown> = []
    for (name, places) in found {
      for place in places {
        guard let shown = byName[name]?.first(where: { isUse(place, of: $0) }) else { continue }
        let use = use(at: place)
        uses[shown, default: []].append(use)
        if let outer = self.shown(in: use), uses[outer] == nil { next.insert(outer) }
      }
    }
    return next
  }

  private func shown(in use: Use) -> Shown? { if case .part(let shown) = use { shown } else { nil } }

  /// The surroundings of a link.
  private func use(at place: SourceProject.Place) -> Use {
    let source = project.files[place.file]
    if isDrawn(place.node, source) { return .picture }
    switch FixedFrames(source: source).result(from: place.node) {
    case .picture: return .picture
    case .other: return .other
    case .member:
      guard let member = source.member(around: place.node), !member.typePath.isEmpty,
        ViewHelpers.isView(member, source.tree), !project.isPublic(member.typePath)
      else { return .other }
      return .part(Shown(type: member.typePath, member: member.name == "body" ? "" : member.name))
    }
  }

  /// Returns true if a view is made for a picture: by a function that draws it, in a renderer, or for a local value that
  /// is drawn.
  private func isDrawn(_ node: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    let chain = source.chain(of: node)
    if tree.links(of: chain).contains(where: { $0 > node && isDrawing($0, source) }) { return true }
    for outer in source.ancestors(of: chain).prefix(Self.farthestCall) {
      switch tree[outer].kind {
      case .name, .member:
        if tree.links(of: source.chain(of: outer)).contains(where: { isRenderer(tree.name($0)) }) { return true }
      case .variable:
        return source.member(around: outer)?.node != outer && isLocalDrawn(outer, source)
      case .closure, .block: return false
      default: break
      }
    }
    return false
  }

  /// The most nodes from a view to the call that it is an argument of, and from a local value to its uses.
  private static let (farthestCall, farthestUse) = (8, 2048)

  /// Returns true if the view in a local value is drawn where the value is used.
  private func isLocalDrawn(_ local: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let member = source.member(around: local) else { return false }
    return (local..<tree[member.node].following).prefix(Self.farthestUse).contains { node in
      guard tree[node].kind == .name, tree.name(node) == tree.name(local),
        source.localDeclaration(of: tree.name(local), at: node) == local
      else { return false }
      return tree.links(of: source.chain(of: node)).contains { $0 > node && isDrawing($0, source) }
    }
  }

  /// Returns true if a link calls a function of views that draws them.
  private func isDrawing(_ link: NodeIndex, _ source: SourceFile) -> Bool {
    guard source.tree[link].flags.contains(.isCalled), let function = project.viewModifier(source.tree.name(link))
    else {
      return false
    }
    let tree = project.files[function.file].tree
    return tree.subtree(of: function.member.node).contains { node in
      tree[node].kind == .name && isRenderer(tree.name(node))
    }
  }

  private func isRenderer(_ name: String) -> Bool {
    ["ImageRenderer", "UIGraphicsImageRenderer"].contains(name) || name.hasSuffix("Exporter")
  }

  /// Returns true if a link makes a view, or is a part of the view around it.
  private func isUse(_ place: SourceProject.Place, of shown: Shown) -> Bool {
    let source = project.files[place.file]
    let tree = source.tree
    let scope = source.type(around: place.node)?.path ?? ""
    if shown.member.isEmpty {
      return tree[place.node].kind == .name && tree[place.node].flags.contains(.isCalled)
        && project.typePath(of: place.node, in: source) == shown.type
    }
    guard scope == shown.type, source.member(around: place.node)?.name != shown.member else { return false }
    if tree[place.node].kind == .name { return true }
    let links = tree.links(of: source.chain(of: place.node))
    return tree[place.node].kind == .member && links.first.map { tree.isNamed($0, "self") } ?? false
  }
}

extension SourceProject {
  /// Returns those of some fonts that are for text in pictures of a fixed size, by the views that show it.
  package func pictured(_ fonts: [FontUse]) -> Set<Place> {
    let modified = fonts.compactMap { font in
      FontUseReader.fontModifier(around: font.place.node, files[font.place.file]).map { (font.place, $0) }
    }
    var views = PicturedViews(self)
    let found = views.pictured(modified.map { Place(file: $0.0.file, node: $0.1) })
    return Set(modified.filter { found.contains(Place(file: $0.0.file, node: $0.1)) }.map { $0.0 })
  }
}
