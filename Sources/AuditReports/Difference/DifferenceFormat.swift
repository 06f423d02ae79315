package import TextSupport

/// A form in which a difference is written.
package enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For a comment on a pull request.
  case markdown
  /// For other programs.
  case json
  /// For a terminal.
  case text

  /// The language it is written in.
  package var dialect: OutputDialect {
    switch self {
    case .markdown: .markdown
    case .json: .json
    case .text: .text
    }
  }

  /// The bytes of a difference, with a line end at their end.
  package func render(_ report: DifferenceReport, _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .markdown: MarkdownDifference(report).bytes
    case .json: JSONDifference.render(report)
    case .text: Array((TextDifference(report, styling).lines.joined(separator: "\n") + "\n").utf8)
    }
  }
}
