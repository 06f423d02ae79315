package import FileSyntax

/// An output format of a comparison of candidates.
package enum TrialFormat: Sendable {
  /// For other programs.
  case json
  /// For a terminal of some columns.
  case text(width: Int)

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .json: .json
    case .text: .text
    }
  }

  /// Returns the bytes of a comparison, with a line end.
  package func render(_ report: TrialReport, _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .json: JSONTrial.render(report)
    case .text(let width):
      Array((TextTrial(report, styling, width: width).lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
