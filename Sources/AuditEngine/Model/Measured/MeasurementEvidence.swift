package import ColorMath

/// Everything needed to recompute one ratio.
package struct MeasurementEvidence: Hashable, Sendable {
  /// The foreground with its alpha, in the space in which it is written.
  package var foreground: Color
  /// Other published values of the foreground.
  package var foregroundAlternates: [Color]
  /// The color that the foreground is compared with, if that is not the surface.
  package var against: Color?
  /// Other published values of the compared color.
  package var againstAlternates: [Color]
  /// The foreground's values if a small glass element turned to the other appearance, and the foreground with it.
  package var flipped: [Color] = []
  /// The steps of the surface, bottom first.
  package var steps: [StackStep]
  /// Filters on the whole composite, the foreground included.
  package var filters: [ColorFilter]
  /// The possible backdrops; empty if a layer is opaque.
  package var backdrops: [ResolvedBackdrop] = []
  /// Backdrops near the extremes of the ratio: the lowest, then the highest; empty if a layer is opaque.
  package var witnesses: [Outlook.Witness] = []
  /// The height of the blocks of images in points: one line; 0 without images.
  package var lineHeight = 0.0
  /// The standard deviation of the blur of images in points; 0 without images.
  package var blur = 0.0
  /// The published values behind colors of the system; empty without such colors.
  package var systemColors: [SystemColorUse] = []
}
