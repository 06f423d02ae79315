import ColorMath
import Palettes

extension PairFinder {
  /// Applies the statement of a modifier to the context of all before it in its chain.
  mutating func apply(_ name: String, _ link: NodeIndex, of chain: NodeIndex, to context: inout ViewContext) {
    let argument = tree.firstPlainArgument(of: link)
    switch name {
    case "foregroundStyle", "foregroundColor":
      guard let argument else { return }
      // Several styles are those of the layers of a symbol, which may be the ground of one another.
      let isOne = tree.plainArguments(of: link).count < 2
      let color = isOne ? foreground(argument, name, within: context) : .unresolved(.computed("a list of styles"))
      context.drawsWithTint = context.tint == nil && color == .accent && memberName(argument) == "tint"
      context.foreground = ViewContext.Stated(value: color, chain: chain, file: file)
    case "tint", "accentColor": if let argument { context.tint = resolver.color(argument, in: file) }
    case "listRowBackground": layRow(link, argument, chain, on: &context)
    case "background", "presentationBackground", "containerBackground":
      let color = backgroundColor(link, argument)
      lay(color, chain, on: &context)
    case "glassEffect":
      let color = glass(argument)
      lay(color, chain, on: &context)
    case "opacity", "listStyle", "scrollContentBackground": applyDisplay(name, link, argument, to: &context)
    case "buttonStyle": if let argument { applyButtonStyle(argument, chain, to: &context) }
    case _ where StyledControls.modifiers[name] != nil: applyStyle(name, argument, to: &context)
    case "font": if let argument { applyFont(argument, to: &context) }
    case "bold": context.fontWeight = 700
    // Other reasons hide less than all.
    case "redacted": if memberName(tree.argument(of: link, "reason")) == "placeholder" { context.isRedacted = true }
    case "unredacted": context.isRedacted = false
    case "presentationDetents": if isPartial(argument) { context.isPartialSheet = true }
    case "mask": if isMaskedByContent(argument) { context.opaqueContainer = "mask" }
    case "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode": context.isScreen = true
    case "fontWeight": if let name = memberName(argument) { context.fontWeight = Self.weight(name) }
    case "disabled": applyDisabled(argument, to: &context)
    case "environment", "preferredColorScheme", "colorScheme": applyScheme(link, to: &context)
    // The colors that such a filter gives are not computed.
    case _ where Self.filters.contains(name): applyFilter(link, to: &context)
    // A modifier that no file declares may state anything.
    case "modifier": if memberName(argument) != "EmptyModifier" { context = context.lost(to: "a modifier") }
    default: break
    }
  }

  /// Modifiers that state a foreground, a surface, a font or an appearance.
  static let stating = Set(StyledControls.modifiers.keys).union([
    "foregroundStyle", "foregroundColor", "tint", "accentColor", "background", "listRowBackground",
    "presentationBackground", "containerBackground", "glassEffect", "buttonStyle", "font", "bold",
    "fontWeight", "environment", "preferredColorScheme", "colorScheme", "opacity", "listStyle",
    "scrollContentBackground", "disabled", "redacted", "unredacted", "mask", "presentationDetents", "navigationTitle",
    "navigationBarTitle",
    "navigationBarTitleDisplayMode",
  ]).union(filters)

  /// Lays a layer under what comes before in the chain; the color is made before the call, which keeps a copy of all.
  func lay(_ color: FoundColor?, _ chain: NodeIndex, on context: inout ViewContext) {
    guard let color else { return }
    context.lay(color, at: (file, chain))
  }

  /// Applies the background of a row; without one, a row keeps its own.
  private mutating func layRow(
    _ link: NodeIndex, _ argument: NodeIndex?, _ chain: NodeIndex, on context: inout ViewContext
  ) {
    let parts = argument.map { tree.sequence(of: $0) } ?? []
    let isNone = parts.indices.contains { index in
      // Not the one of `color == nil`.
      (index == 0 || tree.isNamed(parts[index - 1], "?") || tree.isNamed(parts[index - 1], ":"))
        && tree.soleLink(of: parts[index]).map { tree[$0].kind == .nilValue } ?? false
    }
    if isNone, parts.count == 1 { return }
    guard let color = backgroundColor(link, argument) else { return }
    context.layRow(isNone ? color.withNone : color, at: (file, chain))
  }

