import PaletteModel

/// Finds fonts that no text of a view has: those that are drawn into a picture, or only asked for their names.
struct DrawnFonts {
  let project: SourceProject
  let source: SourceFile

  private var tree: SyntaxTree { source.tree }

  /// The properties of a font that say nothing about the size of text.
  private static let measures: Set<String> = [
    "familyName", "fontName", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading",
  ]

  /// Returns true if a font is drawn where it is written, or if every use of the value that it is does so or asks for
  /// a name or a measure.
  func isDrawn(_ chain: Int, in file: Int) -> Bool {
    if isInDrawing(chain, source) { return true }
    guard let value = source.parent(of: chain), tree[value].kind == .value, let variable = source.parent(of: value),
      tree[variable].kind == .variable
    else { return false }
    let name = tree.name(variable)
    let member = source.member(around: chain)
    guard member?.node == variable else {
      // A local value.
      guard let node = member?.node else { return false }
      let uses = (node..<Int(tree[node].next)).filter { tree[$0].kind == .name && tree.name($0) == name }
      return isOnlyDrawn(uses, source)
    }
    let type = String(member?.typePath.split(separator: ".").last ?? "")
    let uses = tree.nodes.indices.filter { tree.name($0) == name && isUse($0, of: type, source) }
    guard isOnlyDrawn(uses, source) else { return false }
    let head = source.head(of: variable)
    if head.holds("private ") { return true }
    return project.links(named: [name])[name, default: []].allSatisfy { place in
      let other = project.files[place.file]
      return place.file == file || !isUse(place.node, of: type, other) || isOnlyDrawn([place.node], other)
    }
  }

  /// Returns true if a link with the name of a property may mean that of a type.
  private func isUse(_ node: Int, of type: String, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard !source.isLeftOut(node) else { return false }
    switch tree[node].kind {
    case .name, .implicitMember: return true
    case .member:
      let owner = tree.links(of: source.chain(of: node)).last { $0 < node }
      return owner.map { ["self", "Self", type].contains(tree.name($0)) } ?? false
    default: return false
    }
  }

  private func isOnlyDrawn(_ uses: [Int], _ source: SourceFile) -> Bool {
    !uses.isEmpty && uses.allSatisfy { isMeasured($0, source) || isInDrawing($0, source) }
  }

  private func isMeasured(_ use: Int, _ source: SourceFile) -> Bool {
    let tree = source.tree
    let next = tree.links(of: source.chain(of: use)).first { $0 > use && tree[$0].kind == .member }
    return next.map { Self.measures.contains(tree.name($0)) } ?? false
  }

  /// Returns true if a node is in `draw(_:)`, or in a closure that an image renderer calls.
  private func isInDrawing(_ node: Int, _ source: SourceFile) -> Bool {
    let tree = source.tree
    for outer in source.ancestors(of: node) {
      switch tree[outer].kind {
      case .function: return tree.isNamed(outer, "draw")
      case .closure:
        guard let head = tree.links(of: source.chain(of: source.call(around: outer))).first else { continue }
        if tree.name(head).hasSuffix("ImageRenderer") || tree.name(head).hasSuffix("enderer") { return true }
      case let kind where kind.isMember: return false
      default: continue
      }
    }
    return false
  }
}

extension SourceFile {
  /// The link of which a closure is an argument; the closure itself if there is none.
  fileprivate func call(around closure: Int) -> Int {
    guard let chain = parent(of: closure), let argument = parent(of: chain), tree[argument].kind == .argument,
      let link = parent(of: argument)
    else { return closure }
    return link
  }
}
