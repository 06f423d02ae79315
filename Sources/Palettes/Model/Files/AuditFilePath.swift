/// A path that an audit file writes, relative to the folder of that file.
package struct AuditFilePath: Hashable, Sendable {
  /// The path as written.
  package var text: String
  /// The folder of the file that wrote it, as the file tree knows it.
  package var folder: String
  /// The place where the file writes it.
  package var location: SourceLocation

  /// The path for the file tree, without `.` and inner `..`.
  var joined: String { PalettePath.joining(folder, text) }

  /// Returns a path from the file that this one refers to, relative to the file that wrote this one.
  func rebasing(_ other: AuditFilePath) -> AuditFilePath {
    let text = PalettePath.joining(PalettePath.folder(of: text), other.text)
    return AuditFilePath(text: text, folder: folder, location: other.location)
  }
}
