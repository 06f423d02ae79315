package import ColorMath

/// The least changes, each by itself, that make a pair pass over all possible backdrops of its surface.
package struct Repairs: Hashable, Sendable {
  /// The opacity of a layer that the surface has.
  package struct Opacity: Hashable, Sendable {
    /// The layer as reports name it.
    package var layer: String
    /// The present opacity, 0…1.
    package var present: Double
    /// The least opacity that passes, in hundredths.
    package var least: StackRepair<Double>
  }

  /// The worst cell, for which the repairs are made.
  package var measurement: MeasurementIndex
  /// The change of the topmost translucent layer; nil if all of them are filters.
  package var opacity: Opacity?
  /// The least opacity of a black layer below the surface.
  package var black: StackRepair<Double>
  /// The least opacity of a white layer below the surface.
  package var white: StackRepair<Double>
  /// The nearest foreground; it keeps its alpha.
  ///
  /// Nil if it is an entry that has another answer, or none.
  package var foreground: StackRepair<PassingColor>?
}
