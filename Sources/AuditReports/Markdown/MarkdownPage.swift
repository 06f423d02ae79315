/// A Markdown text that grows up to a limit and then counts what it leaves out.
struct MarkdownPage {
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// Where the present part of the page ends at the latest.
  private var ceiling: Int

  /// Room that is kept for the counts of what was left out, the ends of folded parts and the list of pictures.
  private static let reserve = 60_000

  /// Starts an empty page of at most so many bytes.
  init(limit: Int) {
    self.limit = limit
    ceiling = limit - Self.reserve
  }

  /// Lets what is written in `body` fill the page up to a share of it (0…1), so that room is left for what follows.
  mutating func upTo(_ share: Double, _ body: (inout MarkdownPage) -> Void) {
    let whole = ceiling
    ceiling = Int(Double(whole) * share)
    body(&self)
    ceiling = whole
  }

  /// Adds a heading of a level from 1.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text + "\n")
  }

  /// Adds a paragraph; its text is escaped already.
  mutating func paragraph(_ text: String) { add(text + "\n") }

  /// Adds a part that a reader opens; the summary is fixed text without names.
  mutating func folded(_ summary: String, _ body: (inout MarkdownPage) -> Void) {
    guard hasRoom(for: 1_000) else { return }
    add("<details>\n<summary>\(summary)</summary>\n")
    body(&self)
    bytes += "\n</details>\n".utf8
  }

  /// Adds a table; rows that do not fit are counted by the name `thing`. An empty table leaves no trace.
  mutating func table(_ table: MarkdownTable, of thing: String) {
    guard !table.isEmpty else { return }
    let whole = table.lines
    guard hasRoom(for: whole[0].utf8.count * 3) else { return leaveOut(whole.count - 2, thing) }
    lines(whole, of: thing)
  }

  /// Adds list items or table rows, one per line, as long as they fit, and says how many were left out.
  mutating func lines(_ lines: [String], of thing: String) {
    var left = 0
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for line in lines {
      if left > 0 || !hasRoom(for: line.utf8.count) {
        left += 1
      } else {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    leaveOut(left, thing)
  }

  /// Whether so many bytes more would still fit into the present part.
  func hasRoom(for count: Int) -> Bool { bytes.count + count + 1 <= ceiling }

  /// Says how many things are not on the page; nothing for none.
  mutating func leaveOut(_ count: Int, _ thing: String) {
    guard count > 0 else { return }
    bytes += "\n\(Wording.count(count, "more \(thing)")) \(count == 1 ? "is" : "are") in the JSON report.\n".utf8
  }

  /// Adds lines that must not be missing; what they need is part of the reserve.
  mutating func closing(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    bytes += ("\n" + lines.joined(separator: "\n") + "\n").utf8
  }

  private mutating func add(_ text: String) {
    guard hasRoom(for: text.utf8.count) else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += text.utf8
  }
}
