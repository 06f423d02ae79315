package import ColorMath
import Palettes

/// A pair that passes with a material but would not without it.
package struct GlassLoss: Hashable, Sendable {
  /// The measurement: the one with transparency reduced.
  var measurement: MeasurementIndex
  /// The least ratio with full transparency.
  package var with: ContrastRatio
  /// The least ratio with transparency reduced, or without the material over an unchanged backdrop.
  package var without: ContrastRatio
  /// True if `without` was measured with transparency reduced, rather than without the material.
  package var isMeasured: Bool

  func cell(in input: AuditInput) -> Cell {
    var cell = Cell(measured: measurement, in: input)
    cell.ratio = without
    return cell
  }
}
