/// Numbers joined to sets; the least number of a set represents it.
struct DisjointSets {
  private var parents: [Int32]

  /// Makes sets of one number each.
  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  /// Returns the number that represents the set of a number.
  mutating func root(_ number: Int) -> Int {
    parents.withUnsafeMutableBufferPointer { parents in
      var number = number
      while parents[number] != Int32(number) {
        let next = Int(parents[number])
        parents[number] = parents[next]
        number = Int(parents[number])
      }
      return number
    }
  }

  /// Joins the sets of two numbers.
  mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (root(one), root(other))
    if one < other { parents[other] = Int32(one) } else if other < one { parents[one] = Int32(other) }
  }
}
