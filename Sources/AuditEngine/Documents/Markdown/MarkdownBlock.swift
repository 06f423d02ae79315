/// One block of a document: a heading, a paragraph, an item of a list, a table, or code.
struct MarkdownBlock: Sendable {
  enum Kind: Hashable, Sendable {
    /// A heading of a level, 1…6.
    case heading(Int)
    case paragraph
    /// An item of a list, indented by a number of columns; a task has a box.
    case item(indentation: Int, isTask: Bool)
    /// A header and rows, without the line of dashes between them.
    case table
    /// A fence with its language in lower case, or indented code.
    case code(language: String)
  }

  var kind: Kind
  /// The lines of its content, without markers of lists, headings, quotes and fences.
  var lines: [MarkdownLine]

  /// The number of its first line of content; 1 for a block without one.
  package var line: Int { lines.first?.number ?? 1 }
  package var text: String { lines.map { $0.text.trimmed }.joined(separator: " ") }
}
