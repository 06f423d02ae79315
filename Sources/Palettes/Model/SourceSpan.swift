/// The lines and columns from the first component of a color to the end of its last one, as an edit changes them.
package struct SourceSpan: Hashable, Sendable {
  /// The line of the first component, from 1.
  package var line: Int32
  /// The column of the first component, from 1, in Unicode scalars.
  package var column: Int32
  /// The line of the last component.
  package var endLine: Int32
  /// The column after the last component.
  package var endColumn: Int32

  /// Creates a span from its first and its last line and column.
  package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
    self.endLine = Int32(clamping: endLine)
    self.endColumn = Int32(clamping: endColumn)
  }
}
