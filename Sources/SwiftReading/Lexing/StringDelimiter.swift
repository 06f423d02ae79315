/// The opening delimiter of a string, and so its closing one.
struct StringDelimiter: Sendable {
  /// The number of `#` before the quotes.
  var pounds: Int
  /// Three quotes instead of one.
  var isMultiline: Bool
}
