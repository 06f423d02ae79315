import Palettes

/// The context of a view from the views around it and behind it.
struct ViewContext: Sendable {
  /// The place of a modifier that stated something: in the chain being read, or further out.
  struct Stated<Value: Sendable>: Sendable {
    var value: Value
    /// The chain that stated it.
    var chain: NodeIndex
    var file: FileIndex
  }

  /// The color that the system gives to text without a stated foreground.
  enum Ink: Hashable, Sendable {
    /// That of plain text.
    case label
    /// The tint of controls.
    case tint
    /// Red, unless a tint is stated.
    case destructive
    /// One that the named view or style decides.
    case unknown(String)
  }

  var foreground: Stated<FoundColor>?
  /// The color of text without a foreground; nil if a view further out decides it.
  var ink: Ink?
  var surface = FoundSurface()
  /// The chain that stated the topmost layer.
  var surfaceChain: (file: FileIndex, chain: NodeIndex)?
  var rowPlace = RowPlace.caller
  /// The background of a row, stated where it is not known if the view is one.
  var rowBackground: Stated<FoundColor>?
  /// The surface of a row without a background.
  var listBackground = FoundSurface()
  /// True in a row of a grouped list that shows that surface in the place of its own background.
  var showsListBackground = false
  var fontSize: Double?
  var fontWeight: Int?
  var textStyle: TextStyle?
  var tint: FoundColor?
  /// True if a layer, or the foreground, is the accent color because no tint is stated yet.
  var (fillsWithTint, drawsWithTint) = (false, false)
  /// The names of the styles of buttons and lists; nil for the automatic one.
  var buttonStyle: String?
  var listStyle: String?
  /// The controls with a style of the project, or another one that may decide their colors and backgrounds.
  var ownStyles: StyledControls = []
  /// The controls with a style that is stated.
  var statedStyles: StyledControls = []
  /// The controls around it whose style only callers state, if anyone does.
  var openStyles: StyledControls = []
  /// The argument that states the style of labels, if that is one of the project.
  var labelStyle: SourceProject.Place?
  /// True if labels show their icons alone.
  var showsOnlyIcons = false
  /// True if lists show what is behind them.
  var hidesListBackground = false
  var conditions: [BranchCondition] = []
  /// True if it states the title of a screen, so that a bar of the system is around it.
  var isScreen = false
  /// True in a sheet that may be lower than the screen, which is of glass on newer systems.
  var isPartialSheet = false
  /// True if a modifier states the appearance, whatever it is further out.
  var isAppearanceStated = false
  /// The conditions that hold where other views show this one.
  var callerConditions: [BranchCondition] = []
  /// The needs of the way to the view, of properties of the view that it is part of.
  var needs: [ValueNeed] = []
  /// The values that a call gives to properties of the view.
  var known: [SourceProject.Place: KnownValue] = [:]
  /// True if placeholders take the place of its texts and symbols; nil if a view further out decides that.
  var isRedacted: Bool?
  /// A custom view around it, which may have any background.
  var opaqueContainer: String?
  /// True for content that is presented apart from the view that presents it.
  var isDetached = false
  /// True for text that a person types, which is never shown where the field is empty.
  var isTyped = false
  /// True in a control whose label is a picture alone.
  var isIconControl = false
  /// The product of the opacities around it, 0…1.
  var fade = 1.0
  /// True if a surface fades together with its text, or by an unknown amount.
  var isFadeUnknown = false

  /// The font that these add up to.
  var font: Font? {
    if let textStyle { return Font(textStyle, weight: fontWeight) }
    return fontSize.map { Font(size: $0, weight: fontWeight ?? 400) }
  }

  /// The context within further conditions; nil if they cannot hold.
  func adding(_ further: [BranchCondition]) -> ViewContext? {
    if further.isEmpty { return self }
    let clash = further.contains { condition in conditions.contains { $0.excludes(condition) } }
    guard !clash else { return nil }
    var context = self
    context.conditions += further.filter { !conditions.contains($0) }
    return context
  }

  /// The context with further needs; nil if the values of parameters never meet them.
  func needing(_ further: [ValueNeed], _ known: [SourceProject.Place: KnownValue]) -> ViewContext? {
    if further.isEmpty { return self }
    guard !further.contains(where: { $0.isExcluded(by: known) }) else { return nil }
    var context = self
    for need in further.lazy.map({ $0.following(known) }) where !context.needs.contains(need) {
      context.needs.append(need)
    }
    return context
  }

  /// Returns the context of content that is presented over all else: only conditions and the tint continue.
  func presented(on base: FoundSurface.Base) -> ViewContext {
    var context = ViewContext()
    context.surface.base = surface.base.level(of: base)
    context.conditions = conditions
    context.needs = needs
    context.isAppearanceStated = isAppearanceStated
    context.tint = tint
    context.isDetached = true
    context.rowPlace = .inside
    return context
  }

  /// Returns the context of a view that covers everything behind it with a background of the system.
  func covered(by base: FoundSurface.Base) -> ViewContext {
    var context = self
    context.surface = FoundSurface(base: surface.base.level(of: base))
    context.surfaceChain = nil
    context.showsListBackground = false
    return context
  }

  /// Returns the context of text whose color a view of the system decides.
  func inked(_ ink: Ink) -> ViewContext {
    var context = self
    context.ink = ink
    return context
  }

  /// The context of text with links, whose colors are several.
  var linked: ViewContext {
    var context = self
    context.foreground?.value = .unresolved(.unknownForm("text with links"))
    return context.inked(.unknown("Text"))
  }

  /// The context in a window with a tint, which accent colors follow.
  var tintedByWindow: ViewContext {
    let tint = FoundColor.unresolved(.computed("the window's tint"))
    var context = self
    context.tint = context.tint ?? tint
    if let own = foreground { context.foreground?.value = own.value.replacingAccent(by: tint) }
    context.surface.layers = surface.layers.map { $0.replacingAccent(by: tint) }
    return context
  }

  /// Lays a layer under what comes before in the chain.
  mutating func lay(_ color: FoundColor, at place: (file: FileIndex, chain: NodeIndex)) {
    surface = surface.adding(color)
    surfaceChain = place
    if fade != 1 { isFadeUnknown = true }
  }

  /// The effective foreground, and whether the source states it; nil if nothing tells.
  var text: (color: FoundColor, isStated: Bool)? {
    guard var color = foreground?.value ?? inkColor else { return nil }
    if isFadeUnknown { color = .unresolved(.computed("opacity")) }
    if fade != 1, color.isResolved { color = .opacity(color, fade) }
    return (color, foreground != nil)
  }

  /// The color that the system gives to text without a stated foreground; nil if it is not known.
  var inkColor: FoundColor? {
    switch ink ?? .label {
    case .label: .hierarchical(1)
    case .tint: tint ?? .accent
    // If a stated tint changes the color of a role, it is not published.
    case .destructive: tint == nil ? .system("systemRed") : nil
    case .unknown: nil
    }
  }
}
