extension String {
  /// The text in Normalization Form C: one sequence of bytes for all texts that are equal by `==`.
  ///
  /// For names in identities and hashes: file systems and tools of macOS may return a decomposed name (`e` and an
  /// accent), those of other systems a composed one (`é`).
  package var composed: String {
    // Below U+0300, whose first byte is 0xCC, nothing composes.
    utf8.allSatisfy { $0 < 0xCC } ? self : CanonicalComposition.unicode.compose(self)
  }
}
