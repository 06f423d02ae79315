package import FileSyntax

/// The answer of a command: a document for people, and JSON for programs.
package struct Answer {
  let document: Document
  private let typed: @Sendable (String) -> String
  private let json: () -> [UInt8]

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .markdown, .html, .json]

  /// The limit of an answer as Markdown in bytes.
  private static let byteLimit = 8_000_000

  init(_ blocks: [Block], typed: @escaping @Sendable (String) -> String = { $0 }, json: @escaping () -> [UInt8]) {
    self.typed = typed
    document = Document(blocks: blocks, whole: "the JSON output")
    self.json = json
  }

  /// Returns the bytes in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .markdown: return MarkdownRenderer.render(document, limit: Self.byteLimit)
    case .html: return HTMLReport.render(document, HTMLPlaces(nil))
    case .json: return json()
    default:
      var styling = styling
      styling.typed = typed
      return TextRenderer.render(document, styling)
    }
  }
}
