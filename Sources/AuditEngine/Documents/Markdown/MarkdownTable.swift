/// The cells of a table.
struct MarkdownTable {
  struct Row {
    let line: Int
    let cells: [InlineText]

    /// The cell of a column; empty for a row that is too short.
    subscript(column: Int) -> InlineText { column < cells.count ? cells[column] : InlineText("") }
  }

  /// The first row.
  let header: Row
  /// All other rows.
  let rows: [Row]

  init?(_ block: MarkdownBlock) {
    guard block.kind == .table, let first = block.lines.first else { return nil }
    header = Self.row(first)
    rows = block.lines.dropFirst().map(Self.row)
  }

  private static func row(_ line: MarkdownLine) -> Row {
    Row(line: line.number, cells: cells(line.text[...]).map { InlineText(String($0.trimmed)) })
  }

  /// Returns true if a line and a line of dashes have as many cells as each other.
  static func isHead(_ text: Substring, _ dashes: Substring) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "|")), dashes.consists(of: "|-: \t") else { return false }
    let marks = cells(dashes)
    return marks.allSatisfy { $0.utf8.contains(UInt8(ascii: "-")) } && marks.count == cells(text).count
  }

  /// The text between the pipes; a backslash makes a pipe a part of the text.
  static func cells(_ line: Substring) -> [Substring] {
    var text = line.trimmed
    if text.hasPrefix("|") { text = text.dropFirst() }
    var cells: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(text[start..<index])
        start = text.utf8.index(after: index)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if !text[start...].trimmed.isEmpty || cells.isEmpty { cells.append(text[start...]) }
    return cells
  }
}
