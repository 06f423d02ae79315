/// A requirement that a document states, with what can judge it.
package struct DocumentRequirement: Hashable, Sendable {
  /// The id of the document, or one made of the words.
  var id: String
  /// The requirement in the words of the document.
  var title: String
  package var line: Int
  /// Rules that must find nothing.
  var rules: [String] = []
  /// The pattern of the pairs that decide it; nil for none.
  var pairs: String?
  /// True if a person must check something as well.
  var isManual = false
}
