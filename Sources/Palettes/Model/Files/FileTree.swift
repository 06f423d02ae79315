/// The files that a loader may access: a value, so that everything inside is testable without a disk.
///
/// Paths are joined with `/` and are passed back to these closures exactly as they were built from their results.
package struct FileTree: Sendable {
  /// Lists a folder, without `.` and `..`, in any order.
  package var list: @Sendable (_ path: String) throws(FileProblem) -> [FolderItem]
  /// Reads a whole file.
  package var read: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// Returns the kind of the item at a path, after following symbolic links.
  package var kind: @Sendable (_ path: String) throws(FileProblem) -> FolderItem.Kind
  /// The identity of a folder (device and file number), for detecting cycles of links.
  package var identity: @Sendable (_ path: String) -> String
  /// Returns the path as reports print it: relative to the repository's root or to the audit file, never absolute.
  package var display: @Sendable (_ path: String) -> String

  /// Bundles the ways to access files.
  package init(
    list: @escaping @Sendable (String) throws(FileProblem) -> [FolderItem],
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
    kind: @escaping @Sendable (String) throws(FileProblem) -> FolderItem.Kind,
    identity: @escaping @Sendable (String) -> String,
    display: @escaping @Sendable (String) -> String
  ) {
    self.list = list
    self.read = read
    self.kind = kind
    self.identity = identity
    self.display = display
  }
}
