import ColorMath
import Palettes

/// The colors of some operands in variants in which they are equal.
struct ColorGroup {
  /// The variants, in order.
  var variants: [Variant]
  /// The colors, in the order of the operands; nil if one of them has none there.
  let colors: [Color]?
  /// The reason that there are none; nil if there are.
  let problem: String?

  /// The ids of the variants: `light, light-reduced`.
  var words: String { variants.map(\.id).joined(separator: ", ") }
}
