/// The reason that compressed data cannot be inflated as a whole.
enum InflateError: Error, Hashable, Sendable {
  /// The data is not of the format, or its checksum is wrong.
  case broken
  /// The data ends too early.
  case truncated
  /// The data inflates to more bytes than are allowed.
  case tooLong
  /// Bytes follow the end of the data.
  case surplus
}
