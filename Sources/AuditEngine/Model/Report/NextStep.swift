/// The suggestion for what to do next if nothing was measured, or without an audit file: the results that commands would
/// give.
package struct NextStep: Hashable, Sendable {
  /// The path to pass to a command; empty for the current folder.
  package var path: String
  /// Tokens that a first audit file would list.
  package var tokens: Int
  /// Swift files at the path.
  package var swiftFiles: Int
  /// Pairs that the Swift files show.
  package var foundPairs: Int
  /// True if there is an audit file.
  package var hasAuditFile: Bool
  /// True if a first audit file can be written at the path: it is a folder or a catalog, and has none.
  package var canStart: Bool = true
}
