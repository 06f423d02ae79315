import ColorMath

/// The rounded color of a node, with its luminance and cost.
struct Placement: Equatable {
  /// The new color; nil if it stays exactly as it is.
  var color: EightBitColor?
  /// Its luminance as the audit computes it.
  var luminance: Double
  /// The squared ΔE-OK from the original, without its weight.
  var cost: Double
}
