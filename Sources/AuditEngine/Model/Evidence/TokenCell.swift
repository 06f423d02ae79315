package import Palettes

/// A variant in which a problem of a token matters, with the entry to edit.
package struct TokenCell: Hashable, Sendable {
  /// The variant in which the problem matters.
  package var variant: Variant
  package var token: TokenIndex
  /// The entry; nil for the token as a whole.
  package var entry: EntryIndex?

  /// Points to an entry, or to the token as a whole.
  package init(variant: Variant, token: TokenIndex, entry: EntryIndex?) {
    self.variant = variant
    self.token = token
    self.entry = entry
  }
}
