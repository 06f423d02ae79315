/// A Markdown text that grows up to a limit and then counts what it omits.
struct MarkdownPage {
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  /// The end of the present part of the page at the latest.
  private var ceiling: Int
  /// The name of the file with everything that the page omits.
  private let whole: String
  /// True if everything fitted so far.
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

  /// Lets what follows fill a share (0…1) of the remaining room, so that some is left for what comes after it.
  ///
  /// Returns the present limit, for `restore`.
  mutating func limit(to share: Double) -> Int {
    let whole = ceiling
    ceiling = min(whole, bytes.count + Int(Double(max(0, whole - bytes.count)) * share))
    return whole
  }

  /// Ends the part that `limit` began.
  mutating func restore(_ whole: Int) { ceiling = whole }

  /// Adds a heading of a level from 1.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text + "\n")
  }

  /// Adds a paragraph of escaped text.
  mutating func paragraph(_ text: String) { add(text + "\n") }

  /// Starts a collapsed part; the summary is HTML.
  ///
  /// Returns false, and writes nothing, if there is hardly any room.
  mutating func startFold(_ summary: String) -> Bool {
    guard fits(1_000) else { return false }
    add("<details>\n<summary>\(summary)</summary>\n")
    return true
  }

  /// Ends the collapsed part, using the reserve.
  mutating func endFold() { bytes += "\n</details>\n".utf8 }

  /// The number of lines of a minimum length that still fit: more need not be made.
  func lines(ofAtLeast bytesPerLine: Int) -> Int { max(0, ceiling - bytes.count) / bytesPerLine }

  /// Adds a table whose rows represent several items each; those that do not fit are counted by the name `thing`.
  ///
  /// Rows beyond those of the table count as `beyond` items.
  mutating func table(_ table: MarkdownTable, _ counts: [Int], of thing: String, beyond: Int = 0) {
    let whole = table.lines
    guard fits(whole[0].utf8.count * 3) else { return leaveOut(counts.reduce(beyond, +), thing) }
    lines(zip(whole, [0, 0] + counts).map { ($0, $1) }, of: thing, beyond: beyond)
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
      let fits = fits(line.text.utf8.count)
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

  /// Returns true if so many bytes more still fit into the present part; otherwise, something is left out.
  mutating func fits(_ count: Int) -> Bool {
    let fits = bytes.count + count + 1 <= ceiling
    if !fits { isComplete = false }
    return fits
  }

  /// Writes the number of omitted items; nothing for none.
  mutating func leaveOut(_ count: Int, _ thing: String) {
    if let words = Wording.leftOut(count, thing, whole: whole) { bytes += "\n\(words)\n".utf8 }
  }

  /// Lets what follows fill the reserve as well.
  mutating func open() { ceiling = limit }

  private mutating func add(_ text: String) {
    guard fits(text.utf8.count) else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    bytes += text.utf8
  }
}
