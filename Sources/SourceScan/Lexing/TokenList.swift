/// The tokens of one file.
package struct TokenList: Sendable {
  /// The tokens in the order of the file; the last one is `end`.
  package let tokens: [Token]
  /// The bytes of each line comment that begins with `legible:`, without its slashes.
  package let remarks: [Range<UInt32>]
}
