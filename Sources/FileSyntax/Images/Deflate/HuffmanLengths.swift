/// Code lengths of the shortest prefix code within a limit, by package-merge (Larmore and Hirschberg 1990).
enum HuffmanLengths {
  /// Returns a length for each symbol, 0 for those that never occur; at least two symbols get a code.
  static func lengths(of frequencies: [Int], limit: Int) -> [UInt8] {
    let leaves = leaves(frequencies)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var taken = 2 * leaves.count - 2
    for level in levels(leaves.map { $0.weight }, limit: limit).reversed() {
      var count = 0
      for index in 0..<taken where level[index] { count += 1 }
      for leaf in leaves[..<count] { lengths[leaf.symbol] += 1 }
      taken = 2 * (taken - count)
    }
    return lengths
  }

  /// The symbols that occur, the rarest first, equals by their number; filled up to two with the first that do not.
  private static func leaves(_ frequencies: [Int]) -> [(symbol: Int, weight: Int)] {
    var leaves: [(symbol: Int, weight: Int)] = []
    for symbol in frequencies.indices where frequencies[symbol] > 0 { leaves.append((symbol, frequencies[symbol])) }
    for symbol in frequencies.indices where leaves.count < 2 && frequencies[symbol] == 0 { leaves.append((symbol, 0)) }
    leaves.sort { $0.weight != $1.weight ? $0.weight < $1.weight : $0.symbol < $1.symbol }
    return leaves
  }

  /// For each level, in the order of their weights, if an item is a leaf; the others are pairs of the level before.
  private static func levels(_ leaves: [Int], limit: Int) -> [[Bool]] {
    var levels = [[Bool](repeating: true, count: leaves.count)]
    var weights = leaves
    while levels.count < limit {
      var (merged, isLeaf, leaf, pair): ([Int], [Bool], Int, Int) = ([], [], 0, 0)
      while leaf < leaves.count || pair + 1 < weights.count {
        let packed = pair + 1 < weights.count ? weights[pair] + weights[pair + 1] : Int.max
        let takesLeaf = leaf < leaves.count && leaves[leaf] <= packed
        merged.append(takesLeaf ? leaves[leaf] : packed)
        isLeaf.append(takesLeaf)
        if takesLeaf { leaf += 1 } else { pair += 2 }
      }
      weights = merged
      levels.append(isLeaf)
    }
    return levels
  }
}
