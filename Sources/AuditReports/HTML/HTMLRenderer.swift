import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Writes the blocks of a document as HTML.
struct HTMLRenderer {
  /// A heading to which a list of contents links.
  struct Entry {
    let id: String
    let title: String
  }

  /// The rows of one table, and the items of one list; the others are counted.
  static let most = 5_000

  /// The headings of level 2, in order.
  private(set) var contents: [Entry] = []
  /// The classes of the colors that were drawn.
  var swatches = HTMLSwatches()
  private let places: HTMLPlaces
  private let whole: String
  /// The level of the title; a page begins with level 1.
  private let topLevel: Int
  private var html = ""
  /// The present heading, and the number of regions below it.
  private var region = (title: "", count: 0)
  /// All headings below the title, in order, and the number of those that are written.
  private let headings: [Entry]
  private var headingCount = 0
  private var hasSection = false

  /// Starts without anything.
  init(_ document: Document, _ places: HTMLPlaces) {
    self.places = places
    topLevel = document.topLevel
    whole = document.whole
    var ids: Set<String> = []
    headings = document.blocks.flatMap { $0.headings(below: document.topLevel) }.map { title in
      Entry(id: "s-" + Slug.unique(Self.start(of: title), fallback: "section", among: &ids), title: title)
    }
  }

  /// Returns blocks as HTML, in sections if there are headings of level 2.
  mutating func written(_ blocks: [Block]) -> String {
    html = ""
    for block in blocks { write(block) }
    endSection()
    return html
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .heading(let level, let text): write(text, level: level)
    case .paragraph(let text): html += "<p>\(inline(text))</p>\n"
    case .list(let list): write(list)
    case .contents: break
    case .checklist(let tasks):
      html += "<ul>\n\(tasks.map { "<li>☐ \(inline($0))\n" }.joined())</ul>\n"
    case .table(let table): write(table)
    case .picture(let picture):
      html += HTMLPicture.html(of: picture, &swatches)
    case .code(let lines, _): write(code: lines)
    case .folded(let fold):
      let before = html
      html = ""
      for block in fold.blocks { write(block) }
      let inside = html.isEmpty ? "" : "<details><summary>\(inline(fold.summary))</summary>\n\(html)</details>\n"
      html = before + inside
    case .series(let series):
      for item in series.items {
        html += "<article>\n"
        for block in item { write(block) }
        html += "</article>\n"
      }
    case .share(_, let blocks), .section(let blocks):
      for block in blocks { write(block) }
    }
  }

  private mutating func write(_ text: Phrase, level: Int) {
    let level = level - topLevel + 1
    region = (text.plain, 0)
    guard level > 1 else {
      endSection()
      html += "<h1>\(inline(text))</h1>\n"
      return
    }
    let id = headings[headingCount].id
    headingCount += 1
    if level == 2 {
      endSection()
      contents.append(Entry(id: id, title: text.plain))
      html += "<section>\n"
      hasSection = true
    }
    html += "<h\(level) id=\"\(id)\" tabindex=\"-1\">\(inline(text))</h\(level)>\n"
  }

  private mutating func endSection() {
    if hasSection { html += "</section>\n" }
    hasSection = false
  }

  /// The title up to a number in parentheses: an id that links can keep; no script has one with its prefix.
  private static func start(of title: String) -> String {
    title.parts(around: " (").first.map { String($0) } ?? title
  }

  /// The id of the next heading with a title: links come before their sections.
  private func target(_ title: String) -> String {
    let next = headings[headingCount...].first { $0.title == title }
    return (next ?? headings.first { $0.title == title })?.id ?? "main"
  }

  private mutating func write(_ list: Block.ItemList) {
    html += "<ul>\n"
    for item in list.items.prefix(Self.most) { html += "<li>\(inline(item.text))\n" }
    html += "</ul>\n"
    leaveOut(list.items.dropFirst(Self.most).reduce(list.beyond) { $0 + $1.count }, list.thing)
  }

  private mutating func leaveOut(_ count: Int, _ thing: String) {
    guard let words = Wording.leftOut(count, thing, whole: whole) else { return }
    html += "<p class=\"quiet\">\(HTMLText.escaped(words))</p>\n"
  }

  /// The columns of numbers that the style sheet aligns by their place; later ones have a class in each cell.
  private static let styledColumns = 12

  private mutating func write(_ table: Block.Table) {
    guard table.count > 0 else { return }
    startRegion()
    let right = table.columns.indices.filter { table.columns[$0].alignment == .right }
    let numbers = right.filter { $0 < Self.styledColumns }.map { "n\($0 + 1)" }
    let starts = table.columns.indices.map { $0 >= Self.styledColumns && right.contains($0) ? " class=\"n\"" : "" }
    html += "<table\(numbers.isEmpty ? "" : " class=\"\(numbers.joined(separator: " "))\"")><thead><tr>"
    for (column, start) in zip(table.columns, starts) {
      html += column.heading.isEmpty ? "<td>" : "<th scope=\"col\"\(start)>\(inline(column.heading))"
    }
    html += "<tbody>\n"
    for index in 0..<min(table.count, Self.most) {
      html += "<tr>"
      for (cell, start) in zip(table.row(index), starts) { html += "<td\(start)>\(inline(cell))" }
      html += "\n"
    }
    html += "</table></div>\n"
    leaveOut(table.things(from: Self.most), table.thing)
  }

  /// Starts a part that scrolls by itself, with a name of its own.
  private mutating func startRegion() {
    region.count += 1
    let name = region.count == 1 ? region.title : "\(region.title), \(region.count)"
    html += "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(HTMLText.escaped(name))\">"
  }

  private mutating func write(code lines: [String]) {
    startRegion()
    html += "<pre><code>\(lines.map(HTMLText.code).joined(separator: "\n"))</code></pre></div>\n"
  }

  /// A phrase with its colors and links.
  private mutating func inline(_ phrase: Phrase) -> String {
    var result = ""
    for run in phrase.runs {
      switch run {
      case .text(let text): result += HTMLText.escaped(text)
      case .code(let text): result += "<code>\(HTMLText.escaped(text))</code>"
      case .command(let command): result += "<code>\(HTMLText.escaped(command.text()))</code>"
      case .color(let color): result += "<i class=\"dot \(swatches.name(color))\"></i><code>\(color.hex)</code>"
      case .place(let location, let words): result += places.text(location, shown: words)
      case .verdict(let tone, let text):
        result += "<span class=\"is-\(tone.rawValue)\">\(HTMLText.escaped(text))</span>"
      case .section(let title):
        result += "<a href=\"#\(target(title))\">\(HTMLText.escaped(title))</a>"
      case .emphasized(let text): result += "<em>\(HTMLText.escaped(text))</em>"
      case .strong(let inner): result += "<b>\(inline(inner))</b>"
      }
    }
    return result
  }
}
