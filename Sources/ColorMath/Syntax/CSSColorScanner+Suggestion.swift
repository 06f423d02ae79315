extension CSSColorScanner {
  /// Gives "; did you mean 'x'?" for the nearest known word, or nil when none is near.
  func didYouMean(_ word: Range<Int>, among known: [String]) -> String? {
    guard word.count <= 32 else { return nil }
    let word = lowercased(word)
    var nearest: String?
    var least = max(1, word.count / 3) + 1
    // Words of other lengths are farther away than the difference.
    for candidate in known where abs(candidate.utf8.count - word.count) < least {
      let distance = editDistance(word, Array(candidate.utf8))
      if distance < least {
        least = distance
        nearest = candidate
      }
    }
    return nearest.map { "; did you mean '\($0)'?" }
  }

  /// Counts insertions, deletions, replacements and swaps of neighboring bytes (optimal string alignment).
  private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var older = Array(repeating: 0, count: other.count + 1)
    var previous = Array(0...other.count)
    for line in one.indices {
      var row = [line + 1]
      for column in other.indices {
        let replaced = previous[column] + (one[line] == other[column] ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, one[line] == other[column - 1], one[line - 1] == other[column] {
          least = min(least, older[column - 1] + 1)
        }
        row.append(least)
      }
      older = previous
      previous = row
    }
    return previous[other.count]
  }
}
