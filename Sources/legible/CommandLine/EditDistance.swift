/// The number of typing mistakes between two spellings.
enum EditDistance {
  /// The fewest insertions, deletions, replacements and swaps of neighbors; nil when it takes more than `limit`.
  ///
  /// Damerau–Levenshtein in the form of optimal string alignment: no letter is edited twice. Only the band of cells
  /// that can stay within the limit is computed, so the cost is the length times the limit.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforePrevious = [Int](repeating: tooFar, count: right.count + 1)
    var current = beforePrevious
    var previous = Array(0...right.count)
    for row in left.indices {
      let first = max(0, row - limit)
      let last = min(right.count - 1, row + limit)
      current[first] = first == 0 ? row + 1 : tooFar
      for column in stride(from: first, through: last, by: 1) {
        let isSame = left[row] == right[column]
        var best = min(previous[column] + (isSame ? 0 : 1), current[column] + 1)
        if column < row + limit { best = min(best, previous[column + 1] + 1) }
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = min(best, tooFar)
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
