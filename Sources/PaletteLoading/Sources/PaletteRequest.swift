package import PaletteModel
package import TextSupport
package import TokenFiles

/// What a format is asked to read for one audit.
package struct PaletteRequest: Sendable {
  /// The files and folders, in the order in which they count.
  package var paths: [String]
  /// For each of them the folder that what it refers to may not lead out of.
  package var roots: [String]
  /// Those that nobody named, but a folder with them.
  package var found: Set<String>
  /// The themes that serve the variants, as the audit file says.
  package var choices: TokenChoices
  /// Where the files are.
  package var tree: FileTree
  /// Token files that have been read to tell what they are.
  var tokenFiles: TokenFileStore
  /// The most tasks at a time; shows nowhere.
  package var workers: Workers
}
