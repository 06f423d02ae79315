import Palettes

/// The area that reacts to a tap, by the frames and paddings that a chain writes in numbers.
struct TapArea {
  let project: SourceProject
  let tree: SyntaxTree
  /// True if every modifier so far leaves the size as the numbers say.
  var isKnown = true
  private var width: Double?
  private var height: Double?

  init(project: SourceProject, tree: SyntaxTree) { (self.project, self.tree) = (project, tree) }

  /// The lesser of the sides that are known, in points; nil if none is.
  var leastSide: Double? { isKnown ? [width, height].compactMap { $0 }.min() : nil }

  /// Applies modifiers in order.
  mutating func apply(_ links: ArraySlice<NodeIndex>) {
    for link in links where tree[link].kind == .member || tree[link].kind == .call {
      let name = tree.name(link)
      switch name {
      case "frame": applyFrame(link)
      case "padding": applyPadding(link)
      case "contentShape": if tree.text(link).holds("inset") { isKnown = false }
      case "buttonStyle":
        let style = tree.plainArguments(of: link).first.flatMap(tree.soleChain).flatMap { tree.links(of: $0).last }
        let isPlain = style.map { tree.isNamed($0, "plain") || tree.isNamed($0, "borderless") } ?? false
        if !isPlain { isKnown = false }
      default:
        if project.viewModifier(name) != nil || !Self.neutral.contains(name) && !name.hasPrefix("accessibility") {
          isKnown = false
        }
      }
    }
  }

  private mutating func applyFrame(_ link: NodeIndex) {
    var sides: (width: Double?, height: Double?)
    for argument in tree.arguments(of: link) where !tree.isNamed(argument, "alignment") {
      let number = ConstantNumber(tree: tree).value(ofArgument: argument)
      guard let number, tree.isNamed(argument, "width") || tree.isNamed(argument, "height") else {
        isKnown = false
        return
      }
      if tree.isNamed(argument, "width") { sides.width = number } else { sides.height = number }
    }
    if width == nil, height == nil { isKnown = true }
    (width, height) = (sides.width ?? width, sides.height ?? height)
  }

  private mutating func applyPadding(_ link: NodeIndex) {
    let arguments = tree.arguments(of: link)
    guard arguments.count == 1, let number = ConstantNumber(tree: tree).value(ofArgument: arguments[0]) else {
      isKnown = false
      return
    }
    (width, height) = (width.map { $0 + 2 * number }, height.map { $0 + 2 * number })
  }

  /// Modifiers of the system that leave the size unchanged.
  private static let neutral: Set<String> = [
    "foregroundStyle", "foregroundColor", "font", "fontWeight", "bold", "background", "overlay", "clipShape",
    "cornerRadius", "shadow", "opacity", "tint", "accentColor", "glassEffect", "glassEffectID", "glassEffectUnion",
    "glassEffectTransition", "onTapGesture", "disabled", "help", "animation", "transition", "id", "tag",
    "symbolRenderingMode", "symbolVariant", "symbolEffect", "resizable", "scaledToFit", "scaledToFill", "aspectRatio",
    "renderingMode", "imageScale", "rotationEffect", "offset", "zIndex", "blur", "clipped", "mask", "border", "fill",
    "stroke", "strokeBorder", "keyboardShortcut", "contentTransition", "layoutPriority", "hoverEffect", "onAppear",
    "onChange", "task", "sheet", "alert", "confirmationDialog", "popover", "position", "sensoryFeedback",
    "matchedGeometryEffect", "interpolation", "antialiased", "labelStyle", "lineLimit", "compositingGroup",
  ]
}
