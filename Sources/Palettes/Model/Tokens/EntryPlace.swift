/// An entry of a token, by their indices in the palette.
package struct EntryPlace: Hashable, Comparable, Sendable {
  package var token: TokenIndex
  /// The entry of that token.
  package var entry: EntryIndex

  /// Creates the place of an entry of a token.
  package init(token: TokenIndex, entry: EntryIndex) {
    self.token = token
    self.entry = entry
  }

  /// Orders places by token, then entry.
  package static func < (left: EntryPlace, right: EntryPlace) -> Bool {
    (left.token, left.entry) < (right.token, right.entry)
  }
}
