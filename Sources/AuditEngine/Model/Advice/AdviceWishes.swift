import ColorMath
import Palettes

/// The wishes of a person for the advice about one palette.
package struct AdviceWishes: Sendable {
  /// The multiple of a minimum that a new color aims at, 1…2.
  package var margin = AdviceWishes.usualMargin
  /// Tokens that stay as they are.
  var locked: Set<TokenIndex> = []
  /// The only tokens that may change; nil for all.
  var only: Set<TokenIndex>?
  /// The only entries that may change; nil for all.
  var entries: Set<EntryPlace>?
  /// Tokens that keep equal colors, as groups.
  var ties: [[TokenIndex]] = []
  /// The largest difference in hue of a color of the palette that is taken instead of a new one, in degrees.
  var hue = 5.0

  /// No wishes.
  package init() {}

  /// Returns true if an entry may change.
  func allow(_ place: EntryPlace) -> Bool {
    !locked.contains(place.token) && only?.contains(place.token) ?? true && entries?.contains(place) ?? true
  }

  /// True if more than the usual margin was asked for.
  var isGenerous: Bool { margin > Self.usualMargin }

  /// The ratio that a color which exists for a reason of its own must reach, such as one of the system: more than the minimum
  /// only if that was asked for.
  func asked(_ required: ContrastRatio) -> ContrastRatio {
    isGenerous ? ContrastRatio(min(21, required.value * margin)) : required
  }

  /// The room that people leave above a minimum: in the middle of 120 published repairs, they reach 1.042 times the
  /// minimum.
  package static let usualMargin = 1.05
}
