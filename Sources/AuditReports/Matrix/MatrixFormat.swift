package import FileSyntax

/// An output format of a matrix.
package enum MatrixFormat: String, CaseIterable, Sendable {
  /// For a terminal of 80 columns.
  case text
  /// One table, and the number of combinations at each level.
  case markdown
  /// A picture.
  case svg
  /// For other programs.
  case json

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .svg: .xml
    case .json: .json
    }
  }

  /// Returns the bytes of a matrix, with a line end.
  package func render(_ matrix: ContrastMatrix, _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .text: MatrixText.render(matrix, styling)
    case .markdown: MatrixMarkdown.render(matrix)
    case .svg: MatrixPicture(matrix).bytes
    case .json: MatrixJSON.render(matrix)
    }
  }

  /// The greatest number of colors that the format can show; nil if there is no limit.
  package var limit: Int? { self == .json ? nil : ContrastMatrix.most }
}
