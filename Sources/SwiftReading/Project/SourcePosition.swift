/// A place in a source file, in the columns that editors and protocols count.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1; CR, LF and CRLF each end one line.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int
  /// The column, from 1, in bytes of UTF-8.
  var utf8Column: Int
  /// The column, from 1, in code units of UTF-16.
  var utf16Column: Int
}
