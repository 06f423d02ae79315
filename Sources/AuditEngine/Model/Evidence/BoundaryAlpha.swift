import ColorMath
import Palettes

/// The opacity of a boundary in one measurement.
package struct BoundaryAlpha: Hashable, Sendable {
  package var measurement: MeasurementIndex
  /// The alpha of the stroke, 0…1.
  package var alpha: Double
}
