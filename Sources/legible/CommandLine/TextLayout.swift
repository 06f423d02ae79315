/// Lays out plain text in columns of a terminal.
enum TextLayout {
  /// One row of a list of terms, each with its definition.
  struct Entry {
    let term: String
    let definition: String
  }

  /// The width of help, in columns.
  static let pageWidth = 80

  /// Breaks a paragraph at its spaces; a word wider than the line is broken too.
  ///
  /// Returns one line at least; `width` is 2 or more.
  static func wrapped(_ paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, width: width) }) {
      if line.isEmpty {
        line = word
      } else if DisplayWidth.of(line) + 1 + DisplayWidth.of(word) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return lines + [line]
  }

  /// Returns a paragraph as lines that all begin with an equal number of spaces.
  static func indented(_ paragraph: String, by indent: Int) -> [String] {
    wrapped(paragraph, width: pageWidth - indent).map { String(repeating: " ", count: indent) + $0 }
  }

  /// The columns that the terms need side by side with their definitions; terms too wide for that do not count.
  static func termWidth(of entries: [Entry]) -> Int {
    entries.map { DisplayWidth.of($0.term) }.filter { $0 <= widestTerm }.max() ?? 0
  }

  /// Terms on the left, definitions in a column on the right; a term wider than `termWidth` has a line of its own.
  static func list(_ entries: [Entry], termWidth: Int) -> [String] {
    let column = 2 + termWidth + 2
    return entries.flatMap { entry in
      let isBeside = DisplayWidth.of(entry.term) <= termWidth
      let start = isBeside ? "  " + entry.term : ""
      let lines = wrapped(entry.definition, width: pageWidth - column).enumerated().map { index, line in
        DisplayWidth.padded(index == 0 ? start : "", to: column) + line
      }
      return isBeside ? lines : indented(entry.term, by: 2) + lines
    }
  }

  private static let widestTerm = 24

  private static func pieces(of word: Substring, width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let columns = DisplayWidth.of(character)
      if used + columns > width, !piece.isEmpty {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += columns
    }
    return pieces + [piece]
  }
}
