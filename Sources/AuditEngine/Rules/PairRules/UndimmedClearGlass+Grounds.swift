import Palettes
import SwiftReading

extension UndimmedClearGlass {
  /// The most steps from glass to the views that show it.
  private static let greatestDepth = 8

  /// The surfaces behind a use of clear glass, in every place that shows it; none if nothing is known.
  func grounds(of use: GlassUse, depth: Int = 0) -> Set<ClearGlassGround> {
    switch ground(around: use) {
    case .ground(let ground): return [ground]
    case .unknown: return []
    case .clear: break
    }
    guard depth < Self.greatestDepth else { return [] }
    let outer = uses(showing: use)
    if outer.isEmpty { return isScreen(use) ? [.plain] : [] }
    return outer.reduce(into: []) { $0.formUnion(grounds(of: $1, depth: depth + 1)) }
  }

  /// The uses of the declaration that contains a use.
  private func uses(showing use: GlassUse) -> [GlassUse] {
    let root = use.root ?? facts.place(of: use)
    let (type, member) = (use.surroundings.type.lastName, use.surroundings.member.lastName)
    let name = member == "body" ? type : member
    return uses[root, default: []].filter { other in
      facts.tree(of: other).name(other.node) == name && other.surroundings.member != use.surroundings.member
    }
  }

  /// Returns true if the declaration around a use is a view that no other view shows, and therefore a screen.
  private func isScreen(_ use: GlassUse) -> Bool {
    let project = facts.project
    let (file, type) = (project.files[use.surroundings.file], use.surroundings.type)
    guard project.isViewType(type), !project.isPublic(type), let member = file.member(around: use.link),
      member.kind == .variable
    else { return false }
    let name = type.lastName
    return project.links(named: [name])[name, default: []].allSatisfy { place in
      let source = project.files[place.file]
      return source.tree[place.node].kind != .name || source.type(around: place.node)?.path == type
    }
  }

  /// The surface behind a use in the declaration around it; clear if that draws none.
  private func ground(around use: GlassUse) -> GroundReader.Result {
    let file = use.surroundings.file
    let (source, tree) = (facts.project.files[file], facts.tree(of: use))
    let reader = GroundReader(facts, in: file)
    if (Array(use.before) + use.after).contains(where: { isDimming($0, in: file) }) { return .ground(.dimmed) }
    if let ground = backgrounds(use.after, reader, tree) { return ground }
    var inner = use.link
    for call in use.surroundings.shown {
      let links = tree.links(of: source.chain(of: call.link))
      // What is drawn before an overlay lies below it; a background of the view around lies below everything in it.
      if links.contains(where: { $0 != call.link && isDimming($0, in: file) }) { return .ground(.dimmed) }
      if let ground = ground(below: inner, in: call, use, reader) { return ground }
      if let ground = backgrounds(links.drop { $0 <= call.link }, reader, tree) { return ground }
      inner = call.link
    }
    guard use.surroundings.shown.count < use.surroundings.calls.count else { return .clear }
    let presenter = tree.name(use.surroundings.calls[use.surroundings.shown.count])
    return Self.presenters.contains(presenter) ? .ground(.plain) : .unknown
  }

  /// Calls that show their content on a separate background.
  private static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink",
  ]

  /// Views of the system that draw their content on a background of a screen or of rows.
  private static let grounds: Set<String> = [
    "List", "Form", "Table", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup",
    "Window", "GroupBox",
  ]

  /// Views of the system that draw nothing behind their content.
  private static let transparent: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "ForEach", "ScrollView", "Section", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "Button", "Menu", "Link", "NavigationLink", "Label", "Toggle", "GeometryReader",
    "GlassEffectContainer", "AnyView", "ShareLink", "ViewThatFits", "ControlGroup",
  ]

  private func backgrounds(
    _ links: ArraySlice<NodeIndex>, _ reader: GroundReader, _ tree: SyntaxTree
  ) -> GroundReader.Result? {
    for link in links where tree.isNamed(link, "background") && tree[link].kind == .member {
      let ground = reader.ground(ofBackground: link)
      if ground != .clear { return ground }
    }
    return nil
  }

  /// The surface that a call puts behind a view in one of its arguments; nil if it puts none there.
  private func ground(
    below inner: NodeIndex, in call: ViewSurroundings.Call, _ use: GlassUse, _ reader: GroundReader
  ) -> GroundReader.Result? {
    let file = use.surroundings.file
    let tree = facts.tree(of: use)
    let name = tree.name(call.link)
    guard tree[call.link].kind == .name else {
      if name == "overlay" {
        let base = reader.ground(ofChain: facts.project.files[file].chain(of: call.link), before: call.link)
        return base == .clear ? .unknown : base
      }
      // A background of something is below all of it; in `modify { $0.glassEffect() }` the view is what it was.
      return name == "background" || isTransform(call, use, tree) ? nil : .unknown
    }
    if facts.isOwn(name, within: use.surroundings.type, in: use.surroundings.file) { return .unknown }
    if Self.grounds.contains(name) { return .ground(.plain) }
    guard name == "ZStack", let closure = tree.closure(of: call.argument) else {
      return Self.transparent.contains(name) ? nil : .unknown
    }
    let items = tree.children(of: closure).filter { $0 < inner && tree[$0].following <= inner }
    if items.contains(where: { dims(item: $0, file) }) { return .ground(.dimmed) }
    return items.reversed().map { reader.ground(ofItem: $0) }.first { $0 != .clear }
  }

  /// Returns true if a call hands the view that it is called on to a closure that adds the glass.
  private func isTransform(_ call: ViewSurroundings.Call, _ use: GlassUse, _ tree: SyntaxTree) -> Bool {
    guard let closure = tree.closure(of: call.argument) else { return false }
    return tree.subtree(of: closure).contains { tree.isNamed($0, "$0") }
      || tree.child(of: closure, .parameter) != nil
  }
}

extension String {
  /// The last part of a dotted path.
  fileprivate var lastName: String { String(utf8.split(separator: UInt8(ascii: ".")).last.map { Substring($0) } ?? "") }
}
