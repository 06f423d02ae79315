import ColorMath
import Palettes

extension PairFinder {
  /// Reads a container of the system by what it puts behind its content, or a view of the project.
  mutating func readContainer(_ name: String, _ head: NodeIndex, _ chain: NodeIndex, _ context: ViewContext) {
    guard tree[head].flags.contains(.isQualified) || project.calledType(name, within: member?.typePath ?? "") == nil
    else {
      return readOther(name, head, chain, context)
    }
    switch name {
    case "List", "Form", "Table":
      let rows = context.listRow(on: tree.platform)
      readClosures(of: head, name == "Form" ? rows.styled(as: .form) : rows)
    case "NavigationStack", "NavigationView": readClosures(of: head, context.covered(by: .screen))
    case "WindowGroup", "Window", "Settings", "DocumentGroup", "UtilityWindow":
      readClosures(of: head, context.covered(by: .window))
    case "NavigationSplitView": readColumns(of: head, context)
    case "Section": readSection(head, context)
    case "ContentUnavailableView": readClosures(of: head, context.inked(.unknown(name)))
    case "GroupBox": readClosures(of: head, context.covered(by: .bar).styled(as: .groupBox))
    case "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration":
      readClosures(of: head, context.presented(on: .bar))
    case "ToolbarItem", "ToolbarItemGroup":
      let item = context.covered(by: .bar).inked(.unknown(name)).insideRow
      readClosures(of: head, item.inToolbar(on: tree.platform))
    case "Tab":
      // Its label is in the bar, in colors of the system.
      for argument in tree.arguments(of: head) where !tree.isNamed(argument, "label") {
        if let closure = tree.closure(of: argument) { readItems(of: closure, context.insideRow) }
      }
    case "DynamicIsland": readIsland(head, context)
    case "ForEach": if let within = context.needing(elements(of: head), known) { readClosures(of: head, within) }
    case _ where Self.rowKeeping.contains(name): readClosures(of: head, context)
    case _ where Self.plain.contains(name): readClosures(of: head, context.insideRow)
    default: readClosures(of: head, context.covered(by: .bar).inked(.unknown(name)).insideRow)
    }
  }

  /// The need for an element of the list that is shown one by one, if that is a property or a parameter.
  private func elements(of head: NodeIndex) -> [ValueNeed] {
    guard let argument = tree.firstPlainArgument(of: head), let chain = tree.soleChain(of: argument),
      let place = NeedReader(file: file, project: project).property(of: chain)
    else { return [] }
    return [.all([ValueTest(place: place, aspect: .isEmpty, isWanted: false)])]
  }

  /// Containers that put nothing behind their content and leave its color alone.
  private static let plain: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView", "Group",
    "ForEach", "TabView", "Tab", "TabSection", "GeometryReader", "ViewThatFits", "ScrollViewReader", "TimelineView",
    "AnyView", "OutlineGroup", "HSplitView", "VSplitView", "EmptyView", "AnyLayout", "PhaseAnimator",
    "KeyframeAnimator", "GlassEffectContainer", "ZStack", "EquatableView", "DynamicIslandExpandedRegion",
  ]

  /// Those of them that are no view by themselves: in a list, each view in them is a row.
  private static let rowKeeping: Set<String> = ["Group", "ForEach", "AnyView", "OutlineGroup", "EquatableView"]

  /// The first closure of a split view is its sidebar, which has a material; the others are screens.
  private mutating func readColumns(of head: NodeIndex, _ context: ViewContext) {
    for argument in tree.arguments(of: head) {
      guard let closure = tree.closure(of: argument) else { continue }
      let isScreen = tree.isNamed(argument, "detail") || tree.isNamed(argument, "content")
      readItems(of: closure, context.covered(by: isScreen ? .screen : .bar))
    }
  }

  /// Headers and footers have a color of their own, on the background of the list.
  private mutating func readSection(_ head: NodeIndex, _ context: ViewContext) {
    for argument in tree.arguments(of: head) {
      let isEdge = ["header", "footer"].contains { tree.name(argument) == $0 }
      let isGrouped = context.rowPlace == .row && context.hasGroupedList
      let base: FoundSurface.Base = isGrouped ? .bar : .caller
      var inner = isEdge && base == .bar ? context.covered(by: base) : context
      // In a list, the color of plain text depends on the style and on the version.
      if isEdge, context.rowPlace != .inside { inner = inner.inked(.unknown("Section")) }
      // Somewhere around a section is a list.
      if inner.surface.base == .caller { inner.surface.base = .elsewhere }
      if let closure = tree.closure(of: argument) {
        readItems(of: closure, inner)
      } else if isEdge, let chain = tree.soleChain(of: argument) {
        readChain(chain, inner)
      }
    }
  }

  /// The Dynamic Island is always black, and its content dark.
  private mutating func readIsland(_ head: NodeIndex, _ context: ViewContext) {
    var island = context.presented(on: .screen)
    island.surface = FoundSurface(layers: [.literal(Color(.sRGB, 0, 0, 0))])
    island.conditions.removeAll { $0.isAppearance }
    island.conditions.append(.appearance(isDark: true))
    island.isAppearanceStated = true
    for argument in tree.arguments(of: head) {
      if let closure = tree.closure(of: argument) { readItems(of: closure, island) }
    }
  }
}

extension ViewContext {
  /// The context of a label in a style that decides its color; a style of the project may decide all of it.
  private var styled: ViewContext {
    let isOfSystem = ["bordered", "borderedProminent", "glass", "glassProminent", "link", "card"]
      .contains { $0 == buttonStyle }
    return isOfSystem ? inked(.unknown("buttonStyle")) : lost(to: "a button style")
  }

  /// The context of an item of a toolbar, in which labels show their icons alone.
  func inToolbar(on platform: ApplePlatform) -> ViewContext {
    var context = self
    context.showsOnlyIcons = platform != .tvOS
    context.statedStyles.insert(.label)
    return context
  }

  /// Returns the context of the label of a control.
  func inside(control name: String, isDestructive: Bool, on platform: ApplePlatform) -> ViewContext {
    switch name {
    case "Button", "Menu":
      switch buttonStyle {
      case "plain": return isDestructive ? inked(.unknown("role")) : self
      // A button of macOS has a bezel, one of watchOS a platter.
      case nil where platform == .macOS || platform == .watchOS,
        "automatic" where platform == .macOS || platform == .watchOS:
        return covered(by: .bar).inked(.unknown(name))
      case nil, "automatic", "borderless": return inked(isDestructive ? .destructive : .tint)
      default: return styled
      }
    case "ShareLink", "Link":
      switch buttonStyle {
      case "plain": return self
      case nil, "automatic", "borderless": return inked(.tint)
      default: return styled
      }
    case "NavigationLink" where platform == .watchOS && buttonStyle != "plain":
      return covered(by: .bar).inked(.unknown(name))
    case "NavigationLink":
      return buttonStyle == "plain" || isInGroupedRow ? self : inked(.unknown(name))
    // What is typed into a text field has the color of plain text.
    case "LabeledContent", "ControlGroup", "DatePicker", "Picker":
      return inked(.unknown(name))
    default: return self
    }
  }
}
