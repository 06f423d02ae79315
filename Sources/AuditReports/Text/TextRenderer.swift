import ColorMath
import FileSyntax

/// Writes a document for a terminal: no line is wider than its columns, and nothing is cut.
///
/// Without `isVerbose`, tables and lists end after a few rows, the others are counted, and sections that do not fit a screen are
/// named.
struct TextRenderer {
  /// The rows of a table and the items of a list that are shown unless everything is.
  private static let most = 6
  /// The lines that sections may fill unless everything is shown.
  private static let screen = 44
  private static let indent = 2

  private let styling: TextStyling
  private let topLevel: Int
  /// The place of what a list counts only.
  private let whole: String
  private var lines: [String] = []
  /// The titles of the sections that did not fit.
  private var named: [String] = []

  /// The lines of a document, without line ends.
  static func lines(_ document: Document, _ styling: TextStyling) -> [String] {
    var renderer = TextRenderer(document, styling)
    renderer.write(document.blocks)
    if styling.isVerbose {
      renderer.startPart()
      renderer.write(document.closing)
    }
    renderer.nameSections()
    return renderer.lines
  }

  /// The bytes of a document, ending in a line feed.
  static func render(_ document: Document, _ styling: TextStyling) -> [UInt8] {
    Array((lines(document, styling).joined(separator: "\n") + "\n").utf8)
  }

  private init(_ document: Document, _ styling: TextStyling) {
    self.styling = styling
    topLevel = document.topLevel
    whole = document.whole
  }

