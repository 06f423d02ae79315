import Palettes
import SwiftReading

/// Finds out which modifiers apply to all that a window shows, rather than to one screen among others.
struct SceneRoots {
  /// The most steps from a view to those that show it.
  private static let greatestDepth = 12
  /// The most declarations whose uses are looked for, each in all files; nothing is said about others.
  private static let mostDeclarations = 96

  private let project: SourceProject
  /// The answers for types and members, by their paths; false while one is looked for.
  private var known: [String: Bool] = [:]

  init(_ project: SourceProject) { self.project = project }

  /// Returns true if a view at a link is the whole content of a window: of a scene, of a root controller, or of a view
  /// that nothing in the sources shows.
  mutating func isRoot(_ place: SourceProject.Place, depth: Int = 0) -> Bool {
    let source = project.files[place.file]
    let tree = source.tree
    var inner = place.node
    for outer in source.ancestors(of: place.node) {
      switch tree[outer].kind {
      case .name, .member, .implicitMember, .macro:
        guard tree[inner].kind == .argument else { break }
        let name = tree.name(outer)
        if Self.scenes.contains(name) { return true }
        if name == "UIHostingController" { return isRootController(outer, source) }
        if !Self.containers.contains(name) { return false }
      case let kind where kind.isMember: return isShownAtRoot(place, depth)
      default: break
      }
      inner = outer
    }
    return false
  }

  private static let scenes: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  /// Views that pass on what their content asks of the window.
  private static let containers: Set<String> = [
    "Group", "HStack", "VStack", "ZStack", "NavigationStack", "NavigationView", "GeometryReader", "ScrollView",
    "AnyView",
  ]

  private func isRootController(_ link: NodeIndex, _ source: SourceFile) -> Bool {
    let statement = source.ancestors(of: link).first { source.tree[$0].kind == .statement }
    return statement.map { node in
      source.tree.subtree(of: node).contains { source.tree.isNamed($0, "rootViewController") }
    } ?? false
  }

  /// Returns true if the declaration around a place is shown at the root of a window.
  private mutating func isShownAtRoot(_ place: SourceProject.Place, _ depth: Int) -> Bool {
    let source = project.files[place.file]
    guard depth < Self.greatestDepth, let member = source.member(around: place.node) else { return false }
    if let known = known[member.path] { return known }
    guard known.count < Self.mostDeclarations else { return false }
    known[member.path] = false
    var isRoot = true
    if let uses = uses(of: member) { isRoot = uses.contains { self.isRoot($0, depth: depth + 1) } }
    known[member.path] = isRoot
    return isRoot
  }

  private static let extended: Set<String> = ["View", "Text", "Image", "Button"]

  /// The places that show a declaration; nil for a view that nothing shows, unless another module may show it.
  private func uses(of member: Member) -> [SourceProject.Place]? {
    if Self.extended.contains(member.typePath) {
      return project.links(named: [member.name])[member.name, default: []].filter { place in
        let node = project.files[place.file].tree[place.node]
        return node.flags.contains(.isCalled) && (node.kind == .member || node.kind == .name)
      }
    }
    guard member.name == "body" else { return uses(ofPart: member) }
    let name = String(member.typePath.split(separator: ".").last ?? "")
    let found = project.links(named: [name])[name, default: []].filter { isCall($0, of: member.typePath) }
    if found.isEmpty { return project.isPublic(member.typePath) || member.kind == .function ? [] : nil }
    return member.kind == .function ? found.compactMap { modifierCall(around: $0) } : found
  }

  /// The uses of a property or a function of a view in that view.
  private func uses(ofPart member: Member) -> [SourceProject.Place] {
    project.links(named: [member.name])[member.name, default: []].filter { place in
      let source = project.files[place.file]
      guard source.type(around: place.node)?.path == member.typePath,
        source.member(around: place.node)?.name != member.name
      else { return false }
      let head = source.tree.links(of: source.chain(of: place.node)).first
      return source.tree[place.node].kind == .name || head.map { source.tree.isNamed($0, "self") } ?? false
    }
  }

  private func isCall(_ place: SourceProject.Place, of type: String) -> Bool {
    let source = project.files[place.file]
    let (tree, scope) = (source.tree, source.type(around: place.node)?.path ?? "")
    return tree[place.node].kind == .name && tree[place.node].flags.contains(.isCalled) && scope != type
      && project.typePath(of: place.node, in: source) == type
  }

  /// The link `modifier` with a modifier as its argument.
  private func modifierCall(around place: SourceProject.Place) -> SourceProject.Place? {
    let source = project.files[place.file]
    guard let argument = source.parent(of: source.chain(of: place.node)), source.tree[argument].kind == .argument,
      let link = source.parent(of: argument)
    else { return nil }
    return SourceProject.Place(file: place.file, node: link)
  }
}
