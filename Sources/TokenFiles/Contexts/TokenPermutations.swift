import PaletteModel

/// The combinations of contexts on the axes that no variant chooses: each is audited separately.
struct TokenPermutations {
  /// The most permutations that are audited.
  static let most = 64

  /// The axes that differ, by index.
  let axes: [Int]
  /// One context for each of those axes; the default contexts come first.
  private(set) var all: [[Int]] = [[]]
  /// The number of permutations; nil for one that is too large for a number.
  private(set) var count: Int? = 1

  /// Multiplies the contexts of the axes that may change a color; if there are too many, one of each axis is kept.
  init(of set: TokenSet) {
    let open = set.axes.indices.filter { set.axes[$0].choices == nil && set.axes[$0].contexts.count > 1 }
    var influence = TokenColorInfluence(set)
    axes = open.count > 1 ? open.filter { influence.isColored($0) } : open
    for axis in axes {
      let product = count?.multipliedReportingOverflow(by: set.axes[axis].contexts.count)
      count = product.flatMap { $0.overflow ? nil : $0.partialValue }
    }
    for axis in axes {
      let order = Self.order(of: set.axes[axis])
      let taken = isOverLimit ? order.prefix(1) : order[...]
      all = all.flatMap { permutation in taken.map { permutation + [$0] } }
    }
  }

  /// True if there are more permutations than are audited.
  var isOverLimit: Bool { count ?? .max > Self.most }

  private static func order(of axis: TokenAxis) -> [Int] {
    let first = axis.fallback ?? 0
    return [first] + axis.contexts.indices.filter { $0 != first }
  }

  /// The contexts of all axes in a variant.
  func contexts(_ permutation: [Int], in variant: Variant, of set: TokenSet) -> [Int] {
    var contexts = set.axes.map { axis in axis.choices?[Int(variant.rawValue)] ?? axis.fallback ?? 0 }
    for (axis, context) in zip(axes, permutation) { contexts[axis] = context }
    return contexts
  }
}
