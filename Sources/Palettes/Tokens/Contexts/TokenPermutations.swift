/// The combinations of readings on the axes that have several: each is audited separately.
struct TokenPermutations {
  /// The most permutations that are audited.
  static let most = 64

  /// The axes that differ, by index.
  let axes: [Int]
  /// One reading of each of those axes; the default ones come first.
  private(set) var all: [[Int]] = [[]]
  /// The number of permutations; nil for one that is too large for a number.
  private(set) var count: Int? = 1

  /// Multiplies the readings of the axes that may change a color; if there are too many, one of each axis is kept.
  init(of set: TokenSet) {
    let open = set.axes.indices.filter { set.axes[$0].readings.count > 1 }
    var influence = TokenColorInfluence(set)
    axes = open.count > 1 ? open.filter { influence.isColored($0) } : open
    for axis in axes {
      let product = count?.multipliedReportingOverflow(by: set.axes[axis].readings.count)
      count = product.flatMap { $0.overflow ? nil : $0.partialValue }
    }
    for axis in axes {
      let order = set.axes[axis].readings.indices
      let taken = isOverLimit ? order.prefix(1) : order
      all = all.flatMap { permutation in taken.map { permutation + [$0] } }
    }
  }

  /// True if there are more permutations than are audited.
  var isOverLimit: Bool { count ?? .max > Self.most }

  /// The readings of all axes.
  func readings(_ permutation: [Int], of set: TokenSet) -> [Int] {
    var readings = Array(repeating: 0, count: set.axes.count)
    for (axis, reading) in zip(axes, permutation) { readings[axis] = reading }
    return readings
  }
}
