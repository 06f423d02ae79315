import FileSyntax

/// Known names similar to a misspelled one.
package enum NameSuggestion {
  /// The longest name, in UTF-8 bytes, that gets suggestions; it bounds the cost of hostile input.
  static let longestName = 128

  /// The candidates within a few typos of a name, nearest first, ties in the order given.
  ///
  /// A third of the name's length may differ, at most 3 insertions, deletions, replacements or swaps of neighbors; case
  /// is ignored. A longer name is also compared by its last parts, cut at `/` or `.`. No name is given twice.
  package static func closest(to name: String, among candidates: [String], limit: Int = 3) -> [String] {
    guard !name.isEmpty, name.utf8.count <= longestName else { return [] }
    let wanted = folded(name)
    let allowance = min(3, max(1, wanted.count / 3), wanted.count - 1)
    let ranked = candidates.enumerated().compactMap { index, candidate in
      slips(from: wanted, to: candidate, atMost: allowance).map { (slips: $0, index: index) }
    }
    var shown: Set<String> = []
    return ranked.ordered { $0 < $1 }.map { candidates[$0.index] }.filter { shown.insert($0.inQuotes).inserted }
      .prefix(limit).map { $0 }
  }

  /// `; did you mean 'a', 'b', or 'c'?` to follow a statement, or the fallback if nothing is close.
  package static func question(for name: String, among candidates: [String], else fallback: String = "") -> String {
    let found = closest(to: name, among: candidates).map { $0.inQuotes }
    return found.isEmpty ? fallback : "; did you mean \(found.inWords("or"))?"
  }

  private static func folded(_ text: String) -> [Unicode.Scalar] { Array(text.lowercased().unicodeScalars) }

  private static func slips(from wanted: [Unicode.Scalar], to candidate: String, atMost limit: Int) -> Int? {
    guard candidate.utf8.count <= longestName else { return nil }
    let whole = folded(candidate)
    let ends = ["/", "."].map { end(of: whole, like: wanted, cutAt: $0) }
    return ([whole] + ends).compactMap { edits(wanted, $0, atMost: limit) }.min()
  }

  /// The last parts of a name, as many as the wanted name has.
  private static func end(
    of whole: [Unicode.Scalar], like wanted: [Unicode.Scalar], cutAt sign: Unicode.Scalar
  ) -> [Unicode.Scalar] {
    var cuts = wanted.count { $0 == sign } + 1
    let start = whole.lastIndex { scalar in
      if scalar == sign { cuts -= 1 }
      return cuts == 0
    }
    return start.map { Array(whole[($0 + 1)...]) } ?? whole
  }

  /// The distance between two spellings (optimal string alignment), nil above the limit.
  private static func edits(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var older = [Int](repeating: 0, count: right.count + 1)
    var current = older
    var previous = Array(0...right.count)
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, older[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (older, previous, current) = (previous, current, older)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
