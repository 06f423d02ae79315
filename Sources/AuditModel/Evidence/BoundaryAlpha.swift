import ColorMath
import PaletteModel

/// The opacity of a boundary in one measurement.
package struct BoundaryAlpha: Hashable, Sendable {
  /// Index into `AuditResult.measurements`.
  package var measurement: Int
  /// The alpha of the stroke, 0…1.
  package var alpha: Double

  /// Creates the opacity of the boundary in a measurement, 0…1.
  package init(
    measurement: Int, alpha: Double
  ) {
    self.measurement = measurement
    self.alpha = alpha
  }
}
