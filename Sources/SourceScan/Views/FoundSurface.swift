/// The surface behind text, as far as the source says: layers, and the base below the last of them.
package struct FoundSurface: Hashable, Sendable {
  /// The base below the layers.
  package enum Base: String, Hashable, Sendable {
    /// The background of a screen: `systemBackground`.
    case screen
    /// The row of a list or a form: `secondarySystemGroupedBackground`.
    case row
    /// A sheet, a cover or a popover.
    case sheet
    /// A bar of the system.
    case bar
    /// Content of any kind, behind in a stack.
    case any
  }

  /// The layers, topmost first; none below an opaque one.
  package var layers: [FoundColor] = []
  /// The base below the layers, unless the last one is opaque.
  package var base = Base.screen

  /// Returns the surface with a layer on top.
  func adding(_ layer: FoundColor) -> FoundSurface {
    FoundSurface(layers: [layer] + (layer.isOpaque ? [] : layers), base: base)
  }

  /// True if the source names any of it.
  package var isStated: Bool { !layers.isEmpty }

  /// The first reason for which a layer is not known.
  package var unresolved: UnresolvedColor? { layers.lazy.compactMap { $0.unresolved }.first }
}
