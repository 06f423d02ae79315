package import FileSyntax

/// The answer of a command: a document for people, and JSON for programs.
package struct Answer {
  let document: Document
  private let json: () -> [UInt8]

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .html, .json]

  /// The limit of an answer as Markdown in bytes.
  private static let byteLimit = 8_000_000

  init(_ blocks: [Block], json: @escaping () -> [UInt8]) {
    document = Document(blocks: blocks, whole: "the JSON output")
    self.json = json
  }

  /// Returns the bytes in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .markdown: MarkdownRenderer.render(document, limit: Self.byteLimit)
    case .html: HTMLReport.render(document, HTMLPlaces(nil))
    case .json: json()
    default: TextRenderer.render(document, styling)
    }
  }
}
