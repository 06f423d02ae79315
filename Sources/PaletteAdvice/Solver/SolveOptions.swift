import AuditModel

/// The wishes for a solution beyond passing.
package struct SolveOptions: Sendable {
  /// Tokens that stay unchanged, as indices into `Palette.tokens`.
  package var locked: Set<Int>
  /// The weight of a change of a token, by its index; 1 if none is given.
  package var weights: [Int: Double]
  /// The largest rotation of hues, 0…60 degrees.
  package var hueTolerance: Double
  /// True if foregrounds of one role on one surface keep the order of their contrast.
  package var keepsOrder: Bool
  /// Tokens that keep equal colors, as groups of indices; entries of one condition move together.
  package var ties: [[Int]] = []
  /// True if light surfaces stay light and dark ones dark whenever something else can fix the palette.
  package var keepsSurfaces = true
  /// The only entries that may move; nil for all.
  package var movable: Set<MeasuredLink.Entry>?
  /// Entries that stay unchanged, because an edit of them would bring an error.
  package var pinned: Set<MeasuredLink.Entry> = []

  /// All colors may change by equal rules by default.
  package init(
    locked: Set<Int> = [], weights: [Int: Double] = [:], hueTolerance: Double = 10, keepsOrder: Bool = true
  ) {
    self.locked = locked
    self.weights = weights
    self.hueTolerance = hueTolerance
    self.keepsOrder = keepsOrder
  }
}

extension SolveOptions {
  /// Ties tokens, together with those already tied to one of them.
  package mutating func tie(_ tokens: [Int]) {
    let joined = ties.filter { !Set($0).isDisjoint(with: tokens) }
    ties.removeAll { joined.contains($0) }
    ties.append(Set(joined.joined() + tokens).sorted())
  }
}
