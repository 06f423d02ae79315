/// The tokens of one file.
struct TokenList: Sendable {
  /// The tokens in the order of the file; the last one is `end`.
  let tokens: [Token]
  /// The bytes of each line comment that begins with `legible:`, without its slashes.
  let remarks: [Range<UInt32>]
}
