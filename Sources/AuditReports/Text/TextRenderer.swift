import ColorMath
import FileSyntax

/// Writes a document for a terminal: no line is wider than its columns, and nothing is cut.
///
/// Without `isVerbose`, tables and lists end after a few rows, and the others are counted.
struct TextRenderer {
  /// The rows of a table, the items of a list, and the things of a series that are shown unless everything is.
  private static let most = 6
  private static let indent = 2

  private let styling: TextStyling
  private var lines: [String] = []
  private let topLevel: Int

  /// The lines of a document, without line ends.
  static func lines(_ document: Document, _ styling: TextStyling) -> [String] {
    var renderer = TextRenderer(styling: styling, topLevel: document.topLevel)
    renderer.write(document.blocks)
    if styling.isVerbose { renderer.write(document.closing) }
    return renderer.lines
  }

  /// The bytes of a document, ending in a line feed.
  static func render(_ document: Document, _ styling: TextStyling) -> [UInt8] {
    Array((lines(document, styling).joined(separator: "\n") + "\n").utf8)
  }

  private init(styling: TextStyling, topLevel: Int) {
    self.styling = styling
    self.topLevel = topLevel
  }

  private mutating func write(_ blocks: [Block]) {
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .heading(let level, let text):
      if level > topLevel { lines.append("") }
      lines += wrapped(level > topLevel ? "\(text):" : text).map(styling.strong)
    case .paragraph(let text): lines += wrapped(text)
    case .contents, .picture: break
    case .list(let list): write(list)
    case .checklist(let tasks): for task in tasks { item(task, mark: "[ ] ") }
    case .table(let table): write(table)
    case .code(let text, _): lines += text.map { "  " + TextItem.plain($0) }
    case .folded(let fold): write(fold)
    case .series(let series):
      let shown = styling.isVerbose ? series.items[...] : series.items.prefix(Self.most)
      for blocks in shown { write(blocks) }
      leaveOut(series.items.count - shown.count, series.thing)
    case .share(_, let blocks): write(blocks)
    }
  }

  private mutating func write(_ fold: Block.Fold) {
    if fold.isPicture { return }
    lines.append("")
    lines += wrapped(fold.summary).map(styling.strong)
    write(fold.blocks)
  }

  private mutating func write(_ list: Block.ItemList) {
    let shown = styling.isVerbose ? list.items[...] : list.items.prefix(Self.most)
    for entry in shown { item(entry.text, mark: "- ") }
    leaveOut(list.items.dropFirst(shown.count).reduce(list.beyond) { $0 + $1.count }, list.thing)
  }

  private mutating func leaveOut(_ count: Int, _ thing: String) {
    guard count > 0 else { return }
    lines.append("  … and \(Wording.count(count, "more \(thing)")) (use --verbose to list all)")
  }

  /// One item with its mark, further lines below its text.
  private mutating func item(_ text: Phrase, mark: String) {
    let room = styling.columns - Self.indent - mark.utf8.count
    for (index, line) in wrapped(text, to: room).enumerated() {
      lines.append("  " + (index == 0 ? mark : String(repeating: " ", count: mark.utf8.count)) + line)
    }
  }

  private mutating func write(_ table: Block.Table) {
    let count = styling.isVerbose ? table.count : min(table.count, Self.most)
    let rows = (0..<count).map { table.row($0) }
    let widths = table.columns.indices.map { column in
      rows.reduce(TextColumns.width(of: table.columns[column].heading.plain)) {
        max($0, TextColumns.width(of: TextItem.plain($1[column].plain)))
      }
    }
    if widths.reduce(0, { $0 + $1 + 2 }) <= styling.columns {
      let head = table.columns.map { $0.heading }
      if head.contains(where: { !$0.isEmpty }) { lines.append(styling.faint(line(head, widths, table.columns))) }
      for row in rows { lines.append(line(row, widths, table.columns)) }
    } else {
      for row in rows { write(row, table.columns) }
    }
    leaveOut(table.things(from: count), table.thing)
  }

  /// A row of a table that fits.
  private func line(_ cells: [Phrase], _ widths: [Int], _ columns: [Block.Table.Column]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let text = TextItem.plain(cell.plain)
      let gap = String(repeating: " ", count: max(0, widths[column] - TextColumns.width(of: text)))
      let shown = painted(cell)
      let isLast = column == cells.count - 1
      line += "  " + (columns[column].alignment == .right ? gap + shown : isLast ? shown : shown + gap)
    }
    return line
  }

  /// A row of a table that does not fit: its first two cells, below them the others with their headings.
  private mutating func write(_ cells: [Phrase], _ columns: [Block.Table.Column]) {
    guard let first = cells.first else { return }
    let start = cells.count > 1 && !cells[1].isEmpty ? "\(first): \(cells[1])" : first
    lines += wrapped(start, to: styling.columns - Self.indent).map { "  " + $0 }
    let rest = zip(columns, cells).dropFirst(2).filter { !$0.1.isEmpty && $0.1 != "–" }.map { column, cell -> Phrase in
      column.heading.isEmpty ? cell : "\(column.heading): \(cell)"
    }
    let room = styling.columns - 2 * Self.indent
    lines += wrapped(rest.joined(separator: "; "), to: room).map { "    " + $0 }
  }

  private func wrapped(_ text: Phrase) -> [String] { wrapped(text, to: styling.columns) }

  /// A phrase in lines of limited width; a line that holds an emphasis alone is painted.
  private func wrapped(_ text: Phrase, to columns: Int) -> [String] {
    let whole = painted(text)
    let plain = TextItem.plain(text.plain)
    return TextColumns.width(of: plain) <= columns ? [whole] : TextColumns.wrap(plain, to: columns)
  }

  /// A phrase in one line, with its emphases.
  private func painted(_ text: Phrase) -> String {
    text.runs.map { run in
      switch run {
      case .text(let words), .code(let words), .section(let words), .emphasized(let words): TextItem.plain(words)
      case .color(let color): color.hex
      case .place(_, let words): styling.faint(TextItem.plain(words))
      case .strong(let inner): styling.strong(painted(inner))
      case .verdict(let tone, let words):
        switch tone {
        case .pass: styling.good(words)
        case .fail: styling.bad(words)
        case .open: styling.doubtful(words)
        }
      }
    }.joined()
  }
}
