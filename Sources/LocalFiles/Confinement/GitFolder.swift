import Palettes

/// The folder in which git keeps a repository; nothing is ever written to it.
enum GitFolder {
  /// Returns true if an absolute path without links, existing or not, is such a folder or is in one.
  ///
  /// The way up ends at the folder of a working tree, which may itself be in a bare repository.
  static func holds(_ path: String) -> Bool {
    var folder = path
    while folder != "/" {
      if isOne(folder) { return true }
      if Platform.hasRepository(folder) { return false }
      folder = Platform.parent(of: folder)
    }
    return false
  }

  private static func isOne(_ folder: String) -> Bool {
    folder.lastPathPart.lowercased() == ".git"
      || ["HEAD", "objects", "refs"].allSatisfy { Platform.isThere("\(folder)/\($0)") }
  }
}
