import FileSyntax

/// The input of a format for one audit.
struct PaletteRequest: Sendable {
  /// The files and folders, in order of precedence.
  var paths: [String]
  /// For each of them, the folder that contains everything it may refer to.
  var roots: [String]
  /// Those that may refer to everything in the file tree, as no audit file names them.
  var unbounded: Set<String> = []
  /// The inputs that were found in a folder rather than named.
  package var found: Set<String>
  /// The themes that serve the variants, as the audit file says.
  package var choices: TokenChoices
  package var tree: FileTree
  /// Token files that were already read to identify them.
  var tokenFiles: TokenFileStore
  /// The workers, which do not affect the result.
  package var workers: Workers
}
