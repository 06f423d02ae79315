/// Finds every place where a project asks for glass; previews are left out.
struct GlassReader {
  let project: SourceProject
  var resolver: ColorResolver
  private var ordinals: [String: Int] = [:]

  init(_ project: SourceProject) {
    self.project = project
    resolver = ColorResolver(project)
  }

  /// The glass of one file, in order.
  mutating func uses(in file: Int) -> [GlassUse] {
    let source = project.files[file]
    return source.tree.nodes.indices.compactMap { node in
      guard let kind = kind(node, source.tree), !source.isInPreview(node) else { return nil }
      return use(node, kind, file)
    }
  }

  private static let word = Array("lass".utf8)

  private func kind(_ node: Int, _ tree: SyntaxTree) -> GlassUse.Kind? {
    switch tree[node].kind {
    case .name, .member, .implicitMember: break
    default: return nil
    }
    guard tree[node].nameLength >= 5 else { return nil }
    let bytes = tree.nameBytes(node)
    guard bytes.contains(UInt8(ascii: "l")), Self.holdsWord(bytes) else { return nil }
    return Self.kind(tree.name(node), tree[node])
  }

  private static func holdsWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex + 1
    while index + 3 < bytes.endIndex {
      if bytes[index] == word[0], bytes[index..<index + 4].elementsEqual(word),
        bytes[index - 1] | 0x20 == UInt8(ascii: "g")
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func kind(_ name: String, _ node: Node) -> GlassUse.Kind? {
    switch name {
    case "glassEffect": .effect
    case "GlassEffectContainer": .container
    case "glass", "glassProminent", "GlassButtonStyle": .buttonStyle
    case "glassEffectID", "glassEffectUnion", "glassEffectTransition", "glassBackgroundEffect": .companion
    case "UIGlassEffect", "UIGlassContainerEffect", "NSGlassEffectView", "NSGlassEffectContainerView", "prominentGlass",
      "clearGlass", "prominentClearGlass":
      .uiKit
    case "liquidGlass", "GlassStyle", "LiquidGlass", "glassStyle", "LiquidGlassStyle": .unknown
    default: nil
    }
  }

  private mutating func use(_ node: Int, _ kind: GlassUse.Kind, _ file: Int) -> GlassUse {
    let source = project.files[file]
    let chain = source.parent(of: node) ?? 0
    let links = source.tree[chain].kind == .chain ? source.tree.links(of: chain) : [node]
    let surroundings = ViewSurroundings(of: node, in: file, of: project)
    let ordinal = ordinals[surroundings.member, default: 0]
    ordinals[surroundings.member] = ordinal + 1
    return GlassUse(
      kind: kind, style: style(node, kind, file), node: node, chain: chain, before: links.filter { $0 < node },
      after: links.filter { $0 > node }, surroundings: surroundings, ordinal: ordinal)
  }

  private mutating func style(_ node: Int, _ kind: GlassUse.Kind, _ file: Int) -> FoundColor? {
    let tree = project.files[file].tree
    switch kind {
    case .effect:
      guard let argument = tree.firstPlainArgument(of: node) else { return .glass(GlassStyle()) }
      return resolver.color(argument, in: file, as: .glass)
    case .buttonStyle: return .glass(GlassStyle(isInteractive: true))
    default: return nil
    }
  }
}
