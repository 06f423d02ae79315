package import ColorMath
package import Palettes

/// Pairs of one entry that no color satisfies together, with what giving up each side would repair.
package struct Conflict: Sendable {
  /// Pairs that one color satisfies.
  package struct Side: Sendable {
    /// The pairs that are given up for it.
    package let givenUp: [PairIndex]
    /// The color with which all others pass.
    package let color: EightBitColor
    /// The failing results that then pass.
    package let repairs: Int
  }

  package let place: EntryPlace
  /// The condition of the entry as Xcode shows it.
  package let condition: String
  /// The sides that repair something, the one that repairs more first; one or two.
  package let sides: [Side]
}
