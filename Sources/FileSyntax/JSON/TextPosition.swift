/// A place in a text as editors show it.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1; CR, LF and CRLF each end one line.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars; a byte order mark at the start of the text takes none.
  package var column: Int

  /// Makes a place from a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as a reader meets them.
  package static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
