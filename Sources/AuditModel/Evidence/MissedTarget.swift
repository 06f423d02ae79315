package import ColorMath
import PaletteModel

/// A measurement that passes but misses the target for increased contrast.
package struct MissedTarget: Hashable, Sendable {
  /// The measurement.
  package var measurement: MeasurementIndex
  /// The ratio that increased contrast should reach.
  package var target: ContrastRatio

  /// Creates evidence of a measurement that misses a target.
  package init(
    measurement: MeasurementIndex, target: ContrastRatio
  ) {
    self.measurement = measurement
    self.target = target
  }

  func cell(in input: AuditInput) -> Cell {
    var cell = Cell(measured: measurement, in: input)
    cell.required = target
    return cell
  }
}
