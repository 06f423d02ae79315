/// A place in an input file that a person can open and edit.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path, relative to the repository's root or to the audit file; never absolute in a report.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int

  /// Points at a line and column of a file; the start of the file by default.
  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by path, then line, then column.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// The form that editors and terminals link: `path:line:column`.
  package var text: String {
    let (line, column) = (String(line), String(column))
    return String(unsafeUninitializedCapacity: file.utf8.count + line.utf8.count + column.utf8.count + 2) { buffer in
      let lineStart = buffer.initialize(fromContentsOf: file.utf8)
      buffer.initializeElement(at: lineStart, to: UInt8(ascii: ":"))
      let columnStart = buffer[(lineStart + 1)...].initialize(fromContentsOf: line.utf8)
      buffer.initializeElement(at: columnStart, to: UInt8(ascii: ":"))
      return buffer[(columnStart + 1)...].initialize(fromContentsOf: column.utf8)
    }
  }
}
