/// A place in an input file that can be opened and edited.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path, relative to the repository's root or to the audit file; never absolute in a report.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int

  /// The span of the components of a color that begins at the place; nil for any other place.
  ///
  /// Not part of the identity.
  package var components: SourceSpan?

  /// Points at a line and column of a file; the start of the file by default.
  package init(file: String, line: Int = 1, column: Int = 1, components: SourceSpan? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.components = components
  }

  /// The place to edit: the first component of a color, else the place itself.
  package var edited: SourceLocation {
    guard let components else { return self }
    return SourceLocation(
      file: file, line: Int(components.line), column: Int(components.column), components: components)
  }

  /// The last line of what begins at the place, and the column after its end; one character if more is not known.
  package var end: (line: Int, column: Int) {
    guard let components, Int(components.line) == line, Int(components.column) == column else {
      return (line, column + 1)
    }
    return (Int(components.endLine), Int(components.endColumn))
  }

  /// Compares places by where they begin.
  package static func == (left: SourceLocation, right: SourceLocation) -> Bool {
    left.line == right.line && left.column == right.column && left.file == right.file
  }

  /// Hashes where the place begins.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
    hasher.combine(column)
  }

  /// Orders places by path, then line, then column.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// The form that editors and terminals make clickable: `path:line:column`.
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
