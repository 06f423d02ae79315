import Palettes

/// A font with its size in numbers, at its place in the source.
package struct FontUse: Sendable {
  /// The kind of content that a font is for.
  package enum Content: Hashable, Sendable {
    case text
    /// A symbol.
    case graphic
    /// Anything: the font is a value that a type names for others.
    case token
    /// It cannot be determined: the font is an argument of something else, or of a label that a style is given.
    case unknown
  }

  /// The link that names the font.
  package let place: SourceProject.Place
  /// The size in points.
  package let size: Double
  /// True if it stays as it is when a person chooses larger text.
  package let isFixed: Bool
  /// The kind of content.
  package internal(set) var use: Content
  /// True if its view has a fixed width and a fixed height, into which larger text would not fit, is a plain shape, or is
  /// enlarged on demand.
  package var isBoxed = false
  /// True if no view has it: it is drawn into a picture, or only asked for a name or a measure.
  package var isDrawn = false
  /// The name of the font in `UIFont(name:size:)`, if it is a text.
  package var name: String?
}

/// Reads calls that make a font.
struct FontUseReader {
  static let names: Set<String> = [
    "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont",
  ]

  let project: SourceProject
  /// True if the member that was asked about last scales fonts: it may hold many of them.
  private var latest: (member: SourceProject.Place, scales: Bool)?
  /// The names of the file that was asked about last.
  private var names = FileNames()

  init(project: SourceProject) { self.project = project }

  /// The font at a link; nil if it is none, or has no size in numbers.
  mutating func use(at place: SourceProject.Place) -> FontUse? {
    let source = project.files[place.file]
    let tree = source.tree
    guard tree[place.node].flags.contains(.isCalled), let chain = source.parent(of: place.node),
      tree[chain].kind == .chain, !isMetric(place.node, chain, tree), let found = size(place, chain, source),
      found.size >= Self.leastSize, source.isReached(place.node), !isForOthers(chain, source),
      !isInPlaceOfInherited(chain, source)
    else { return nil }
    let isInView = source.type(around: place.node).map { project.isViewType($0.path) } ?? false
    var use = FontUse(
      place: place, size: found.size, isFixed: found.isFixed, use: content(of: chain, source, isView: isInView))
    guard found.isFixed else { return use }
    if names.file != place.file { names = FileNames(place.file, of: source) }
    use.isBoxed = isEnlarged(place.node, source)
    guard !use.isBoxed else { return use }
    if let modifier = Self.fontModifier(around: chain, source) {
      use.isBoxed = FixedFrames(source: source).result(from: modifier) == .picture || isDot(modifier, source)
    } else {
      use.isBoxed = PinnedViews(source: source, names: names).isPinned(valueAt: chain)
      use.isDrawn = DrawnFonts(source: source, names: names).isDrawn(chain)
    }
    use.name = tree.argument(of: place.node, "name").flatMap { tree.stringLiteral($0) }
    return use
  }

  /// Nobody shows text of less points: such a font only carries a name or a weight.
  private static let leastSize = 4.0

  /// Returns true in the first branch of a choice for a television or a Mac, which have no Dynamic Type.
  private func isForOthers(_ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let outer = source.parent(of: chain) else { return false }
    let parts = tree.sequence(of: outer)
    guard parts.count >= 5, tree.isNamed(parts[1], "?"), parts[2] == chain, tree[parts[0]].kind == .chain,
      let condition = tree.links(of: parts[0]).last
    else { return false }
    return ["isTV", "isMac", "isMacOS"].contains(tree.name(condition))
  }

  /// Returns true for the font in the place of an inherited one, which views of the system always have: `super.font ?? …`.
  private func isInPlaceOfInherited(_ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let outer = source.parent(of: chain) else { return false }
    let parts = tree.sequence(of: outer)
    return parts.count == 3 && parts[2] == chain && tree.isNamed(parts[1], "??") && tree.text(parts[0]) == "super.font"
  }

  /// Returns true if a font is only asked for its names or its measures, so that no text has its size.
  private func isMetric(_ link: NodeIndex, _ chain: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard let next = tree.links(of: chain).first(where: { $0 > link && tree[$0].kind == .member }) else { return false }
    return Self.metrics.contains(tree.name(next))
  }

  private static let metrics: Set<String> = [
    "familyName", "fontName", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "pointSize", "leading",
  ]

  private func content(of chain: NodeIndex, _ source: SourceFile, isView: Bool) -> FontUse.Content {
    let tree = source.tree
    if let modifier = Self.fontModifier(around: chain, source) {
      let head = tree.links(of: source.chain(of: modifier)).first
      if isOfGraphic(modifier, source) { return head.map { isOfCatalog($0, tree) } ?? false ? .unknown : .graphic }
      return head.map { tree.isNamed($0, "configuration") } ?? false ? .unknown : .text
    }
    for outer in source.ancestors(of: chain) {
      switch tree[outer].kind {
      case .parameter: return .unknown
      // The titles of bars have one size.
      case .statement where String(tree.text(outer).prefix(80)).holds("itleTextAttributes"): return .unknown
      case .argument:
        guard let link = source.parent(of: outer), tree[link].kind != .list else { continue }
        return tree.isNamed(link, "UIFont") || tree.isNamed(link, "Font") ? .text : .unknown
      case .variable where Self.isOfSymbol(tree.name(outer)): return .graphic
      case .statement:
        guard let target = tree.sequence(of: outer).first, let name = tree.links(of: target).last,
          target < chain, Self.isOfSymbol(tree.name(name))
        else { continue }
        return .graphic
      case .variable, .function: return isView || tree[outer].kind == .function ? .text : .token
      case let kind where kind.isType: return .token
      default: continue
      }
    }
    return .token
  }

