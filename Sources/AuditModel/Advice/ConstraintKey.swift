package import ColorMath

/// The numbers of a condition on a color, which identify it.
package struct ConstraintKey: Hashable, Sendable {
  package var luminance: RelativeLuminance?
  package var required: ContrastRatio
  package var layer: EncodedLayer?

  /// Joins the numbers of a condition.
  package init(luminance: RelativeLuminance?, required: ContrastRatio, layer: EncodedLayer? = nil) {
    self.luminance = luminance
    self.required = required
    self.layer = layer
  }
}
