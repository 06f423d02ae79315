/// A report as files: the report itself and, for some formats, a folder next to it.
package struct WrittenReport: Sendable {
  /// Files that a report refers to, in a folder of their own.
  package struct Folder: Sendable {
    /// The name of the folder next to the report.
    package var name: String
    /// The files in it: names in `[a-z0-9-.]`, each once, sorted.
    package var files: [(name: String, bytes: [UInt8])]
  }

  /// The report itself.
  package var bytes: [UInt8]
  /// The folder that it refers to; nil for a format that never has one.
  package var folder: Folder?
}
