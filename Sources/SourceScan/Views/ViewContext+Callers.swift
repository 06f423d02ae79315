import PaletteModel

extension ViewContext {
  /// Returns the context of a view that is shown in another one, given its context there; nil if both exclude each other.
  func shown(in outer: ViewContext) -> ViewContext? {
    var outer = outer
    // A view with an appearance of its own has it wherever it is shown.
    if isAppearanceStated { outer.conditions.removeAll { $0.isAppearance } }
    guard var context = adding(outer.conditions) else { return nil }
    context.isAppearanceStated = isAppearanceStated || outer.isAppearanceStated
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
      context.resolveStyles(in: outer)
    }
    context.tint = tint ?? outer.tint
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
  fileprivate func withoutConditions(but below: Set<BranchCondition>) -> ViewContext {
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
  fileprivate var sameConditions: [BranchCondition] {
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
    let isAppearanceStated: Bool
    let container: String?
    let numbers: [Double?]
    let isFadeUnknown: Bool
    let rowPlace: RowPlace
    let rowBackgrounds: [FoundSurface]
  }

  /// The identity of the context.
  var identity: Identity {
    Identity(
      foreground: foreground?.value, ink: ink, surface: surface, tint: tint, styles: [buttonStyle, listStyle],
      controls: [ownStyles, statedStyles, openStyles, showsOnlyIcons ? .label : []],
      conditions: conditions, isAppearanceStated: isAppearanceStated, container: opaqueContainer,
      numbers: [font?.size, font.map { Double($0.weight) }, fade], isFadeUnknown: isFadeUnknown,
      rowPlace: rowPlace,
      rowBackgrounds: [FoundSurface(layers: rowBackground.map { [$0.value] } ?? []), listBackground])
  }
}

/// The contexts in which the views of a project are shown, by the types of the views.
///
/// Every view is read once, by itself; what its callers give it comes from their contexts: a window or a sheet first,
/// then each view that it shows. A view with unknown callers has the unknown context as well.
struct CallerContexts {
  /// The most contexts of one view with the conditions of its callers.
  ///
  /// As many more count without them: contexts with different conditions often look the same. The rest is one unknown context.
  static let most = 8

  private var contexts: [String: [ViewContext]] = [:]
  private var known: [String: Set<ViewContext.Identity>] = [:]
  private var callees: [String: [PairFinder.Call]] = [:]
  /// The conditions in each view and in all that it shows, as far as they say the same in every view.
  private var below: [String: Set<BranchCondition>] = [:]

  /// Follows the calls that were read, and those that were not.
  ///
  /// - Parameters:
  ///   - sightings: The texts and graphics of the views.
  ///   - unread: The types of calls outside of all views that were read, each with its base if that is known.
  init(
    _ calls: [PairFinder.Call], showing sightings: [PairFinder.Sighting],
    unread: [(type: String, base: FoundSurface.Base?)]
  ) {
    collectConditions(calls, sightings)
    for call in calls { callees[call.caller, default: []].append(call) }
    let called = Set(calls.map { $0.type }).union(unread.map { $0.type })
    var queue: [(type: String, context: ViewContext)] = []
    for (type, base) in unread {
      var context = ViewContext()
      context.surface.base = base ?? .elsewhere
      add(context, to: type, &queue)
    }
    for caller in callees.keys.sorted() where !called.contains(caller) { add(ViewContext(), to: caller, &queue) }
    var next = 0
    while next < queue.count {
      let (caller, outer) = queue[next]
      next += 1
      for call in callees[caller] ?? [] {
        if let context = call.context.shown(in: outer) { add(context, to: call.type, &queue) }
      }
    }
  }

  /// The contexts of a view, at least one.
  func contexts(of type: String) -> [ViewContext] { contexts[type] ?? [ViewContext()] }

  private mutating func collectConditions(_ calls: [PairFinder.Call], _ sightings: [PairFinder.Sighting]) {
    for sighting in sightings { collect(sighting.context.sameConditions, of: sighting.caller) }
    for call in calls { collect(call.context.sameConditions, of: call.caller) }
    var isComplete = below.isEmpty
    while !isComplete {
      isComplete = true
      for call in calls.reversed() where call.caller != call.type {
        if collect(below[call.type] ?? [], of: call.caller) { isComplete = false }
      }
    }
  }

  /// Adds conditions to those of a view; true if one of them is new.
  @discardableResult
  private mutating func collect(_ conditions: some Collection<BranchCondition>, of type: String) -> Bool {
    guard !conditions.isEmpty else { return false }
    let count = below[type]?.count ?? 0
    below[type, default: []].formUnion(conditions)
    return (below[type]?.count ?? 0) > count
  }

  private mutating func add(
    _ context: ViewContext, to type: String, _ queue: inout [(type: String, context: ViewContext)]
  ) {
    let count = contexts[type]?.count ?? 0
    guard count <= 2 * Self.most else { return }
    let context =
      count < Self.most
      ? context : count < 2 * Self.most ? context.withoutConditions(but: below[type] ?? []) : ViewContext()
    guard known[type, default: []].insert(context.identity).inserted else { return }
    contexts[type, default: []].append(context)
    queue.append((type, context))
  }
}
