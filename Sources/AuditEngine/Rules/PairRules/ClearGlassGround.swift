import ColorMath
import Palettes
import SwiftReading

/// The surface behind clear glass, if the sources show it.
enum ClearGlassGround: Hashable {
  /// A dark layer.
  case dimmed
  /// Media that clear glass is meant for, such as a picture, a map, or a video.
  case media
  /// The background of a screen or a row, a color, or text.
  case plain
}

/// Reads the surface that a view or a modifier draws.
struct GroundReader {
  private let facts: SourceFacts
  private let file: FileIndex

  init(_ facts: SourceFacts, in file: FileIndex) { (self.facts, self.file) = (facts, file) }

  private var tree: SyntaxTree { facts.project.files[file].tree }

  /// A visible surface, a clear one that shows its backdrop, or an unknown one.
  enum Result: Hashable {
    case ground(ClearGlassGround)
    case clear
    case unknown
  }

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "ConcentricRectangle",
  ]

  /// Views of the system that draw nothing but text, controls, and plain backgrounds, besides their content.
  private static let plain: Set<String> = [
    "List", "Form", "Table", "Section", "ScrollView", "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group", "ForEach", "Text", "Label", "Button", "NavigationLink",
    "Link",
    "Toggle", "Divider", "TextField", "LinearGradient", "RadialGradient", "AngularGradient", "Color", "GeometryReader",
  ]

  private static let media = [
    "image", "photo", "picture", "video", "camera", "map", "artwork", "cover", "poster", "wallpaper", "thumbnail",
    "sceneview", "realityview", "meshgradient", "scanner",
  ]

  /// Returns true if a view's name says that it shows a picture.
  private func isMedia(_ link: NodeIndex) -> Bool {
    guard tree[link].kind == .name, tree[link].flags.contains(.isCalled), tree.isNamedAsType(link) else { return false }
    if tree.isNamed(link, "Image") { return tree.argument(of: link, "systemName") == nil }
    let name = tree.name(link).lowercased()
    return Self.media.contains(where: name.holds)
  }

  /// The surface of an item of a stack.
  func ground(ofItem item: NodeIndex) -> Result {
    guard tree[item].kind == .statement || tree[item].kind == .returnStatement else {
      return tree[item].kind == .ifStatement || tree[item].kind == .switchStatement ? content(item) : .clear
    }
    return tree.soleChain(of: item).map { ground(ofChain: $0) } ?? .unknown
  }

  /// The surface of a view with its modifiers before a link, or all of them.
  func ground(ofChain chain: NodeIndex, before link: NodeIndex? = nil) -> Result {
    let links = tree.links(of: chain).filter { other in link.map { other < $0 } ?? true }
    guard let head = links.first, tree[head].kind == .name else { return .unknown }
    if isMedia(head) { return .ground(.media) }
    let name = tree.name(head)
    if ["Spacer", "EmptyView"].contains(name) { return .clear }
    if name == "Color" || Self.shapes.contains(name) { return color(of: chain, links) }
    for link in links.dropFirst() where tree.isNamed(link, "background") {
      let ground = ground(ofBackground: link)
      if ground != .clear { return ground }
    }
    if facts.project.isShadowed(head, in: facts.project.files[file]) { return .unknown }
    return Self.plain.contains(name) ? content(chain) : .unknown
  }

  /// The surface that a background adds.
  func ground(ofBackground link: NodeIndex) -> Result {
    if let argument = tree.arguments(of: link).first(where: { tree.isUnnamed($0) || tree.isNamed($0, "content") }),
      let closure = tree.closure(of: argument)
    {
      let grounds = tree.children(of: closure).reversed().map { ground(ofItem: $0) }
      return grounds.first { $0 != .clear } ?? .clear
    }
    guard let layer = facts.layer(of: link, in: file) else { return .unknown }
    return Self.result(of: layer)
  }

  /// The surface of a color or a filled shape.
  private func color(of chain: NodeIndex, _ links: [NodeIndex]) -> Result {
    var colors = facts.placedColors
    let fill = links.dropFirst().first { tree.isNamed($0, "fill") || tree.isNamed($0, "foregroundStyle") }
    if let fill {
      return tree.firstPlainArgument(of: fill).map { Self.result(of: colors.color($0, in: file)) } ?? .unknown
    }
    guard let holder = facts.project.files[file].parent(of: chain), tree.isNamed(links[0], "Color") else {
      return .ground(.plain)
    }
    return Self.result(of: colors.color(holder, in: file))
  }

  private static func result(of color: FoundColor) -> Result {
    if case .unresolved = color { return .unknown }
    if color.branches.contains(where: { ($0.color?.plainAlpha ?? 1) >= 0.5 }) { return .ground(.plain) }
    return .clear
  }

  /// The surface that the code within a node draws: media if there are any, else plain if every view is known.
  private func content(_ node: NodeIndex) -> Result {
    var isKnown = true
    for inner in tree.subtree(of: node) where tree[inner].kind == .name && tree[inner].flags.contains(.isCalled) {
      if isMedia(inner) { return .ground(.media) }
      guard tree.isNamedAsType(inner) else { continue }
      let name = tree.name(inner)
      if !Self.plain.contains(name), !Self.shapes.contains(name), !["Spacer", "EmptyView", "Image"].contains(name) {
        isKnown = false
      }
    }
    return isKnown ? .ground(.plain) : .unknown
  }
}
