import FileSyntax
package import Palettes

/// An exception in the code: `// legible:waive RULE reason, until YYYY-MM-DD, at RATIO`; the ratio may be left out.
///
/// It covers the findings on its own line and, if it is alone there, those of the next line with code.
package struct InlineWaiver: Hashable, Sendable {
  /// The id of the rule, or a pattern, as it is written; empty if none is.
  package let rule: String
  /// The reason the exception is made; empty if nothing is said.
  package let reason: String
  /// The last day on which it holds; nil for none, or for one that cannot be read.
  package let until: CalendarDate?
  /// The least ratio that it covers, 1…21; nil for none, or for one that cannot be read.
  package let ratio: Double?
  /// True if it speaks of a ratio after its last day, readable or not.
  package let namesRatio: Bool
  package let file: FileIndex
  /// True if it speaks of a last day, readable or not.
  package let namesDay: Bool
  /// The offset of the comment, after its slashes.
  package let offset: Int
  /// The place of the comment, after its slashes.
  package let position: SourcePosition
  /// The lines whose findings it covers, from 1.
  package let lines: ClosedRange<Int>

  /// Reads the waivers of a file of a project, in order; remarks of another form are left out.
  package static func all(in file: FileIndex, of project: SourceProject) -> [InlineWaiver] {
    let tree = project.files[file].tree
    guard !tree.remarks.isEmpty else { return [] }
    let table = LineTable(tree.bytes)
    return tree.remarks.compactMap { remark in
      let range = Int(remark.lowerBound)..<Int(remark.upperBound)
      let text = String(decoding: tree.bytes[range.clamped(to: 0..<tree.bytes.count)], as: UTF8.self)
      guard text.hasPrefix(prefix) else { return nil }
      let position = table.position(ofByte: range.lowerBound)
      let last = max(position.line, coveredLine(range, position.line, tree, table))
      return InlineWaiver(text.dropFirst(prefix.count), file, range.lowerBound, position, position.line...last)
    }
  }

  private static let prefix = "legible:waive"

  private init(
    _ text: Substring, _ file: FileIndex, _ offset: Int, _ position: SourcePosition, _ lines: ClosedRange<Int>
  ) {
    let words = text.drop { $0 == " " }
    rule = String(words.prefix { $0 != " " && $0 != "," })
    var rest = words.dropFirst(rule.count).drop { $0 == " " || $0 == "," }
    var day: CalendarDate?
    var ratio: Substring?
    let parts = String(rest).parts(around: "until ")
    if parts.count > 1, let last = parts.last {
      let date = last.prefix { $0.isWholeNumber || $0 == "-" }
      day = CalendarDate(String(date))
      if day != nil { rest = rest.dropLast(last.count + "until ".count) }
      let end = last.dropFirst(date.count).drop { $0 == " " || $0 == "," }
      if end.hasPrefix("at ") { ratio = Self.trimmed(end.dropFirst(3)) }
    }
    rest = Self.trimmed(rest)
    if ratio == nil, let last = String(rest).parts(around: ", at ").dropFirst().last, Self.number(last[...]) != nil {
      ratio = last[...]
      rest = Self.trimmed(rest.dropLast(last.count + ", at ".count))
    }
    (reason, until, namesDay) = (String(rest), day, parts.count > 1)
    (self.ratio, namesRatio) = (ratio.flatMap { Self.number($0) }, ratio != nil)
    (self.file, self.offset, self.position, self.lines) = (file, offset, position, lines)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last == " " || last == "," || last == "\r" { text.removeLast() }
    return text
  }

  /// Reads a ratio such as `2.84`, 1…21, with at most six decimals; nil for anything else.
  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...2).contains(whole.count), text.count <= 9,
      parts.allSatisfy({ part in !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) } }),
      let digits = Int(parts.joined())
    else { return nil }
    let scale = parts.dropFirst().joined().reduce(1) { scale, _ in scale * 10 }
    let number = Double(digits) / Double(scale)
    return (1...21).contains(number) ? number : nil
  }

  /// The line of the first code after a comment that is alone on its line; its own line for any other.
  private static func coveredLine(_ remark: Range<Int>, _ line: Int, _ tree: SyntaxTree, _ table: LineTable) -> Int {
    var start = remark.lowerBound
    while start > 0, !tree.bytes[start - 1].isLineBreak { start -= 1 }
    let isAlone = tree.bytes[start..<remark.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "/")
    }
    guard isAlone else { return line }
    let next = tree.firstStart(from: remark.upperBound)
    return next.map { table.position(ofByte: $0).line } ?? line
  }
}

extension SyntaxTree {
  /// Returns the offset of the first node that begins at an offset or after it.
  func firstStart(from offset: Int) -> Int? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count ? Int(nodes[low].start) : nil
  }
}
