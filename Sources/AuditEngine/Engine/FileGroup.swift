package import Palettes

/// Paths that are read below one root, and the files that may be seen there.
package struct FileGroup: Sendable {
  /// The paths, in the order in which they were named.
  var paths: [String]
  /// The files of palettes: audit files, catalogs, token files, images.
  var palettes: FileTree
  /// The Swift files and property lists.
  var sources: FileTree
  /// The sentence that the first audit of the group warns with; nil for none.
  var notice: String?

  /// Creates a group from paths and the files that may be read below them.
  package init(_ paths: [String], palettes: FileTree, sources: FileTree, notice: String? = nil) {
    self.paths = paths
    self.palettes = palettes
    self.sources = sources
    self.notice = notice
  }
}