  /// The foreground of a modifier; levels of a style that is stated further out have no published numbers.
  private mutating func foreground(_ argument: NodeIndex, _ name: String, within context: ViewContext) -> FoundColor {
    let color = resolver.color(argument, in: file)
    if case .accent = color, memberName(argument) == "tint", let tint = context.tint { return tint }
    // In the label of a button, the levels are those of its tint.
    let tint = context.ink == .tint || context.ink == .destructive ? context.inkColor : nil
    guard case .hierarchical(let level) = color, name == "foregroundStyle",
      let outer = context.foreground?.value ?? tint, let chain = tree.soleChain(of: argument),
      let link = tree.soleLink(of: chain), tree[link].kind == .implicitMember
    else { return color }
    if case .hierarchical = outer { return color }
    return level == 1 ? outer : .unresolved(.computed(color.text))
  }

  private mutating func glass(_ argument: NodeIndex?) -> FoundColor {
    guard let argument else { return .glass(GlassStyle()) }
    return resolver.color(argument, in: file, as: .glass)
  }

  private mutating func applyButtonStyle(_ argument: NodeIndex, _ chain: NodeIndex, to context: inout ViewContext) {
    context.buttonStyle = Self.style(memberName(argument) ?? "a style")
    switch context.buttonStyle {
    case "glass": lay(.glass(GlassStyle(isInteractive: true)), chain, on: &context)
    case "glassProminent":
      lay(.glass(GlassStyle(tint: context.tint ?? .accent, isInteractive: true)), chain, on: &context)
      context.fillsWithTint = context.tint == nil
    case "borderedProminent":
      lay(context.tint ?? .accent, chain, on: &context)
      context.fillsWithTint = context.tint == nil
    default: break
    }
  }

