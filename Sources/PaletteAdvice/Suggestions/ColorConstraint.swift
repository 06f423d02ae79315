import AuditModel
import ColorMath

/// The condition on an 8-bit color for one measurement to pass.
enum ColorConstraint {
  /// An opaque color reaches a ratio with a luminance.
  case contrast(with: RelativeLuminance, ContrastRatio)
  /// A translucent color over an opaque one reaches a ratio with a luminance.
  case over(EncodedSRGB, alpha: Double, RelativeLuminance, ContrastRatio)
  /// A surface reaches a ratio with a translucent layer drawn on it.
  case under(EncodedLayer, ContrastRatio)
  /// Anything else: the scene is painted and measured again.
  case scene(Scene, MovablePart)

  /// Returns true if a color satisfies the constraint, by the arithmetic of the audit.
  func isSatisfied(by color: EightBitColor) -> Bool {
    switch self {
    case .contrast(let luminance, let required):
      return ContrastRatio(color.linear.relativeLuminance, luminance).reaches(required)
    case .over(let surface, let alpha, let luminance, let required):
      let seen = EncodedLayer(color.encoded, alpha: alpha).over(surface)
      return ContrastRatio(seen.relativeLuminance, luminance).reaches(required)
    case .under(let layer, let required):
      let seen = layer.over(color.encoded)
      return ContrastRatio(seen.relativeLuminance, color.linear.relativeLuminance).reaches(required)
    case .scene(let scene, let part):
      return scene.painted(part, color).minimum.reaches(scene.required)
    }
  }

  /// The identity of the constraint; nil for one that is not worth caching.
  var key: ConstraintKey? {
    switch self {
    case .contrast(let luminance, let required): ConstraintKey(luminance: luminance, required: required)
    case .over(let surface, let alpha, let luminance, let required):
      ConstraintKey(luminance: luminance, required: required, layer: EncodedLayer(surface, alpha: alpha))
    case .under(let layer, let required): ConstraintKey(luminance: nil, required: required, layer: layer)
    case .scene: nil
    }
  }
}
