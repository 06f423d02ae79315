extension YAMLReader {
  /// The line ends at the end of a block scalar.
  private enum Chomping {
    case clip
    case strip
    case keep
  }

  /// One line of a block scalar.
  private struct Line {
    var text: Range<Int>
    /// True if nothing is on the line.
    var isEmpty: Bool { text.isEmpty }
  }

  /// Appends the text of `|` or `>`, which is the next byte.
  mutating func appendBlockScalar(inside parent: Int) throws(JSONSyntaxError) {
    let start = offset
    let isFolded = byte == UInt8(ascii: ">")
    offset += 1
    var chomping = Chomping.clip
    var indent: Int?
    while let sign = header(byte) {
      if byte.isDigit { indent = max(parent, 0) + Int(byte - .zero) } else { chomping = sign }
      offset += 1
    }
    try endLine()
    skipLine()
    let (lines, end) = readLines(indent: indent, inside: parent, from: offset)
    let text = isFolded ? folded(lines) : literal(lines)
    append(
      YAMLScalar(
        range: start..<max(end, start + 1), text: chomped(text, lines, chomping), isQuoted: true, isOneLine: false))
  }

  /// The meaning of a sign in the header; nil for any other.
  private func header(_ byte: UInt8) -> Chomping? {
    switch byte {
    case .minus: .strip
    case .plus: .keep
    case UInt8(ascii: "1")...UInt8(ascii: "9"): .clip
    default: nil
    }
  }

  /// Reads the lines that are indented; returns them without their indentation, and the end of the last with a text.
  private mutating func readLines(indent: Int?, inside parent: Int, from header: Int) -> (lines: [Line], end: Int) {
    var indent = indent
    var lines: [Line] = []
    var end = header
    while isAtBreak {
      let (before, line) = (offset, lineStart)
      skipBreak()
      if isAtEnd { break }
      let most = indent ?? .max
      while byte == .space, column < most { offset += 1 }
      if !isAtBreak, !isAtEnd {
        let least = indent ?? parent + 1
        guard column >= least, !isMarker("---"), !isMarker("...") else {
          (offset, lineStart) = (before, line)
          break
        }
        indent = indent ?? column
      }
      let start = offset
      skipLine()
      lines.append(Line(text: start..<offset))
      if offset > start { end = offset }
    }
    return (lines, end)
  }

  /// The lines up to the last that is not empty.
  private func content(of lines: [Line]) -> ArraySlice<Line> {
    lines[..<((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)]
  }

  private func literal(_ lines: [Line]) -> [UInt8] {
    Array(content(of: lines).map { Array(bytes[$0.text]) }.joined(separator: [.lineFeed]))
  }

  /// One line out of those that are indented alike; an empty line is a line end.
  private func folded(_ lines: [Line]) -> [UInt8] {
    var text: [UInt8] = []
    var breaks = 0
    var wasIndented = false
    var isFirst = true
    for line in content(of: lines) {
      guard !line.isEmpty else {
        breaks += 1
        continue
      }
      let isIndented = bytes[line.text.lowerBound] == .space || bytes[line.text.lowerBound] == .tab
      if isFirst {
        text += Array(repeating: .lineFeed, count: breaks)
      } else if isIndented || wasIndented {
        text += Array(repeating: .lineFeed, count: breaks + 1)
      } else {
        text += breaks == 0 ? [.space] : Array(repeating: .lineFeed, count: breaks)
      }
      text += bytes[line.text]
      (breaks, wasIndented, isFirst) = (0, isIndented, false)
    }
    return text
  }

  private func chomped(_ text: [UInt8], _ lines: [Line], _ chomping: Chomping) -> [UInt8] {
    let trailing = lines.count - content(of: lines).count
    switch chomping {
    case .strip: return text
    case .clip: return text.isEmpty ? text : text + [.lineFeed]
    case .keep: return text + Array(repeating: .lineFeed, count: trailing + (text.isEmpty ? 0 : 1))
    }
  }
}
