/// Why a text is not JSON, where, and what to write instead.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// One sentence that says what is wrong and, after a semicolon, the remedy.
  package var message: String
  /// Where an editor shows it.
  package var position: TextPosition
  /// The first byte concerned, counted from 0.
  package var byteOffset: Int

  /// Makes an error for a place in a text.
  package init(message: String, position: TextPosition, byteOffset: Int) {
    self.message = message
    self.position = position
    self.byteOffset = byteOffset
  }
}
