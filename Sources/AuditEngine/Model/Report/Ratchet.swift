import ColorMath

/// The amount by which a ratio may change before it is worse or better than the recorded one.
package enum Ratchet {
  /// The ratio difference that still counts as equal.
  package static let tolerance = 0.01

  /// The direction in which a ratio moved from the recorded one.
  enum Movement: Hashable, Sendable {
    case worse
    case same
    case better
  }

  /// Compares a ratio with the recorded one; a missing one is less than any.
  static func movement(from old: ContrastRatio?, to new: ContrastRatio?) -> Movement {
    guard let old else { return new == nil ? .same : .better }
    guard let new else { return .worse }
    return new.value < old.value - tolerance ? .worse : new.value > old.value + tolerance ? .better : .same
  }
}
