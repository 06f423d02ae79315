/// Puts measurements together by pair as a report lists them: mostly all of one pair in a row.
package struct PairGathering {
  /// The pairs so far, in the order in which each came first.
  package private(set) var pairs: [PairSnapshot] = []
  private var places: [PairSnapshot.Key: Int] = [:]
  private var current = 0

  /// Starts without pairs.
  package init() {}

  /// The pair that the next row belongs to unless `select` names another; nil before the first.
  package var key: PairSnapshot.Key? { pairs.isEmpty ? nil : pairs[current].key }

  /// Makes a pair the one that rows belong to.
  package mutating func select(_ key: PairSnapshot.Key) {
    current = places[key] ?? pairs.count
    guard current == pairs.count else { return }
    places[key] = current
    pairs.append(PairSnapshot(key, []))
  }

  /// Adds a measurement to the pair selected last; without one it is lost.
  package mutating func add(_ row: PairSnapshot.Row) {
    guard !pairs.isEmpty else { return }
    pairs[current].rows.append(row)
  }
}
