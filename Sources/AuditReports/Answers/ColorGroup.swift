package import ColorMath
package import Palettes

/// The colors of some operands in variants in which they are equal.
package struct ColorGroup {
  /// The variants, in order.
  package var variants: [Variant]
  /// The colors, in the order of the operands; nil if one of them has none there.
  package let colors: [Color]?
  /// The reason that there are none; nil if there are.
  let problem: String?

  /// Bundles the colors in some variants.
  package init(variants: [Variant], colors: [Color]?, problem: String?) {
    (self.variants, self.colors, self.problem) = (variants, colors, problem)
  }

  /// The ids of the variants: `light, light-reduced`.
  var words: String { variants.map { $0.id }.joined(separator: ", ") }
}
