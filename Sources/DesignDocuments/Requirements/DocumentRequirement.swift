/// A requirement that a document states, with what can judge it.
package struct DocumentRequirement: Hashable, Sendable {
  /// The id of the document, or one made of the words.
  package var id: String
  /// The requirement in the words of the document.
  package var title: String
  /// The line.
  package var line: Int
  /// Rules that must find nothing.
  package var rules: [String] = []
  /// The pattern of the pairs that decide it; nil for none.
  package var pairs: String?
  /// True if a person must check something as well.
  package var isManual = false
}
