/// A Markdown text that grows up to a limit and then counts what it omits.
struct MarkdownPage {
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// The end of the present part of the page at the latest.
  private var ceiling: Int
  /// The name of the file with everything that the page omits.
  private let whole: String
  /// True if nothing was left out so far.
  private(set) var isComplete = true

  /// The length in bytes above which a line that does not fit is omitted by itself; a shorter one ends its list.
  private static let longLine = 2_000

  /// Starts an empty page with a limit in bytes.
  ///
  /// Of them, `reserve` is kept for the counts of omitted items, the ends of collapsed parts and the list of pictures.
  init(limit: Int, reserve: Int = 60_000, whole: String = "the JSON report") {
    self.limit = limit
    self.whole = whole
    ceiling = limit - reserve
  }

  /// Lets the content written in `body` fill a share (0…1) of the remaining room, so that some is left for what
  /// follows.
  mutating func upTo(_ share: Double, _ body: (inout MarkdownPage) -> Void) {
    let whole = ceiling
    ceiling = min(whole, bytes.count + Int(Double(max(0, whole - bytes.count)) * share))
    body(&self)
    ceiling = whole
  }

  /// Adds a heading of a level from 1.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text + "\n")
  }

  /// Adds a paragraph of escaped text.
  mutating func paragraph(_ text: String) { add(text + "\n") }

  /// Adds a collapsed part; the summary is fixed text without names.
  ///
  /// Returns false, and writes nothing, if there is hardly any room.
  @discardableResult
  mutating func folded(_ summary: String, _ body: (inout MarkdownPage) -> Void) -> Bool {
    guard hasRoom(for: 1_000) else { return false }
    add("<details>\n<summary>\(summary)</summary>\n")
    body(&self)
    bytes += "\n</details>\n".utf8
    return true
  }

  /// The number of lines of a minimum length that still fit: more need not be made.
  func lines(ofAtLeast bytesPerLine: Int) -> Int { max(0, ceiling - bytes.count) / bytesPerLine }

  /// Adds a table; rows that do not fit, and `beyond` further ones, are counted by the name `thing`.
  ///
  /// A table without rows writes nothing.
  mutating func table(_ table: MarkdownTable, of thing: String, beyond: Int = 0) {
    guard !table.isEmpty else { return leaveOut(beyond, thing) }
    let whole = table.lines
    guard hasRoom(for: whole[0].utf8.count * 3) else { return leaveOut(whole.count - 2 + beyond, thing) }
    lines(whole, of: thing, beyond: beyond)
  }

  /// Adds list items or table rows, one per line, as long as they fit, and the number of omitted ones.
  mutating func lines(_ lines: [String], of thing: String, beyond: Int = 0) {
    self.lines(lines.map { ($0, 1) }, of: thing, beyond: beyond)
  }

  /// Adds lines that represent several items each.
  mutating func lines(_ lines: [(text: String, count: Int)], of thing: String, beyond: Int = 0) {
    var left = beyond
    var isFull = false
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for line in lines {
      let fits = hasRoom(for: line.text.utf8.count)
      isFull = isFull || !fits && line.text.utf8.count <= Self.longLine
      if isFull || !fits {
        left += line.count
      } else {
        bytes += line.text.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    leaveOut(left, thing)
  }

  /// Returns true if so many bytes more would still fit into the present part.
  func hasRoom(for count: Int) -> Bool { bytes.count + count + 1 <= ceiling }

  /// Writes the number of omitted items; nothing for none.
  mutating func leaveOut(_ count: Int, _ thing: String) {
    guard count > 0 else { return }
    isComplete = false
    bytes += "\n\(Wording.count(count, "more \(thing)")) \(count == 1 ? "is" : "are") in \(whole).\n".utf8
  }

  /// Adds lines that must not be missing, using the reserve.
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
