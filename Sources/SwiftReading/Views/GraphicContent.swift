import Palettes

/// Distinguishes views that show only pictures and shapes from those with text, and from unknown ones.
struct GraphicContent {
  private let source: SourceFile
  private let project: SourceProject
  /// True if properties and functions of the view around are read as well.
  private let followsMembers: Bool

  init(of source: SourceFile, project: SourceProject, followsMembers: Bool = false) {
    self.source = source
    self.project = project
    self.followsMembers = followsMembers
  }

  /// The content of a view, as far as it has been read.
  private struct Seen {
    var images = 0
    /// The parts of the project that were followed.
    var parts = 0
  }

  /// The most parts of the project that are followed for one view.
  private static let mostParts = 16

  private var tree: SyntaxTree { source.tree }

  /// Returns true if a chain shows pictures, at least one, and nothing else but shapes.
  func isOnlyGraphics(chain: NodeIndex) -> Bool {
    var seen = Seen()
    return collect(chain: chain, 0, &seen) && seen.images > 0
  }

  /// Returns true if a closure shows pictures, at least one, and nothing else but shapes.
  func isOnlyGraphics(closure: NodeIndex) -> Bool {
    var seen = Seen()
    return collect(items: closure, 0, &seen) && seen.images > 0
  }

  /// Returns the closure of a control that makes its label.
  static func label(of control: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    if let label = tree.argument(of: control, "label") { return tree.closure(of: label) }
    let first = tree.arguments(of: control).first
    switch tree.name(control) {
    // `Button { action } label: { … }` is answered above; a lone closure is the label if an action is given before.
    case "Button":
      guard let first, tree.isNamed(first, "action") || tree.isNamed(first, "role") || tree.isNamed(first, "intent"),
        tree.argument(of: control, "action") != nil || tree.argument(of: control, "intent") != nil
      else { return nil }
      return tree.trailingClosure(of: control)
    case "NavigationLink":
      guard let first, tree.isNamed(first, "destination") || tree.isNamed(first, "value") else { return nil }
      return tree.trailingClosure(of: control)
    case "Link":
      guard let first, tree.isNamed(first, "destination") else { return nil }
      return tree.trailingClosure(of: control)
    case "Toggle":
      guard let first, tree.isNamed(first, "isOn") else { return nil }
      return tree.trailingClosure(of: control)
    default: return nil
    }
  }

  private func collect(items: NodeIndex, _ depth: Int, _ seen: inout Seen) -> Bool {
    guard depth < 24 else { return false }
    for item in tree.children(of: items) {
      switch tree[item].kind {
      case .parameter, .conditions, .variable: continue
      case .statement, .returnStatement:
        guard let chain = tree.soleChain(of: item), collect(chain: chain, depth + 1, &seen) else { return false }
      case .ifStatement, .conditional, .conditionalBranch, .block:
        guard collect(items: item, depth + 1, &seen) else { return false }
      case .directive: continue
      default: return false
      }
    }
    return true
  }

  private func collect(chain: NodeIndex, _ depth: Int, _ seen: inout Seen) -> Bool {
    let links = tree.links(of: chain)
    guard let head = links.first else { return false }
    if tree[head].kind == .ifStatement { return collect(items: head, depth + 1, &seen) }
    if isPicture(head) {
      seen.images += 1
      return true
    }
    // Only so many parts are read, because parts of parts can multiply.
    if followsMembers, seen.parts < Self.mostParts, let found = part(head) {
      seen.parts += 1
      let content = GraphicContent(of: project.files[found.file], project: project, followsMembers: true)
      return content.collect(items: found.node, depth + 4, &seen) && seen.images > 0
    }
    guard tree[head].kind == .name, tree[head].flags.contains(.isCalled),
      !project.isShadowed(head, in: source),
      collect(head: head, depth, &seen)
    else { return false }
    for link in links.dropFirst() where tree.isNamed(link, "overlay") || tree.isNamed(link, "background") {
      guard let closure = tree.trailingClosure(of: link) else { continue }
      guard collect(items: closure, depth + 1, &seen) else { return false }
    }
    return true
  }

  /// Returns true if a name is a property or a function of the type around it that gives a picture.
  private func isPicture(_ head: NodeIndex) -> Bool {
    guard tree[head].kind == .name, tree.nameBytes(head).first.map({ $0 & 0x20 != 0 }) ?? false,
      let type = source.type(around: head), let found = project.member(tree.name(head), of: type.path)
    else { return false }
    let tree = project.files[found.file].tree
    return tree.child(of: found.member.node, .typeName).map { tree.isNamed($0, "Image") } ?? false
  }

  /// Returns the block of the part of the view around a name that the name shows.
  private func part(_ head: NodeIndex) -> SourceProject.Place? {
    if let body = body(head) { return body }
    guard tree[head].kind == .name, tree.nameBytes(head).first.map({ $0 & 0x20 != 0 }) ?? false,
      let type = source.type(around: head), let found = project.member(tree.name(head), of: type.path)
    else { return nil }
    let tree = project.files[found.file].tree
    guard ViewHelpers.isView(found.member, tree), let block = tree.child(of: found.member.node, .block) else {
      return nil
    }
    return SourceProject.Place(file: found.file, node: block)
  }

  /// Returns the block of the body of a view of the project that a link makes.
  private func body(_ head: NodeIndex) -> SourceProject.Place? {
    guard tree[head].kind == .name, tree[head].flags.contains(.isCalled), tree.isNamedAsType(head),
      let type = project.typePath(of: head, in: source),
      let found = project.member("body", of: type, where: { $0.kind == .variable })
    else { return nil }
    let block = project.files[found.file].tree.child(of: found.member.node, .block)
    return block.map { SourceProject.Place(file: found.file, node: $0) }
  }

  private func collect(head: NodeIndex, _ depth: Int, _ seen: inout Seen) -> Bool {
    switch tree.name(head) {
    case "Image":
      guard tree.argument(of: head, "label") == nil else { return false }
      seen.images += 1
      return true
    case "HStack", "VStack", "ZStack", "Group", "ForEach":
      guard let closure = tree.trailingClosure(of: head) else { return false }
      return collect(items: closure, depth + 1, &seen)
    case "Button", "Menu", "NavigationLink", "Link":
      guard let label = Self.label(of: head, tree) else { return false }
      return collect(items: label, depth + 1, &seen)
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color", "Spacer",
      "ConcentricRectangle", "EmptyView":
      return true
    default: return false
    }
  }
}
