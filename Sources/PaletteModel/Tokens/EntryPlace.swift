/// An entry of a token, by their indices in the palette.
package struct EntryPlace: Hashable, Comparable, Sendable {
  /// Index into `Palette.tokens`.
  package var token: Int
  /// Index into `Token.entries`.
  package var entry: Int

  /// Creates the place of an entry from the index of its token and its own.
  package init(token: Int, entry: Int) {
    self.token = token
    self.entry = entry
  }

  /// Orders places by token, then entry.
  package static func < (left: EntryPlace, right: EntryPlace) -> Bool {
    (left.token, left.entry) < (right.token, right.entry)
  }
}
