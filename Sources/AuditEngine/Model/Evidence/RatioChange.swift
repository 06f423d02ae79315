package import ColorMath
import Palettes

/// A ratio and the one from which it fell.
package struct RatioChange: Hashable, Sendable {
  package var measurement: MeasurementIndex
  /// The ratio without the setting, 1…21.
  package var before: ContrastRatio
  /// The ratio with the setting, 1…21.
  package var after: ContrastRatio

  /// A smaller loss than this share of the ratio is rounding noise.
  private static let noise = 1e-9

  /// Records a loss; nil if there is none, or none that shows in printed ratios.
  ///
  /// Every minimum has at most two decimals, so that a loss that crosses one always shows.
  init?(in measurement: MeasurementIndex, from before: ContrastRatio, to after: ContrastRatio) {
    guard after.value < before.value * (1 - Self.noise), after.flooredText() != before.flooredText() else { return nil }
    self.measurement = measurement
    self.before = before
    self.after = after
  }

  /// Returns true if the loss takes the ratio below its minimum.
  func crosses(in input: AuditInput) -> Bool {
    guard let required = input.measurements[measurement].requirement.minimum else { return false }
    return before.reaches(required) && !after.reaches(required)
  }
}
