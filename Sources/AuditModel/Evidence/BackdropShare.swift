package import ColorMath

/// The share of possible backdrops over which a pair passes.
package struct BackdropShare: Hashable, Sendable {
  /// Index into `AuditResult.measurements`.
  package var measurement: Int
  /// The share of all colors of sRGB, by volume of its encoded cube; proven bounds.
  package var share: PassingShare

  /// Creates the share of backdrops over which a measurement passes.
  package init(
    measurement: Int, share: PassingShare
  ) {
    self.measurement = measurement
    self.share = share
  }
}
