/// A place in a document as the protocol counts: lines and characters from 0.
package struct DocumentPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// The characters before it in the line, in the units of the encoding.
  package var character: Int

  /// Names a place.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Orders places as a reader meets them.
  package static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
