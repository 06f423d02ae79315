package import ColorMath

/// The numbers of a condition on a color, which identify it.
package struct ConstraintKey: Hashable, Sendable {
  /// The luminance to contrast with; nil if a layer says it.
  package var luminance: RelativeLuminance?
  /// The least ratio.
  package var required: ContrastRatio
  /// The translucent layer that takes part; nil for opaque colors.
  package var layer: EncodedLayer?

  /// Creates the key of a condition from its numbers.
  package init(luminance: RelativeLuminance?, required: ContrastRatio, layer: EncodedLayer? = nil) {
    self.luminance = luminance
    self.required = required
    self.layer = layer
  }
}
