/// Groups measurements by pair in the order of a report, in which mostly all of one pair are adjacent.
package struct PairGathering {
  /// The pairs so far, in order of first occurrence.
  package private(set) var pairs: [PairSnapshot] = []
  private var places: [PairSnapshot.Key: Int] = [:]
  private var current = 0

  /// Starts without pairs.
  package init() {}

  /// The pair of the next row unless `select` names another; nil before the first.
  package var key: PairSnapshot.Key? { pairs.isEmpty ? nil : pairs[current].key }

  /// Selects the pair of the following rows.
  package mutating func select(_ key: PairSnapshot.Key) {
    current = places[key] ?? pairs.count
    guard current == pairs.count else { return }
    places[key] = current
    pairs.append(PairSnapshot(key, []))
  }

  /// Adds a measurement to the selected pair; without one it is dropped.
  package mutating func add(_ row: PairSnapshot.Row) {
    guard !pairs.isEmpty else { return }
    pairs[current].rows.append(row)
  }
}
