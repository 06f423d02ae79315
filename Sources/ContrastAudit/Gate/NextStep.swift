/// What comes next where nothing was measured: what the commands that find pairs would find.
package struct NextStep: Hashable, Sendable {
  /// The path to name behind a command; empty for the current folder.
  package var path: String
  /// Tokens that a first audit file would list.
  package var tokens: Int
  /// Swift files that lie there.
  package var swiftFiles: Int
  /// Pairs that the Swift files show.
  package var foundPairs: Int
  /// True if there is an audit file.
  package var hasAuditFile: Bool

  /// Says what would be found.
  package init(path: String, tokens: Int, swiftFiles: Int, foundPairs: Int, hasAuditFile: Bool) {
    self.path = path
    self.tokens = tokens
    self.swiftFiles = swiftFiles
    self.foundPairs = foundPairs
    self.hasAuditFile = hasAuditFile
  }
}
