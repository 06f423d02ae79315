/// The token files that are read for one audit.
package struct TokenRequest: Sendable {
  /// The files, in the order in which they count.
  package var paths: [String]
  /// For each of them, the folder that contains everything it may refer to.
  package var roots: [String]
  /// Those that may refer to everything in the file tree, as no audit file names them.
  package var unbounded: Set<String>
  /// The inputs that were found in a folder rather than named.
  package var found: Set<String>
  /// The themes that serve the variants, as the audit file says.
  package var choices: TokenChoices
  /// Files that have been read to tell what they are, and where the others are.
  package var files: TokenFileStore

  /// Creates a request for files, each with its root.
  package init(
    paths: [String], roots: [String], unbounded: Set<String> = [], found: Set<String>, choices: TokenChoices,
    files: TokenFileStore
  ) {
    self.paths = paths
    self.roots = roots
    self.unbounded = unbounded
    self.found = found
    self.choices = choices
    self.files = files
  }
}
