package import ColorMath
import Palettes

/// A measurement that passes but misses the target for increased contrast.
package struct MissedTarget: Hashable, Sendable {
  package var measurement: MeasurementIndex
  /// The ratio that increased contrast should reach.
  package var target: ContrastRatio

  func cell(in input: AuditInput) -> Cell {
    var cell = Cell(measured: measurement, in: input)
    cell.required = target
    return cell
  }
}
