package import AuditEngine
package import FileSyntax

extension Look {
  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .html, .json, .sarif, .github]

  /// Returns the bytes of the look in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .json: LookJSON.render(self)
    case .markdown: Array(LookMarkdown.render(self).utf8)
    case .html: LookPage.render(self)
    case .sarif: LookSARIF.render(self)
    case .github: LookAnnotations.render(self)
    default: Array(LookLines.render(self, styling).utf8)
    }
  }
}
