package import ColorMath
import Palettes

/// A verdict that another rendering convention changes.
package struct VerdictFlip: Hashable, Sendable {
  var measurement: MeasurementIndex
  /// The convention under which the verdict changes.
  package var convention: RenderingConvention
  /// The ratio of the verdict, exact and unclamped.
  package var exact: ContrastRatio
  /// The ratio by the other convention.
  package var other: ContrastRatio

  /// Returns one cell for each measurement, however many conventions change it.
  static func cells(of flips: [VerdictFlip], in input: AuditInput) -> [Cell] {
    var cells: [Cell] = []
    for flip in flips where cells.last?.measurement != flip.measurement {
      cells.append(Cell(measured: flip.measurement, in: input))
    }
    return cells
  }
}
