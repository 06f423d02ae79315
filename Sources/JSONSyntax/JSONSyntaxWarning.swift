/// An oddity in a JSON text that has one safe reading.
package struct JSONSyntaxWarning: Hashable, Sendable {
  /// What is odd.
  package enum Kind: Hashable, Sendable {
    /// The text begins with U+FEFF, which RFC 8259 section 8.1 lets a reader ignore.
    case byteOrderMark
    /// An object has two members with this decoded key; the last one counts.
    case duplicateKey(String)
  }

  /// One sentence that says what is odd and, after a semicolon, the remedy.
  package var message: String
  /// Where an editor shows it; for a duplicate key, its later place.
  package var position: TextPosition
  /// The first byte concerned, counted from 0.
  package var byteOffset: Int
  /// What is odd, for code.
  package var kind: Kind
}