  /// The short name of a style of the system: `plain` of `PlainButtonStyle`.
  private static func style(_ name: String) -> String {
    guard name.hasSuffix("ButtonStyle"), let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return name }
    let short = String(name.dropLast("ButtonStyle".count))
    let own = short.prefix(1).lowercased() + short.dropFirst()
    return systemStyles.contains(own) ? own : name
  }

  private static let systemStyles: Set<String> = [
    "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent", "link",
  ]

  private func applyScheme(_ link: NodeIndex, to context: inout ViewContext) {
    guard let name = tree.arguments(of: link).last.flatMap(memberName), name == "dark" || name == "light" else {
      return
    }
    if tree.isNamed(link, "environment") {
      guard let path = tree.firstArgument(of: link).flatMap(tree.soleChain).flatMap(tree.soleLink),
        tree.isNamed(path, ".colorScheme")
      else { return }
    }
    context.conditions.removeAll { $0.isAppearance }
    context.conditions.append(.appearance(isDark: name == "dark"))
    context.isAppearanceStated = true
  }

  /// The name of the last link of an argument: `glass` of `.glass` and of `GlassStyle.glass`.
  func memberName(_ argument: NodeIndex?) -> String? {
    guard let argument, let chain = tree.soleChain(of: argument), let last = tree.links(of: chain).last else {
      return nil
    }
    return tree.name(last)
  }

  // MARK: - Backgrounds

  /// The layer of a background: a style, a shape that is filled, a color; nil when there is none.
  mutating func backgroundColor(_ link: NodeIndex, _ argument: NodeIndex?) -> FoundColor? {
    if let closure = tree.trailingClosure(of: link) ?? tree.arguments(of: link).lazy.compactMap(tree.closure).first {
      let items = tree.children(of: closure).filter { tree[$0].kind != .parameter }
      guard items.count == 1, tree[items[0]].kind == .statement, let chain = tree.soleChain(of: items[0]) else {
        return .unresolved(.picture("background"))
      }
      return layer(ofView: chain)
    }
    guard let argument else { return tree.isNamed(link, "background") ? .system("systemBackground") : nil }
    guard let chain = tree.soleChain(of: argument) else { return resolver.color(argument, in: file) }
    return layer(ofView: chain)
  }

  /// A view as a layer: its fill, or its color without the modifiers that only place it.
  mutating func layer(ofView chain: NodeIndex) -> FoundColor {
    let links = tree.links(of: chain)
    guard let head = links.first else { return .unresolved(.picture("view")) }
    if isShape(head), isStroke(links), !links.contains(where: { tree.isNamed($0, "fill") }) {
      // A stroke is an outline, and no surface.
      return .literal(Color(.sRGB, 0, 0, 0, alpha: 0))
    }
    if let fill = links.dropFirst().first(where: { tree.isNamed($0, "fill") || isForeground($0) && isShape(head) }),
      let argument = tree.firstPlainArgument(of: fill)
    {
      let color = resolver.color(argument, in: file)
      return dimmed(color, links)
    }
    if isShape(head) { return dimmed(.hierarchical(1), links) }
    let name = tree.name(head)
    if tree[head].kind == .name, tree[head].flags.contains(.isCalled), tree.isNamedAsType(head),
      !["Color", "UIColor", "AnyShapeStyle", "Material"].contains(name), !name.hasSuffix("Gradient")
    {
      if dimmed(.hierarchical(1), links).isClear { return .literal(Color(.sRGB, 0, 0, 0, alpha: 0)) }
      return .unresolved(.picture(name))
    }
    let own = links.prefix { !Self.placing.contains(tree.name($0)) }
    let color = resolver.color(ofLinks: Array(own), chain, in: file)
    return dimmed(color, Array(links.dropFirst(own.count)))
  }

  private func dimmed(_ color: FoundColor, _ links: [NodeIndex]) -> FoundColor {
    if links.contains(where: isFiltering) { return .unresolved(.computed("a color filter")) }
    for link in links where tree.isNamed(link, "opacity") && tree[link].kind == .member {
      guard let amount = ConstantNumber(tree: tree).value(ofArgument: tree.firstArgument(of: link)) else { continue }
      return .opacity(color, amount)
    }
    return color
  }

  private func isStroke(_ links: [NodeIndex]) -> Bool {
    links.contains { tree.isNamed($0, "stroke") || tree.isNamed($0, "strokeBorder") }
  }

  /// Returns true if a view is covered by an overlay that is more than an outline.
  func isCovered(_ links: [NodeIndex]) -> Bool {
    links.dropFirst().contains { link in
      guard tree.isNamed(link, "overlay") else { return false }
      guard let argument = tree.firstArgument(of: link), let chain = tree.soleChain(of: argument) else { return true }
      let links = tree.links(of: chain)
      return !(links.first.map { isShape($0) } ?? false && isStroke(links))
    }
  }

  private func isForeground(_ link: NodeIndex) -> Bool {
    tree.isNamed(link, "foregroundStyle") || tree.isNamed(link, "foregroundColor")
  }

  /// Returns true if a view is a shape of SwiftUI.
  func isShape(_ head: NodeIndex) -> Bool {
    guard tree[head].kind == .name, tree[head].flags.contains(.isCalled) else { return false }
    switch tree.name(head) {
    case "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
      "ContainerRelativeShape", "ConcentricRectangle":
      return true
    default: return false
    }
  }

  /// Modifiers that change where a color is shown, not which.
  private static let placing: Set<String> = [
    "ignoresSafeArea", "edgesIgnoringSafeArea", "frame", "padding", "cornerRadius", "clipShape", "shadow", "blur",
    "overlay", "border", "allowsHitTesting", "accessibilityHidden", "onTapGesture", "transition", "animation",
    "offset", "scaleEffect", "mask", "zIndex",
  ]
}