  private mutating func write(_ blocks: [Block]) {
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .heading(let level, let text):
      startPart()
      write(level > topLevel ? (text + ":").strong : text.strong)
    case .paragraph(let text): write(text)
    case .contents: break
    case .picture(let picture): write(picture)
    case .list(let list): write(list)
    case .checklist(let tasks): for task in tasks { item(task, mark: "[ ] ") }
    case .table(let table): write(table)
    case .code(let text, _): for line in text { write(code: TextColumns.plain(line)) }
    case .folded(let fold): write(fold)
    case .series(let series): if styling.isVerbose { series.items.forEach { write($0) } }
    case .share(_, let blocks): write(blocks)
    case .section(let blocks): write(section: blocks)
    }
  }

  /// Lets an empty line precede what follows.
  private mutating func startPart() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private mutating func write(section blocks: [Block]) {
    if styling.isVerbose { return write(blocks) }
    if named.isEmpty {
      var part = self
      part.write(blocks)
      if part.lines.count <= Self.screen { return self = part }
    }
    named += blocks.flatMap { $0.headings(below: topLevel) }.prefix(1)
  }

  /// Names the sections that did not fit.
  private mutating func nameSections() {
    guard !named.isEmpty else { return }
    startPart()
    write("With --verbose: \(named.joined(separator: " · ")).")
  }

  /// The colors before and after an edit, with what they measure; a list says what other pictures show.
  private mutating func write(_ picture: Block.Picture) {
    guard case .edit(let drawing) = picture.drawing else { return }
    let samples = drawing.rows.compactMap { row -> String? in
      let colors = row.tiles.compactMap { $0.colors }
      guard let paint = styling.sample, !colors.isEmpty else { return nil }
      return colors.map { paint(" Aa ", $0.foreground, $0.surface) }.joined(separator: " ")
    }
    if !samples.isEmpty { lines.append("   " + samples.joined(separator: "  ")) }
    lines += TextPaint(Phrase(picture.words), styling).lines(to: styling.columns - 3).map { "   " + $0 }
  }

  /// A line to copy: the rest of a long one continues further to the right.
  private mutating func write(code line: String) {
    let own = line.prefix { $0 == " " }.count
    let room = styling.columns - own - 2 * Self.indent
    guard room >= Self.leastLast, TextColumns.width(of: line) + Self.indent > styling.columns else {
      return lines.append("  " + line)
    }
    for (index, part) in TextColumns.wrap(String(line.dropFirst(own)), to: room).enumerated() {
      lines.append(String(repeating: " ", count: own + (index == 0 ? 1 : 2) * Self.indent) + part)
    }
  }

  private mutating func write(_ fold: Block.Fold) {
    if fold.isPicture { return }
    startPart()
    write(fold.summary.strong)
    write(fold.blocks)
  }

  private mutating func write(_ list: Block.ItemList) {
    let items = list.whole.flatMap { styling.isVerbose ? $0.map { (text: $0, count: 1) } : nil } ?? list.items
    let shown = styling.isVerbose ? items[...] : items.prefix(Self.most)
    for entry in shown { item(entry.text, mark: "- ") }
    leaveOut(items.dropFirst(shown.count).reduce(list.beyond) { $0 + $1.count }, list.thing)
  }

  private mutating func leaveOut(_ count: Int, _ thing: String) {
    guard count > 0 else { return }
    if styling.isVerbose {
      write(Phrase(Wording.leftOut(count, thing, whole: whole) ?? ""))
    } else {
      lines.append("  … and \(Wording.count(count, "more \(thing)")) (use --verbose to list all)")
    }
  }

  /// One item with its mark, further lines below its text.
  private mutating func item(_ text: Phrase, mark: String) {
    let room = styling.columns - Self.indent - mark.utf8.count
    for (index, line) in TextPaint(text, styling).lines(to: room).enumerated() {
      lines.append("  " + (index == 0 ? mark : String(repeating: " ", count: mark.utf8.count)) + line)
    }
  }

  private mutating func write(_ table: Block.Table) {
    let count = styling.isVerbose ? table.count : min(table.count, Self.most)
    let rows = (0..<count).map { table.row($0) }
    let widths = table.columns.indices.map { column in
      rows.reduce(TextColumns.width(of: table.columns[column].heading.plain)) {
        max($0, TextColumns.width(of: TextColumns.plain($1[column].plain)))
      }
    }
    let whole = widths.reduce(0) { $0 + $1 + Self.indent }
    let others = whole - (widths.last ?? 0)
    if whole <= styling.columns || table.columns.last?.alignment == .left && others <= styling.columns - Self.leastLast
    {
      write(rows, Array(table.columns.indices), widths, table.columns)
    } else if table.columns.count > 2, widths[0] <= styling.columns - Self.leastLast,
      table.columns.dropFirst().allSatisfy({ $0.alignment == .right })
    {
      // Numbers: as many columns side by side as fit.
      var (block, used) = ([0], widths[0] + Self.indent)
      for column in table.columns.indices.dropFirst() {
        if used + widths[column] + Self.indent > styling.columns, block.count > 1 {
          write(rows, block, widths, table.columns)
          lines.append("")
          (block, used) = ([0], widths[0] + Self.indent)
        }
        block.append(column)
        used += widths[column] + Self.indent
      }
      write(rows, block, widths, table.columns)
    } else {
      for row in rows { write(row, table.columns) }
    }
    leaveOut(table.things(from: count), table.thing)
  }

  /// The columns that the text of a last column takes at least.
  private static let leastLast = 30

  /// Some columns of a table side by side.
  private mutating func write(
    _ rows: [[Phrase]], _ shown: [Int], _ widths: [Int], _ columns: [Block.Table.Column]
  ) {
    let head = columns.map { $0.heading }
    if head.contains(where: { !$0.isEmpty }) { write(head, shown, widths, columns, isHead: true) }
    for row in rows { write(row, shown, widths, columns) }
  }

  /// A row of a table, the text of the last column in several lines if it is long.
  private mutating func write(
    _ cells: [Phrase], _ shown: [Int], _ widths: [Int], _ columns: [Block.Table.Column], isHead: Bool = false
  ) {
    var line = ""
    let start = shown.dropLast().reduce(Self.indent) { $0 + widths[$1] + Self.indent }
    for column in shown {
      let text = TextPaint(cells[column], styling)
      let gap = String(repeating: " ", count: max(0, widths[column] - TextColumns.width(of: text.plain)))
      let isLast = column == shown.last
      let parts = text.lines(to: isLast ? max(styling.columns - start, widths[0]) : .max)
      let words = parts.first ?? ""
      line += "  " + (columns[column].alignment == .right ? gap + words : isLast ? words : words + gap)
      guard isLast else { continue }
      if words.isEmpty { while line.last == " " { line.removeLast() } }
      lines.append(isHead ? styling.faint(line) : line)
      lines += parts.dropFirst().map { String(repeating: " ", count: start) + $0 }
    }
  }

  /// A row of a table that does not fit: its first two cells, below them the others with their headings.
  private mutating func write(_ cells: [Phrase], _ columns: [Block.Table.Column]) {
    guard let first = cells.first else { return }
    write(cells.count > 1 && !cells[1].isEmpty ? "\(first): \(cells[1])" : first, indent: Self.indent)
    let rest = zip(columns, cells).dropFirst(2).filter { !$0.1.isEmpty && $0.1 != "–" }.map { column, cell -> Phrase in
      column.heading.isEmpty ? cell : "\(column.heading): \(cell)"
    }
    write(rest.joined(separator: "; "), indent: 2 * Self.indent)
  }

  private mutating func write(_ text: Phrase, indent: Int = 0) {
    lines += TextPaint(text, styling).lines(to: styling.columns - indent).map {
      String(repeating: " ", count: indent) + $0
    }
  }
}
