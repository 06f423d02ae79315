import FileSyntax
import Palettes

/// A color set that a document holds whole, as a block of JSON.
package struct DocumentColorset: Sendable {
  /// The name of the set.
  package var name: String
  /// The bytes of its `Contents.json`.
  package var bytes: [UInt8]
  /// The first line of the block.
  package var line: Int
}
