package import PaletteModel

/// Text below the minimum size of its platform.
package struct SmallText: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// The platform's minimum size in points.
  package var least: Double
  /// The place at which text of that size is declared.
  package var location: SourceLocation
  /// The variants in which the text exists.
  package var variants: VariantSet

  /// Creates evidence of text of a size in points, and the least size allowed there.
  package init(
    size: Double, least: Double, location: SourceLocation, variants: VariantSet
  ) {
    self.size = size
    self.least = least
    self.location = location
    self.variants = variants
  }
}
