import FileSyntax

/// A file changed by edits.
package struct FileChange: Hashable, Sendable {
  /// The file as reports print it.
  package var file: String
  /// The bytes before the edits.
  package var old: [UInt8]
  /// The bytes after the edits.
  package var new: [UInt8]

  /// Creates a change from a file's bytes before and after.
  package init(file: String, old: [UInt8], new: [UInt8]) {
    self.file = file
    self.old = old
    self.new = new
  }
}
