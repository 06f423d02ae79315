package import Palettes

/// Text below the minimum size of its platform.
package struct SmallTextEvidence: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// The platform's minimum size in points.
  package var least: Double
  /// The place at which text of that size is declared.
  package var location: SourceLocation
  /// The variants in which the text exists.
  var variants: VariantSet
}
