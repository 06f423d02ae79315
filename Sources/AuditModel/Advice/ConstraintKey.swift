package import ColorMath

/// The numbers of a condition on a color, which identify it.
package struct ConstraintKey: Hashable, Sendable {
  /// The luminance to contrast with; nil if a layer says it.
  package var luminance: RelativeLuminance?
  /// The least ratio.
  package var required: ContrastRatio
  /// The translucent layer that takes part; nil for opaque colors.
  package var layer: EncodedLayer?
  /// The side on which the color has to be; nil for either.
  package var isLighter: Bool?

  /// Creates the key of a condition from its numbers.
  package init(
    luminance: RelativeLuminance?, required: ContrastRatio, layer: EncodedLayer? = nil, isLighter: Bool? = nil
  ) {
    self.luminance = luminance
    self.required = required
    self.layer = layer
    self.isLighter = isLighter
  }
}
