extension String {
  /// The same text in Normalization Form C: one sequence of bytes for all that `==` takes for equal.
  ///
  /// For names in identities and hashes: file systems and tools of macOS may give a name decomposed (`e` and an accent),
  /// those of other systems composed (`é`).
  package var composed: String {
    // Below U+0300, whose first byte is 0xCC, nothing joins.
    utf8.allSatisfy { $0 < 0xCC } ? self : CanonicalComposition.unicode.compose(self)
  }
}
