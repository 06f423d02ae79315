package import Palettes

/// A screenshot that was looked at.
package struct LookShot: Hashable, Sendable {
  /// Something in a screenshot that was not measured, and its number.
  package struct LeftOut: Hashable, Sendable {
    /// A short code: `symbols`, `pictures`, `limit`, `outside-frames`, or `findings-without-text`.
    package var code: String
    /// The number of places.
    package var count: Int

    /// Creates a count.
    package init(code: String, count: Int) { (self.code, self.count) = (code, count) }
  }

  /// The path as the caller names it.
  package var file: String
  /// The number of columns of pixels.
  package var width: Int
  /// The number of rows of pixels.
  package var height: Int
  /// The number of pixels per point; nil if neither the file nor the caller says it.
  package var scale: Double?
  /// The variant that explains most of its colors; nil without a palette, or if it explains none.
  package var variant: Variant?
  /// The places that were not measured, by code.
  package var leftOut: [LeftOut]
  /// Oddities of the file.
  package var warnings: [String]
}
