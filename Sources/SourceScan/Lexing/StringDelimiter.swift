/// What opens a string and must close it.
struct StringDelimiter: Sendable {
  /// The number of `#` before the quotes.
  var pounds: Int
  /// Three quotes instead of one.
  var isMultiline: Bool
}
