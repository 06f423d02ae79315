import Palettes

/// The position of a view with respect to the rows of a list.
enum RowPlace: Hashable, Sendable {
  /// The views that show this one decide.
  case caller
  /// The view is a row by itself.
  case row
  /// The view is part of a row, or of no list at all.
  case inside
}

extension ViewContext {
  /// The context of the content of a stack or of another view that is one row as a whole.
  var insideRow: ViewContext {
    var context = self
    context.rowPlace = .inside
    return context
  }

  /// Returns the context of the rows of a list, a form or a table.
  func listRow(on platform: ApplePlatform) -> ViewContext {
    var row = rowBase(on: platform)
    let isWatch = platform == .watchOS
    let base: FoundSurface.Base =
      platform == .macOS ? .any : !hasGroupedList && !hasPlainList ? .bar : surface.base.isElevated ? .sheet : .screen
    row.listBackground =
      hidesListBackground
      ? surface
      : FoundSurface(layers: hasGroupedList && !isWatch ? [.system("systemGroupedBackground")] : [], base: base)
    row.ink = nil
    row.rowPlace = .row
    return row
  }

  private func rowBase(on platform: ApplePlatform) -> ViewContext {
    // The rows of a watch have a platter, whose color nobody has published.
    if platform == .watchOS { return covered(by: .bar) }
    let isInSheet = surface.base.isElevated
    if hasGroupedList { return covered(by: isInSheet ? .sheetRow : .row) }
    guard hasPlainList else { return covered(by: .bar) }
    return hidesListBackground ? self : covered(by: isInSheet ? .sheet : .screen)
  }

  /// True if rows have a background of their own in front of that of the list.
  var hasGroupedList: Bool {
    switch listStyle {
    case nil, "automatic", "insetGrouped", "grouped": true
    default: false
    }
  }

  private var hasPlainList: Bool { listStyle == "plain" || listStyle == "inset" }

  /// Applies the background of a row, which a list takes from the view that is the row, and from no view inside it.
  mutating func layRow(_ color: FoundColor, at place: (file: FileIndex, chain: NodeIndex)) {
    switch rowPlace {
    case .inside: break
    case .caller: rowBackground = Stated(value: color, chain: place.chain, file: place.file)
    case .row:
      let layer = color.fillingNone(with: ownRowColor)
      if !layer.isOpaque {
        // Whatever is stated takes the place of the row's own background, and so shines on that of the list.
        showsListBackground = hasGroupedList
        (surface, surfaceChain) = (listBackground, place)
      }
      if !layer.isClear { lay(layer, at: place) }
    }
  }

  /// The color that a row has by itself; nil where it shows its list.
  private var ownRowColor: FoundColor? {
    guard surface != listBackground else { return nil }
    guard surface.layers.isEmpty else { return .unresolved(.computed("a row")) }
    return switch surface.base {
    case .row, .sheetRow: .system("secondarySystemGroupedBackground")
    case .screen, .sheet: .system("systemBackground")
    case .caller, .elsewhere, .window, .bar, .any: .unresolved(.computed("a row"))
    }
  }

  /// Applies the backgrounds of rows that were stated where it was not known if the view is a row.
  ///
  /// - Parameters:
  ///   - inner: The context of the view by itself.
  ///   - outer: The context where the view is shown, which gets the background if the view is a row.
  mutating func resolveRow(of inner: ViewContext, in outer: inout ViewContext) {
    if inner.rowPlace == .caller { (rowPlace, listBackground) = (outer.rowPlace, outer.listBackground) }
    if listBackground.base == .screen, outer.surface.base.isElevated { listBackground.base = .sheet }
    guard let stated = inner.rowBackground, outer.rowPlace != .inside else {
      rowBackground = outer.rowBackground
      return
    }
    rowBackground = outer.rowPlace == .row ? nil : stated
    if outer.rowPlace == .row { outer.layRow(stated.value, at: (stated.file, stated.chain)) }
  }

  /// The context in which a background of a row counts even though no view shows it in a list.
  var settled: ViewContext {
    if isPartialSheet, surface.base == .sheet, !(surface.layers.last?.isOpaque ?? false) {
      var context = self
      context.surface.base = .any
      return context
    }
    guard surface.base == .caller || surface.base == .elsewhere, !(surface.layers.last?.isOpaque ?? false) else {
      return self
    }
    guard let stated = rowBackground else { return onScreen }
    var context = self
    let own = surface.layers
    // Behind a row whose background is not opaque is its list, whose style is unknown.
    context.surface = FoundSurface(base: .elsewhere)
    context.lay(stated.value, at: (stated.file, stated.chain))
    context.surface.layers = own + context.surface.layers
    if !own.isEmpty { context.surfaceChain = surfaceChain }
    return context
  }

  /// The context on the background of a screen, if it states the title of one.
  private var onScreen: ViewContext {
    guard isScreen else { return self }
    var context = self
    context.surface.base = .screen
    return context
  }

  /// True in the row of a list that gives links the color of plain text.
  var isInGroupedRow: Bool { surface.base == .row || surface.base == .sheetRow || showsListBackground }

  /// True if two of its conditions exclude each other through what they need: Liquid Glass is new in version 26.
  var isImpossible: Bool {
    let hasGlass = surface.layers.contains { if case .glass = $0 { true } else { false } }
    guard hasGlass else { return false }
    return conditions.contains { condition in
      guard case .available(_, let version, isAvailable: false) = condition else { return false }
      return version == "26" || version == "26.0"
    }
  }
}

extension FoundColor {
  /// The background of a row as a branch without one, for `isOn ? .red : nil`, where no color was told from a clear one.
  var withNone: FoundColor {
    guard case .choice(let branches) = self else { return self }
    return .choice(
      branches.map { $0.color?.isClear ?? false ? Branch(conditions: $0.conditions, color: nil) : $0 })
  }

  /// The color with another in the branches that have none.
  fileprivate func fillingNone(with other: FoundColor?) -> FoundColor {
    guard let other, case .choice(let branches) = self else { return self }
    return .choice(branches.map { Branch(conditions: $0.conditions, color: $0.color ?? other) })
  }
}
