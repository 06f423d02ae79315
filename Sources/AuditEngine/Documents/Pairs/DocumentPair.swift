package import Palettes

/// A foreground on a surface, as a document states it.
package struct DocumentPair: Sendable {
  /// The reason that the pair is in the audit file.
  package enum Origin: Hashable, Sendable {
    case stated
    /// The system draws one of the two around what the document states.
    case platform
    /// The document leaves something open; the reason.
    case assumed(String)
  }

  /// The foreground as JSON of an audit file.
  var foreground: String
  /// The surface: a token, a literal or the name of a surface.
  var surface: String
  /// The purpose of the foreground.
  package var role: Role
  /// The size and weight; nil if the document does not say.
  var font: Font?
  /// The component that shows the pair; empty if the document names none.
  package var component: String
  package var origin: Origin
  /// The lines that state it, in order.
  var lines: [Int]
}
