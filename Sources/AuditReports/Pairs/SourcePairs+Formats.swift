package import AuditEngine
package import FileSyntax

extension SourcePairs {
  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .json, .html]

  /// Returns the bytes of the pairs of some audits in one of the formats, with a line end.
  package static func bytes(_ audits: [SourcePairs], _ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .markdown:
      Array(
        audits.map { MarkdownRenderer.render(Document($0), limit: 900_000) }.joined(separator: [0x0A]))
    case .json: PairsJSON.render(audits)
    case .html:
      HTMLReport.render(Document(joining: audits.map { Document($0) }), HTMLPlaces(nil))
    default: Array(audits.map { TextRenderer.render(Document($0), styling) }.joined(separator: [0x0A]))
    }
  }
}
