package import ColorMath

/// How far a ratio may move before it counts as worse or better than the one on record.
package enum Ratchet {
  /// The distance that still counts as the same, in ratio.
  package static let tolerance = 0.01

  /// How a ratio stands to the one on record.
  package enum Movement: Hashable, Sendable {
    case worse
    case same
    case better
  }

  /// Compares a ratio with the one on record; one that is missing counts as less than any.
  package static func movement(from old: ContrastRatio?, to new: ContrastRatio?) -> Movement {
    guard let old else { return new == nil ? .same : .better }
    guard let new else { return .worse }
    return new.value < old.value - tolerance ? .worse : new.value > old.value + tolerance ? .better : .same
  }
}
