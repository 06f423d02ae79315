/// A surface of several layers, as a document states it.
struct DocumentSurface: Hashable, Sendable {
  /// The name in the audit file.
  package var name: String
  /// The surface as JSON of an audit file.
  package var json: String
}
