import ColorMath
import Palettes

/// The wishes for a solution beyond passing.
package struct SolveOptions: Sendable {
  /// Tokens that stay unchanged.
  var locked: Set<TokenIndex>
  /// The weight of a change of a token; 1 if none is given.
  var weights: [TokenIndex: Double]
  /// The largest rotation of hues, 0…60 degrees.
  var hueTolerance: Double
  /// True if levels of text and of surfaces stay apart and in order.
  var keepsOrder: Bool
  /// Tokens that keep equal colors, as groups; entries of one condition move together.
  var ties: [[TokenIndex]] = []
  /// True if foregrounds may change to the other side of their surfaces, and surfaces turn from light to dark or back.
  var allowsFlip = false
  /// The only entries that may move; nil for all.
  var movable: Set<MeasuredLink.Entry>?
  /// Entries that stay unchanged, because an edit of them would bring an error.
  var pinned: Set<MeasuredLink.Entry> = []
  /// The ratios that keep levels apart where the usual one is not enough, by the measurements that show them.
  var firmLevels: [LevelOrder.Neighbors: ContrastRatio] = [:]

  /// All colors may change by equal rules by default.
  init(
    locked: Set<TokenIndex> = [], weights: [TokenIndex: Double] = [:], hueTolerance: Double = 5,
    keepsOrder: Bool = true
  ) {
    self.locked = locked
    self.weights = weights
    self.hueTolerance = hueTolerance
    self.keepsOrder = keepsOrder
  }
}

extension SolveOptions {
  /// Ties tokens, together with those already tied to one of them.
  mutating func tie(_ tokens: [TokenIndex]) {
    let joined = ties.filter { !Set($0).isDisjoint(with: tokens) }
    ties.removeAll { joined.contains($0) }
    ties.append(Set(joined.joined() + tokens).sorted())
  }
}
