/// The reason that a text is not JSON, with its place and the correction.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// One sentence with the mistake and, after a semicolon, the correction.
  package var message: String
  /// The place of the mistake.
  package var position: TextPosition
  /// The first byte concerned, counted from 0.
  var byteOffset: Int
}
