import ColorMath

/// The numbers of a condition on a color, which identify it.
struct ConstraintKey: Hashable, Sendable {
  /// The luminance to contrast with; nil if a layer says it.
  var luminance: RelativeLuminance?
  /// The least ratio.
  var required: ContrastRatio
  /// The translucent layer that takes part; nil for opaque colors.
  var layer: EncodedLayer?
  /// The side on which the color has to be; nil for either.
  var isLighter: Bool?
}
