/// A Markdown text that grows up to a limit and then counts what it leaves out.
struct MarkdownPage {
  private(set) var bytes: [UInt8] = []
  private let limit: Int

  /// Room that is kept for headings and counts behind a table that was cut.
  private static let reserve = 20_000

  /// Starts an empty page of at most so many bytes.
  init(limit: Int) { self.limit = limit }

  /// Adds a heading of a level from 1.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text + "\n")
  }

  /// Adds a paragraph; its text is escaped already.
  mutating func paragraph(_ text: String) { add(text + "\n") }

  /// Adds a table; rows that do not fit are counted as `things`. An empty table leaves no trace.
  mutating func table(_ table: MarkdownTable, of things: String) {
    guard !table.isEmpty else { return }
    lines(table.lines, of: things)
  }

  /// Adds list items or table rows, one per line, as long as they fit, and says how many were left out.
  mutating func lines(_ lines: [String], of things: String) {
    var left = 0
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for line in lines {
      if left > 0 || bytes.count + line.utf8.count + Self.reserve > limit {
        left += 1
      } else {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    if left > 0 { add("\(left) more \(things) are in the JSON report.\n") }
  }

  private mutating func add(_ text: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += text.utf8
  }
}
