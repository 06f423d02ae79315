package import ColorMath

/// How much a ratio may move before it counts as another one: the one tolerance of baseline and difference.
package enum Ratchet {
  /// A change of at most this much is neither worse nor better.
  package static let tolerance = 0.01

  /// Whether a ratio is lower than before by more than the tolerance.
  package static func isWorse(_ new: ContrastRatio, than old: ContrastRatio) -> Bool {
    old.value - new.value > tolerance
  }

  /// Whether a ratio is higher than before by more than the tolerance.
  package static func isBetter(_ new: ContrastRatio, than old: ContrastRatio) -> Bool {
    isWorse(old, than: new)
  }
}
