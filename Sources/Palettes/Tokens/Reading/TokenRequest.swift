/// The token files that are read for one audit.
struct TokenRequest: Sendable {
  /// The files, in the order in which they count.
  var paths: [String]
  /// For each of them, the folder that contains everything it may refer to.
  var roots: [String]
  /// Those that may refer to everything in the file tree, as no audit file names them.
  var unbounded: Set<String> = []
  /// The inputs that were found in a folder rather than named.
  package var found: Set<String>
  /// The themes that serve the variants, as the audit file says.
  package var choices: TokenChoices
  /// Files that have been read to tell what they are, and where the others are.
  package var files: TokenFileStore
}