  /// Returns true for the name of the font of a symbol: `iconFont`.
  private static func isOfSymbol(_ name: String) -> Bool {
    let words = name.lowercased()
    return words.holds("font") && ["icon", "symbol", "glyph"].contains(where: words.holds)
  }

  private mutating func size(_ place: SourceProject.Place, _ chain: NodeIndex, _ source: SourceFile) -> (
    size: Double, isFixed: Bool
  )? {
    let (tree, link) = (source.tree, place.node)
    func number(_ label: StaticString) -> Double? {
      tree.argument(of: link, label).flatMap { ConstantNumber(tree: tree).value(ofArgument: $0) }
    }
    switch tree.name(link) {
    case "system":
      guard isFont(link, chain, source) else { return nil }
      return number("size").map { ($0, true) }
    case "custom":
      guard isFont(link, chain, source) else { return nil }
      return number("fixedSize").map { ($0, true) } ?? number("size").map { ($0, false) }
    case "UIFont":
      guard tree[link].kind == .name, tree.argument(of: link, "name") != nil else { return nil }
      return number("size").map { ($0, !isScaled(place, source)) }
    default:
      guard isUIFont(link, chain, source) else { return nil }
      return number("ofSize").map { ($0, !isScaled(place, source)) }
    }
  }

  /// `Font.system`, or `.system` if a font is expected.
  private func isFont(_ link: NodeIndex, _ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let head = tree.links(of: chain).first else { return false }
    if tree[link].kind == .member { return tree[head].kind == .name && tree.isNamed(head, "Font") }
    guard tree[link].kind == .implicitMember else { return false }
    return Self.fontModifier(around: chain, source) != nil || isDeclared(chain, as: "Font", source)
  }

  private func isUIFont(_ link: NodeIndex, _ chain: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    if tree[link].kind == .implicitMember { return true }
    guard let head = tree.links(of: chain).first else { return false }
    return tree[link].kind == .member && tree.isNamed(head, "UIFont")
  }

  /// The link `font` of which a chain is the argument, also within a choice or an operator's operands.
  static func fontModifier(around node: NodeIndex, _ source: SourceFile) -> NodeIndex? {
    let chain = source.tree[node].kind == .chain ? node : source.chain(of: node)
    guard let argument = source.parent(of: chain), source.tree[argument].kind == .argument,
      let link = source.parent(of: argument), source.tree.isNamed(link, "font")
    else { return nil }
    return link
  }

  /// Returns true if a chain is what a declaration of a type is or gives back.
  private func isDeclared(_ chain: NodeIndex, as type: StaticString, _ source: SourceFile) -> Bool {
    guard let member = source.member(around: chain),
      let name = source.tree.child(of: member.node, .typeName)
    else { return false }
    return source.tree.isNamed(name, type)
  }

  /// Returns true if the size follows the person's choice by `UIFontMetrics`, here or in the same declaration.
  private mutating func isScaled(_ place: SourceProject.Place, _ source: SourceFile) -> Bool {
    let tree = source.tree
    for outer in source.ancestors(of: place.node) where tree.isNamed(outer, "scaledFont") { return true }
    guard let node = source.member(around: place.node)?.node else { return false }
    let member = SourceProject.Place(file: place.file, node: node)
    if let latest, latest.member == member { return latest.scales }
    let scales = tree.subtree(of: node).contains {
      tree.isNamed($0, "UIFontMetrics") || tree.isNamed($0, "scaledFont")
    }
    latest = (member, scales)
    return scales
  }

  /// Returns true if the type around a font shows its content enlarged while people hold a finger on it, as bars do.
  private func isEnlarged(_ link: NodeIndex, _ source: SourceFile) -> Bool {
    guard let type = source.type(around: link)?.node else { return false }
    return ["showsLargeContentViewer", "accessibilityShowsLargeContentViewer"].contains { name in
      names.nodes(name).contains { source.tree.subtree(of: type).contains($0) }
    }
  }

  /// Returns true for a dot or another plain shape, and for text without a letter or a digit: there is nothing to read.
  private func isDot(_ modifier: NodeIndex, _ source: SourceFile) -> Bool {
    let tree = source.tree
    guard let head = tree.links(of: source.chain(of: modifier)).first else { return false }
    if tree.isNamed(head, "Text"), let argument = tree.firstArgument(of: head) {
      return tree.stringLiteral(argument).map {
        !$0.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      } ?? false
    }
    guard tree.isNamed(head, "Image"),
      let name = tree.argument(of: head, "systemName").flatMap({ tree.stringLiteral($0) })
    else { return false }
    return ["circle", "circle.fill", "square", "square.fill", "diamond.fill", "capsule.fill"].contains(name)
  }

  /// Returns true for an image of a catalog: only if it's a symbol, which its name doesn't say, does a font change it.
  private func isOfCatalog(_ head: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.isNamed(head, "Image") && tree.firstPlainArgument(of: head) != nil
  }

  private func isOfGraphic(_ modifier: NodeIndex, _ source: SourceFile) -> Bool {
    let chain = source.chain(of: modifier)
    guard source.tree[chain].kind == .chain else { return false }
    return GraphicContent(of: source, project: project, followsMembers: true).isOnlyGraphics(chain: chain)
  }
}
