/// A place in a document as the protocol counts: lines and characters from 0.
struct DocumentPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  var line: Int
  /// The characters before it in the line, in the units of the encoding.
  var character: Int

  /// Orders places as a reader meets them.
  static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
