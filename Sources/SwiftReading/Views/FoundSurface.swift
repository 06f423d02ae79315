/// The surface behind text, as far as the source says: layers, and the base below the last of them.
package struct FoundSurface: Hashable, Sendable {
  /// The base below the layers.
  package enum Base: String, Hashable, Sendable {
    /// Unknown: the views that show this one decide.
    case caller
    /// Unknown as well, and no screen by itself: code that was not followed shows it, or a part of a list.
    case elsewhere
    /// The background of a screen, `systemBackground`, at the level of what presents it.
    case screen
    /// The row of a list or a form: `secondarySystemGroupedBackground`.
    case row
    /// A sheet or a popover, elevated above what presents it.
    case sheet
    /// A window, or a cover of the whole screen, which is not elevated.
    case window
    /// The row of a list or a form in a sheet.
    case sheetRow
    /// A bar of the system.
    case bar
    /// Content of any kind, behind in a stack.
    case any

    /// True if the backgrounds of the system have their elevated values on it.
    var isElevated: Bool { self == .sheet || self == .sheetRow }

    /// True if the views that show this one decide.
    var isOpen: Bool { self == .caller || self == .elsewhere }

    /// The base of what is shown on this one: a screen has its level.
    func level(of base: Base) -> Base {
      guard base == .screen else { return base }
      return isElevated ? .sheet : self == .window ? .window : .screen
    }
  }

  /// The layers, topmost first; none below an opaque one.
  package var layers: [FoundColor] = []
  /// The base below the layers, unless the last one is opaque.
  package var base = Base.caller

  /// Returns the surface with a layer on top.
  func adding(_ layer: FoundColor) -> FoundSurface {
    if layer.isClear { return self }
    return FoundSurface(layers: [layer] + (layer.isOpaque ? [] : layers), base: base)
  }

  /// Returns true if it looks the same: what is below an opaque layer only decides if that is elevated.
  func looksLike(_ other: FoundSurface) -> Bool {
    guard layers == other.layers else { return false }
    return layers.last?.isOpaque ?? false ? base.isElevated == other.base.isElevated : base == other.base
  }

  /// True if the source names any of it.
  var isStated: Bool { !layers.isEmpty }

  /// True if flat colors are laid on a flat opaque one, or on a background of the system, so that nothing else shows through.
  package var isFlat: Bool {
    (layers.count > 1 && layers.last?.isOpaque ?? false || [.screen, .window, .row, .sheet, .sheetRow].contains(base))
      && layers.allSatisfy { $0.isResolved && !$0.isMaterial && !$0.holdsGradient }
  }

  /// True if a material or glass is among its layers.
  package var hasMaterial: Bool { layers.contains { $0.isMaterial } }

  /// True if the source or the system decides all of it.
  ///
  /// That is an opaque layer, a background of the system, or a layer of its own over anything.
  var isCertain: Bool {
    guard unresolved == nil else { return false }
    if layers.last?.isOpaque ?? false { return true }
    switch base {
    case .screen, .window, .row, .sheet, .sheetRow: return true
    case .any: return hidesMost
    case .caller, .elsewhere, .bar: return false
    }
  }

  /// True if a layer hides more than half of what is behind, which decides as much as a fill that hides less.
  package var hidesMost: Bool { layers.contains { $0.isMaterial || $0.coverage > 0.5 } }

  /// The first reason for which a layer is not known.
  package var unresolved: UnresolvedColor? { layers.lazy.compactMap { $0.unresolved }.first }
}
