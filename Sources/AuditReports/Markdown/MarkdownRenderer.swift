/// Writes a document as GitHub Flavored Markdown.
struct MarkdownRenderer {
  private var page: MarkdownPage
  /// Nil if the document is written without pictures.
  private var pictures: MarkdownPictures?

  /// True if blocks may take no more than their share of the limit.
  private let isShared: Bool

  private init(_ document: Document, _ folder: String?, _ limit: Int, _ reserve: Int, isShared: Bool) {
    page = MarkdownPage(limit: limit, reserve: reserve, whole: document.whole)
    pictures = folder.map { MarkdownPictures(folder: $0) }
    self.isShared = isShared
    write(document.blocks)
    page.open()
    write(document.closing)
    if let paths = pictures?.definitions, !paths.isEmpty { page.lines(paths, of: "picture") }
  }

  /// Returns a document without pictures, in at most so many bytes.
  static func render(_ document: Document, limit: Int, reserve: Int = 60_000) -> [UInt8] {
    made(document, nil, limit, reserve).page.bytes
  }

  /// Returns a document with its pictures, which are in a folder next to it.
  static func render(_ document: Document, picturesIn folder: String, limit: Int) -> WrittenReport {
    let made = made(document, folder, limit, 60_000)
    return WrittenReport(bytes: made.page.bytes, folder: made.pictures?.written)
  }

  /// Everything if it fits, otherwise a share of each part that leaves room for the next.
  private static func made(_ document: Document, _ folder: String?, _ limit: Int, _ reserve: Int) -> MarkdownRenderer {
    let whole = MarkdownRenderer(document, folder, limit, reserve, isShared: false)
    return whole.page.isComplete ? whole : MarkdownRenderer(document, folder, limit, reserve, isShared: true)
  }

  private mutating func write(_ blocks: [Block]) {
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .heading(let level, let text): page.heading(level, MarkdownText.markup(text))
    case .paragraph(let text): page.paragraph(MarkdownText.markup(text))
    case .list(let list):
      page.lines(
        list.items.map { ("- \(MarkdownText.markup($0.text))", $0.count) }, of: list.thing, beyond: list.beyond)
    case .contents(let titles):
      page.paragraph("Contents: \(titles.map { MarkdownText.markup("\(section: $0)") }.joined(separator: " · "))")
    case .checklist(let tasks): page.lines(tasks.map { "- [ ] \(MarkdownText.markup($0))" }, of: "task")
    case .table(let table): write(table)
    case .picture(let picture): if let shown = pictures?.reference(picture) { page.paragraph(shown) }
    case .code(let lines, let language):
      // A part of it would leave the fence open.
      let whole = (["```\(language)"] + lines + ["```"]).joined(separator: "\n")
      page.lines([(text: whole, count: lines.count)], of: "line")
    case .folded(let fold): write(fold)
    case .series(let series):
      for (index, item) in series.items.enumerated() {
        guard page.fits(series.room) else { return page.leaveOut(series.items.count - index, series.thing) }
        write(item)
      }
    case .section(let blocks): write(blocks)
    case .share(let share, let blocks):
      guard isShared else { return write(blocks) }
      let whole = page.limit(to: share)
      write(blocks)
      page.restore(whole)
    }
  }

  private mutating func write(_ fold: Block.Fold) {
    if pictures == nil, fold.isPicture { return }
    guard page.startFold(HTMLText.escaped(fold.summary.plain)) else { return page.leaveOut(fold.count, fold.thing) }
    write(fold.blocks)
    page.endFold()
  }

  /// Writes the rows that may fit; none is made in vain.
  private mutating func write(_ table: Block.Table) {
    guard table.count > 0 else { return }
    let most = min(table.count, page.lines(ofAtLeast: 6 * table.columns.count) + 1)
    var written = MarkdownTable(table.columns.map { (MarkdownText.markup($0.heading), $0.alignment) })
    for index in 0..<most { written.add(table.row(index).map { MarkdownText.markup($0) }) }
    let counts = table.counts.isEmpty ? Array(repeating: 1, count: most) : Array(table.counts.prefix(most))
    page.table(written, counts, of: table.thing, beyond: table.things(from: most))
  }
}
