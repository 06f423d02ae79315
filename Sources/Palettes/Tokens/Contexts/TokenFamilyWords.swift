/// The words that tell families apart.
///
/// `acme/semantic` and `zeta/semantic` differ in `acme` and `zeta`, whatever their files are called: these words name
/// the families, and all files that have one of them belong to it.
struct TokenFamilyWords {
  private let words: Set<String>

  /// Compares names that exclude each other; of several different words on a side those count that differ most often,
  /// then those that most names have.
  init(of pairs: [(Set<String>, Set<String>)], among names: [[String]]) {
    var counts: [String: Int] = [:]
    var uses: [String: Int] = [:]
    for word in names.joined() { uses[word, default: 0] += 1 }
    for (one, other) in pairs {
      for word in one.symmetricDifference(other) { counts[word, default: 0] += 1 }
    }
    var words: Set<String> = []
    for (one, other) in pairs {
      let sides = [one.subtracting(other), other.subtracting(one)]
      if sides.contains([]) {
        words.formUnion(one.union(other))
        continue
      }
      for side in sides {
        let most = side.map { counts[$0, default: 0] }.max()
        let best = side.filter { counts[$0, default: 0] == most }
        let commonest = best.map { uses[$0, default: 0] }.max()
        words.formUnion(best.filter { uses[$0, default: 0] == commonest })
      }
    }
    self.words = words
  }

  /// Returns the words of a name that tell it from others; all of them if none does.
  func key(of name: [String]) -> [String] {
    let own = name.filter { words.contains($0) }
    return own.isEmpty ? name : own
  }
}
