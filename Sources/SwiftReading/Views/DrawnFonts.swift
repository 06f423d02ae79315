import Palettes

/// Finds fonts that no text of a view has: those that are drawn into a picture, or only asked for their names.
struct DrawnFonts {
  let source: SourceFile
  /// The links of the file by their names.
  let names: FileNames

  private var tree: SyntaxTree { source.tree }

  /// The properties of a font that say nothing about the size of text.
  private static let measures: Set<String> = [
    "familyName", "fontName", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading",
  ]

  /// Returns true if a font is drawn where it is written, or if every use of the value that it is does so or asks for
  /// a name or a measure.
  func isDrawn(_ chain: NodeIndex) -> Bool {
    if isInDrawing(chain) { return true }
    guard let value = source.parent(of: chain), tree[value].kind == .value, let variable = source.parent(of: value),
      tree[variable].kind == .variable
    else { return false }
    let name = tree.name(variable)
    let member = source.member(around: chain)
    guard member?.node == variable else {
      // A local value.
      guard let node = member?.node else { return false }
      let body = tree.subtree(of: node)
      return isOnlyDrawn(names.nodes(name).filter { tree[$0].kind == .name && body.contains($0) })
    }
    let type = String(member?.typePath.split(separator: ".").last ?? "")
    // Others may use what is not private.
    return source.head(of: variable).holds("private ")
      && isOnlyDrawn(names.nodes(name).filter { isUse($0, of: type) })
  }

  /// Returns true if a link with the name of a property may mean that of a type.
  private func isUse(_ node: NodeIndex, of type: String) -> Bool {
    guard !source.isLeftOut(node) else { return false }
    switch tree[node].kind {
    case .name, .implicitMember: return true
    case .member:
      let owner = tree.links(of: source.chain(of: node)).last { $0 < node }
      return owner.map { ["self", "Self", type].contains(tree.name($0)) } ?? false
    default: return false
    }
  }

  private func isOnlyDrawn(_ uses: [NodeIndex]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { isMeasured($0) || isInDrawing($0) }
  }

  private func isMeasured(_ use: NodeIndex) -> Bool {
    let next = tree.links(of: source.chain(of: use)).first { $0 > use && tree[$0].kind == .member }
    return next.map { Self.measures.contains(tree.name($0)) } ?? false
  }

  /// Returns true if a node is in `draw(_:)`, or in a closure that an image renderer calls.
  private func isInDrawing(_ node: NodeIndex) -> Bool {
    for outer in source.ancestors(of: node) {
      switch tree[outer].kind {
      case .function: return tree.isNamed(outer, "draw")
      case .closure:
        guard let head = tree.links(of: source.chain(of: source.call(around: outer))).first else { continue }
        if tree.name(head).lowercased().hasSuffix("renderer") { return true }
      case let kind where kind.isType: return false
      default: continue
      }
    }
    return false
  }
}

extension SourceFile {
  /// The link of which a closure is an argument; the closure itself if there is none.
  fileprivate func call(around closure: NodeIndex) -> NodeIndex {
    guard let chain = parent(of: closure), let argument = parent(of: chain), tree[argument].kind == .argument,
      let link = parent(of: argument)
    else { return closure }
    return link
  }
}
