/// Why a text is no color, where the trouble starts, and what to write instead.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// What was expected, what was found, and the remedy; one line without a full stop.
  public let message: String
  /// UTF-8 byte offset of the trouble in the text that was parsed; the text's length when it ends too early.
  public let offset: Int
  /// UTF-8 bytes of the text that the message speaks of; 0 when something is missing at the end.
  public let length: Int

  /// Makes an error that points at `length` bytes from `offset` on.
  public init(message: String, offset: Int, length: Int) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
