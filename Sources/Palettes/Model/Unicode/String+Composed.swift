extension String {
  /// The text in Normalization Form C: one sequence of bytes for all texts that are equal by `==`.
  ///
  /// For names in identities and hashes: file systems and tools of macOS may return a decomposed name (`e` and an
  /// accent), those of other systems a composed one (`é`).
  package var composed: String {
    utf8.allSatisfy { $0 < Self.firstComposing } ? self : CanonicalComposition.unicode.compose(self)
  }

  /// The first byte of U+0300: text whose bytes are all below it is composed.
  package static let firstComposing: UInt8 = 0xCC
}
