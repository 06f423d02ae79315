package import ColorMath

/// The share of possible backdrops over which a pair passes.
package struct BackdropShare: Hashable, Sendable {
  /// The measurement.
  package var measurement: MeasurementIndex
  /// The share of all colors of sRGB, by volume of its encoded cube; proven bounds.
  package var share: PassingShare

  /// Creates the share of backdrops over which a measurement passes.
  package init(
    measurement: MeasurementIndex, share: PassingShare
  ) {
    self.measurement = measurement
    self.share = share
  }
}
