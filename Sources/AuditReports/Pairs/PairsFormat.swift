package import AuditEngine
package import FileSyntax

/// An output format of the pairs of sources.
package enum PairsFormat: String, CaseIterable, Sendable {
  /// For a terminal of 80 columns.
  case text
  /// Tables for a document.
  case markdown
  /// For other programs, with the entries that an audit file would declare.
  case json

  /// The language of the format.
  package var dialect: OutputDialect {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .json: .json
    }
  }

  /// Returns the bytes of the pairs of some audits, with a line end.
  package func render(_ audits: [SourcePairs], _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .text: Array((audits.map { PairsText($0, styling).text }.joined(separator: "\n")).utf8)
    case .markdown: Array((audits.map { PairsMarkdown($0).text }.joined(separator: "\n")).utf8)
    case .json: PairsJSON.render(audits)
    }
  }
}
