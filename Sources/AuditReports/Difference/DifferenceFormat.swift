package import FileSyntax

/// An output format of a difference.
package enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For a comment on a pull request.
  case markdown
  /// For other programs.
  case json
  /// For a browser.
  case html
  /// For a terminal.
  case text

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .markdown: .markdown
    case .json: .json
    case .text, .html: .text
    }
  }

  /// Returns the bytes of a difference, with a line end.
  package func render(_ report: DifferenceReport, _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .markdown: MarkdownDifference(report).bytes
    case .json: JSONDifference.render(report)
    case .html: HTMLDifference.render(report)
    case .text: Array((TextDifference(report, styling).lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
