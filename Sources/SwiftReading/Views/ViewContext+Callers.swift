import Palettes

extension ViewContext {
  /// Returns the context of a view that is shown in another one, given its context there; nil if both exclude each other.
  func shown(in outer: ViewContext) -> ViewContext? {
    guard !isExcluded(in: outer) else { return nil }
    if tint == nil, let tint = outer.tint, fillsWithTint || drawsWithTint {
      return tinted(by: tint).shown(in: outer)
    }
    var outer = outer
    // A view with an appearance of its own has it wherever it is shown.
    if isAppearanceStated { outer.conditions.removeAll { $0.isAppearance } }
    guard var context = adding(outer.conditions) else { return nil }
    context.isAppearanceStated = isAppearanceStated || outer.isAppearanceStated
    context.needs = []
    context.isRedacted = isRedacted ?? outer.isRedacted
    context.known = known.compactMapValues { $0.resolved(by: outer.known) }
    context.resolveRow(of: self, in: &outer)
    context.callerConditions = outer.conditions.filter { !conditions.contains($0) }
    if !isDetached {
      context.foreground = foreground ?? outer.foreground
      context.ink = ink ?? outer.ink
      context.opaqueContainer = opaqueContainer ?? outer.opaqueContainer
      context.buttonStyle = buttonStyle ?? outer.buttonStyle
      context.listStyle = listStyle ?? outer.listStyle
      context.isFadeUnknown = isFadeUnknown || outer.isFadeUnknown || outer.fade != 1 && surface.isStated
      context.fade = fade * outer.fade
      if textStyle == nil, fontSize == nil { (context.textStyle, context.fontSize) = (outer.textStyle, outer.fontSize) }
      context.fontWeight = fontWeight ?? outer.fontWeight
      context.isDetached = outer.isDetached
      context.isScreen = isScreen || outer.isScreen
      context.isPartialSheet = isPartialSheet || outer.isPartialSheet
      context.resolveStyles(in: outer)
    }
    context.tint = tint ?? outer.tint
    context.fillsWithTint = context.tint == nil && (fillsWithTint || !isDetached && outer.fillsWithTint)
    context.drawsWithTint = context.tint == nil && (drawsWithTint || foreground == nil && outer.drawsWithTint)
    switch surface.base {
    case .caller, .elsewhere:
      if let last = surface.layers.last, last.isOpaque {
        // A background of the system is elevated with what presents it.
        if outer.surface.base.isElevated { context.surface.base = .sheet }
        break
      }
      let base = outer.surface.base == .caller ? surface.base : outer.surface.base
      context.surface = FoundSurface(layers: surface.layers + outer.surface.layers, base: base)
      if surface.layers.isEmpty { context.surfaceChain = outer.surfaceChain }
    case .row where outer.surface.base.isElevated: context.surface.base = .sheetRow
    case .screen where outer.surface.base.isElevated: context.surface.base = .sheet
    case .row, .screen, .window, .sheet, .sheetRow, .bar, .any: break
    }
    return context.isImpossible ? nil : context
  }

  /// Returns the context with a tint in the place of the accent color where that is the tint.
  private func tinted(by tint: FoundColor) -> ViewContext {
    var context = self
    if fillsWithTint { context.surface.layers = surface.layers.map { $0.replacingAccent(by: tint) } }
    if drawsWithTint, let own = foreground { context.foreground?.value = own.value.replacingAccent(by: tint) }
    (context.fillsWithTint, context.drawsWithTint) = (false, false)
    return context
  }

  /// Returns true if the values that a call gives to the view around this one never lead here.
  func isExcluded(in outer: ViewContext) -> Bool {
    !outer.known.isEmpty && needs.contains { $0.isExcluded(by: outer.known) }
  }

  /// Applies the styles of callers to the controls around a view.
  private mutating func resolveStyles(in outer: ViewContext) {
    let button = openStyles.contains(.button) ? outer.buttonStyle : nil
    let isLost = !openStyles.isDisjoint(with: outer.ownStyles) || openStyles.contains(.label) && outer.showsOnlyIcons
    ownStyles.formUnion(outer.ownStyles.subtracting(statedStyles))
    if !statedStyles.contains(.label) { showsOnlyIcons = outer.showsOnlyIcons }
    openStyles = openStyles.subtracting(outer.statedStyles).union(outer.openStyles)
    statedStyles.formUnion(outer.statedStyles)
    switch button {
    case nil, "automatic", "borderless": break
    case "plain" where ink == .tint: ink = .label
    case "plain" where ink != .destructive: break
    default: self = lost(to: "a button style")
    }
    if isLost { self = lost(to: "a style") }
  }

  /// Returns the context whatever the app shows, in the appearance that it has.
  ///
  /// - Parameter below: The conditions in the views that it shows: those that exclude one of them are kept, for a view
  ///   never shows its branch for one version of the system where its caller has another one.
  func withoutConditions(but below: Set<BranchCondition>) -> ViewContext {
    func isLeft(_ condition: BranchCondition) -> Bool {
      guard !condition.isAppearance, !condition.isOfLockScreen else { return true }
      return condition.isSame && below.contains { $0.excludes(condition) }
    }
    var context = self
    context.conditions.removeAll { !isLeft($0) }
    context.callerConditions.removeAll { !isLeft($0) }
    return context
  }

  /// The conditions that say the same in every view, with the version that glass needs.
  var sameConditions: [BranchCondition] {
    let hasGlass = surface.layers.contains { if case .glass = $0 { true } else { false } }
    let glass = BranchCondition.available(platform: "iOS", version: "26", isAvailable: true)
    return conditions.filter { $0.isSame && !$0.isAppearance } + (hasGlass ? [glass] : [])
  }

  /// The parts of a context that its views can see, to recognize equal ones.
  struct Identity: Hashable {
    let foreground: FoundColor?
    let ink: Ink?
    let surface: FoundSurface
    let tint: FoundColor?
    let styles: [String?]
    let controls: [StyledControls]
    let conditions: [BranchCondition]
    let known: [SourceProject.Place: KnownValue]
    let isAppearanceStated: Bool
    let isRedacted: Bool?
    let places: [Bool]
    let usesTint: [Bool]
    let container: String?
    let numbers: [Double?]
    let isFadeUnknown: Bool
    let rowPlace: RowPlace
    let rowBackgrounds: [FoundSurface]
  }

  var identity: Identity {
    Identity(
      foreground: foreground?.value, ink: ink, surface: surface, tint: tint, styles: [buttonStyle, listStyle],
      controls: [ownStyles, statedStyles, openStyles, showsOnlyIcons ? .label : []],
      conditions: conditions, known: known, isAppearanceStated: isAppearanceStated, isRedacted: isRedacted,
      places: [isScreen, isPartialSheet], usesTint: [fillsWithTint, drawsWithTint], container: opaqueContainer,
      numbers: [font?.size, font.map { Double($0.weight) }, fade], isFadeUnknown: isFadeUnknown,
      rowPlace: rowPlace,
      rowBackgrounds: [FoundSurface(layers: rowBackground.map { [$0.value] } ?? []), listBackground])
  }
}
