package import ColorMath

/// A change of one color that makes a finding's pair pass.
package struct Suggestion: Hashable, Sendable {
  /// The token or literal that changes, as reports name it.
  package var token: String
  /// The condition of the entry that changes, such as `Dark`; nil if it is the only one that fails.
  package var condition: String?
  /// The suggested color, in 8 bits per channel.
  package var color: EightBitColor
  /// The ratio with it in the worst cell.
  package var ratio: ContrastRatio
  /// The distance from the present color in Oklab.
  package var deltaEOK: Double
  /// The preset that chose the color.
  package var preset: String
}
