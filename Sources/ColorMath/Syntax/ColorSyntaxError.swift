/// The reason that a text is not a color, the place of the mistake, and what to write instead.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// The expected and the found text, and the correction; one line without a period.
  public let message: String
  /// UTF-8 byte offset of the trouble in the text that was parsed; the text's length when it ends too early.
  public let offset: Int
  /// The length of the offending text in UTF-8 bytes; 0 if something is missing at the end.
  public let length: Int

  /// Makes an error that points at `length` bytes from `offset` on.
  public init(message: String, offset: Int, length: Int) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
