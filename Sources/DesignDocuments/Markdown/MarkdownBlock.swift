/// One block of a document: a heading, a paragraph, an item of a list, a table, or code.
package struct MarkdownBlock: Sendable {
  /// The kind of a block.
  package enum Kind: Hashable, Sendable {
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

  /// The kind of block.
  package var kind: Kind
  /// The lines of its content, without markers of lists, headings, quotes and fences.
  package var lines: [MarkdownLine]

  /// The number of its first line of content; 1 for a block without one.
  package var line: Int { lines.first?.number ?? 1 }
  /// The lines in one text.
  package var text: String { lines.map { $0.text.trimmed }.joined(separator: " ") }
}
