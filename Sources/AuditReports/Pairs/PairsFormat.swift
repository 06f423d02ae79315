package import AuditModel
package import TextSupport

/// A form in which the pairs of sources are written.
package enum PairsFormat: String, CaseIterable, Sendable {
  /// For a terminal of 80 columns.
  case text
  /// Tables for a document.
  case markdown
  /// For other programs, with what an audit file would declare.
  case json

  /// The language it is written in.
  package var dialect: OutputDialect {
    switch self {
    case .text: .text
    case .markdown: .markdown
    case .json: .json
    }
  }

  /// The bytes of the pairs of some audits, with a line end at their end.
  package func render(_ audits: [SourcePairs], _ styling: TextStyling) -> [UInt8] {
    switch self {
    case .text: Array((audits.map { PairsText($0, styling).text }.joined(separator: "\n")).utf8)
    case .markdown: Array((audits.map { PairsMarkdown($0).text }.joined(separator: "\n")).utf8)
    case .json: PairsJSON.render(audits)
    }
  }
}
