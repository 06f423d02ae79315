/// A report or an answer as blocks, which three renderers show alike: for a terminal, as Markdown, and as a page.
///
/// A builder makes the blocks section by section and phrases every sentence; a renderer walks them and phrases nothing.
struct Document {
  var blocks: [Block]
  /// The last blocks, which no limit cuts off.
  var closing: [Block] = []
  /// The place of everything that a limit cuts off.
  var whole = "the JSON report"
}

extension Document {
  /// Documents one after another.
  init(joining documents: [Document]) {
    blocks = documents.flatMap { $0.blocks }
    closing = documents.first?.closing ?? []
    whole = documents.first?.whole ?? whole
  }

  /// The first heading.
  var title: Phrase? {
    for case .heading(_, let title) in blocks { return title }
    return nil
  }

  /// The level of the first heading.
  var topLevel: Int {
    for case .heading(let level, _) in blocks { return level }
    return 1
  }

  /// The blocks before the first section: what is read first.
  var lead: [Block] { Array(blocks.prefix(leadCount)) }

  /// The blocks from the first section on.
  var sections: [Block] { Array(blocks.dropFirst(leadCount)) }

  /// The document with a list of contents before its first section, if it has several.
  func withContents(from least: Int) -> Document {
    let titles = blocks.flatMap { $0.titles(level: topLevel + 1) }
    guard titles.count >= least else { return self }
    var document = self
    document.blocks.insert(.contents(titles), at: leadCount)
    return document
  }

  private var leadCount: Int { blocks.firstIndex { $0.starts(level: topLevel + 1) } ?? blocks.count }
}

extension Block {
  /// The headings of a level.
  fileprivate func titles(level: Int) -> [String] {
    switch self {
    case .heading(level, let title): [title.plain]
    case .share(_, let blocks), .section(let blocks): blocks.flatMap { $0.titles(level: level) }
    default: []
    }
  }

  /// Returns true for a heading of a level, and for blocks that begin with one.
  func starts(level: Int) -> Bool {
    switch self {
    case .heading(let own, _): own == level
    case .share(_, let blocks), .section(let blocks): blocks.first?.starts(level: level) ?? false
    case .paragraph, .contents, .list, .checklist, .table, .picture, .code, .folded, .series: false
    }
  }
}
