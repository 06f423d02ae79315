package import FileSyntax
package import Palettes

extension SourceLocation {
  /// A place in the text of a JSON file.
  package init(file: String, _ position: TextPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }
}
