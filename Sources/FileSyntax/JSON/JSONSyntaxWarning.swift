/// An oddity in a JSON text that has one safe reading.
package struct JSONSyntaxWarning: Hashable, Sendable {
  /// The kind of oddity.
  package enum Kind: Hashable, Sendable {
    /// The text begins with U+FEFF, which RFC 8259 section 8.1 allows a reader to ignore.
    case byteOrderMark
    /// An object has two members with this decoded key; the last one counts.
    case duplicateKey(String)
    /// YAML: a tag, which is ignored.
    case tag
    /// YAML: a color without quotation marks, which is a comment.
    case comment
  }

  /// One sentence with the oddity and, after a semicolon, the correction.
  package var message: String
  /// The place of the oddity; for a duplicate key, the later one.
  package var position: TextPosition
  /// The first byte concerned, counted from 0.
  package var byteOffset: Int
  /// The kind of oddity, for code.
  package var kind: Kind
}
