import Palettes

/// Finds every place where a project names a color: calls of `Color` and `UIColor`, and styles that modifiers are given.
struct ColorUseReader {
  let project: SourceProject
  private var colors: PlacedColors

  init(_ project: SourceProject, _ types: TypeIndex) {
    self.project = project
    colors = PlacedColors(project, types)
  }

  /// The colors of one file, in order.
  mutating func uses(in file: FileIndex) -> [ColorUse] {
    let source = project.files[file]
    var found: [ColorUse] = []
    for node in source.tree.places(where: Self.mayBeColor)
    where isCandidate(node, source.tree) && !source.isLeftOut(node) {
      guard let color = color(node, source, file) else { continue }
      found.append(use(color, node, source, file))
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "fill", "stroke", "strokeBorder", "border", "shadow",
    "listRowBackground", "accentColor", "backgroundStyle", "toolbarBackground", "containerBackground",
    "presentationBackground", "underline", "strikethrough", "listItemTint",
  ]

  private static func mayBeColor(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch node.kind {
    case .name: node.nameLength <= 13 && node.nameLength >= 5 && node.flags.contains(.isCalled)
    case .implicitMember, .macro: true
    default: false
    }
  }

  private func isCandidate(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    switch tree[node].kind {
    case .name: tree[node].nameLength <= 13 && tree[node].flags.contains(.isCalled) && isColorType(node, tree)
    case .implicitMember, .macro: true
    default: false
    }
  }

  private func isColorType(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.isNamed(node, "Color") || tree.isNamed(node, "UIColor") || tree.isNamed(node, "NSColor")
      || tree.isNamed(node, "ColorResource")
  }

  private mutating func color(_ node: NodeIndex, _ source: SourceFile, _ file: FileIndex) -> FoundColor? {
    let tree = source.tree
    guard let chain = source.parent(of: node), tree[chain].kind == .chain else { return nil }
    switch tree[node].kind {
    case .name: return colors.color(ofLinks: [node], in: file)
    case .macro: return tree.isNamed(node, "#colorLiteral") ? colors.color(ofLinks: [node], in: file) : nil
    default:
      guard isStyleArgument(chain, source) else { return nil }
      let color = colors.color(ofLinks: tree.links(of: chain)[...], in: file)
      if case .symbol = color { return color }
      return nil
    }
  }

  /// Returns true if a chain is what a modifier for styles is given, or `Color(.name)`.
  private func isStyleArgument(_ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let argument = source.parent(of: chain), tree[argument].kind == .argument, tree.isUnnamed(argument),
      let link = source.parent(of: argument), tree[link].kind == .member
    else { return false }
    return Self.modifiers.contains(tree.name(link))
  }

  private func use(_ color: FoundColor, _ node: NodeIndex, _ source: SourceFile, _ file: FileIndex) -> ColorUse {
    return ColorUse(
      color: color, file: file, node: node, member: source.member(around: node)?.title ?? "",
      isInView: source.type(around: node).map { project.isViewType($0.path) } ?? false)
  }
}
