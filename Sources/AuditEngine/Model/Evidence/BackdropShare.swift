package import ColorMath

/// The share of possible backdrops over which a pair passes.
package struct BackdropShare: Hashable, Sendable {
  package var measurement: MeasurementIndex
  /// The share of all colors of sRGB, by volume of its encoded cube; proven bounds.
  package var share: PassingShare
}
