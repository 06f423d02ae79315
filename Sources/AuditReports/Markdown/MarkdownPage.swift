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

  /// How many lines of at least so many bytes can still fit: more need not be made.
  func lines(ofAtLeast bytesPerLine: Int) -> Int { max(0, limit - Self.reserve - bytes.count) / bytesPerLine }

  /// Adds a table; rows that do not fit, and those `beyond` it, are counted by the name `thing`.
  ///
  /// A table without rows leaves no trace.
  mutating func table(_ table: MarkdownTable, of thing: String, beyond: Int = 0) {
    guard !table.isEmpty else { return leaveOut(beyond, thing) }
    let whole = table.lines
    guard hasRoom(for: whole[0].utf8.count * 2) else { return leaveOut(whole.count - 2 + beyond, thing) }
    lines(whole, of: thing, beyond: beyond)
  }

  /// Adds list items or table rows, one per line, as long as they fit, and says how many were left out.
  mutating func lines(_ lines: [String], of thing: String, beyond: Int = 0) {
    var left = beyond
    var isFull = false
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for line in lines {
      isFull = isFull || !hasRoom(for: line.utf8.count)
      if isFull {
        left += 1
      } else {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    leaveOut(left, thing)
  }

  private mutating func leaveOut(_ count: Int, _ thing: String) {
    if count > 0 { add("\(Wording.count(count, "more \(thing)")) \(count == 1 ? "is" : "are") in the JSON report.\n") }
  }

  private func hasRoom(for count: Int) -> Bool { bytes.count + count + Self.reserve <= limit }

  /// Headings and paragraphs may use the reserve; beyond that they are left out as well.
  private mutating func add(_ text: String) {
    guard bytes.count + text.utf8.count + 1 <= limit else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += text.utf8
  }
}
