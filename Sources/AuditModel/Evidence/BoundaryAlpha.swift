import ColorMath
import PaletteModel

/// The opacity of a boundary in one measurement.
package struct BoundaryAlpha: Hashable, Sendable {
  /// The measurement.
  package var measurement: MeasurementIndex
  /// The alpha of the stroke, 0…1.
  package var alpha: Double

  /// Creates the opacity of the boundary in a measurement, 0…1.
  package init(
    measurement: MeasurementIndex, alpha: Double
  ) {
    self.measurement = measurement
    self.alpha = alpha
  }
}
