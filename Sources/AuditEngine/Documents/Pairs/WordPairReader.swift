import ColorMath
import Palettes

/// Reads the pairs that a document states in words: in tables of pairs, and as `white text on AccentRed`.
struct WordPairReader {
  /// The pairs in the order of their lines.
  private(set) var pairs: [DocumentPair] = []
  /// Pairs with a color that the document does not define.
  private(set) var leftovers: [Leftover] = []

  private let names: TokenWords

  init(_ document: MarkdownDocument, _ palette: Palette) {
    names = TokenWords(palette)
    for block in document.blocks { read(block) }
  }

  private mutating func read(_ block: MarkdownBlock) {
    if let table = MarkdownTable(block) {
      if let columns = PairTableReader.columns(table) { read(table, columns) } else { readCells(table) }
    } else if !block.isCode {
      for line in block.lines { readSentence(InlineText(line.text), line.number) }
    }
  }

  private mutating func read(_ table: MarkdownTable, _ columns: (foreground: Int, surface: Int)) {
    let headers = table.header.cells.map { AppearanceWords.words(of: $0.text) }
    let component = headers.firstIndex { words in
      words.contains { ["component", "element", "usage", "use", "name", "where", "example"].contains($0) }
    }
    for row in table.rows {
      let (foreground, surface) = (row[columns.foreground], row[columns.surface])
      let (first, second) = (names.color(foreground), names.color(surface))
      guard let first, let second else {
        let missing = (first == nil ? foreground : surface).text
        if !foreground.isBlank, !surface.isBlank {
          leftovers.append(
            Leftover(
              row.line,
              "the pair with \(missing.inQuotes) is not in the audit file because that color has no value; specify "
                + "the value"))
        }
        continue
      }
      let name = component.flatMap { $0 == columns.foreground || $0 == columns.surface ? nil : row[$0].text }
      add(first, second, headers[columns.foreground], name ?? "", row.line)
    }
  }

  /// Cells that hold a whole pair, such as `TextPrimary on Card`.
  private mutating func readCells(_ table: MarkdownTable) {
    for row in table.rows { for cell in row.cells { readSentence(cell, row.line) } }
  }

  private mutating func add(_ first: String, _ second: String, _ words: [String], _ name: String, _ line: Int) {
    let isGraphic = words.contains { ["icon", "icons", "glyph", "symbol", "graphic"].contains($0) }
    guard first != second else { return }
    pairs.append(
      DocumentPair(
        foreground: AuditJSON.quoted(first), surface: second, role: isGraphic ? .graphic : .text, font: nil,
        component: name, origin: .stated, lines: [line]))
  }

  /// The words between the two colors of a pair.
  private static let links: Set<String> = [
    "text", "label", "labels", "icon", "icons", "glyph", "glyphs", "symbol", "symbols", "type", "copy", "title",
    "titles",
  ]

  /// Reads `A on B`, `A text on B`, where both are colors of the document.
  private mutating func readSentence(_ line: InlineText, _ number: Int) {
    let words = names.words(of: line)
    for (index, word) in words.enumerated() where word.text == "on" && index > 0 && index + 1 < words.count {
      var before = index - 1
      var kinds: [String] = []
      while before > 0, Self.links.contains(words[before].text) {
        kinds.append(words[before].text)
        before -= 1
      }
      // `Icons in A on B`, `text in A on B`.
      if before > 1, words[before - 1].text == "in", Self.links.contains(words[before - 2].text) {
        kinds.append(words[before - 2].text)
      }
      var after = index + 1
      while after + 1 < words.count, ["a", "an", "the"].contains(words[after].text) { after += 1 }
      guard let first = words[before].color, let second = words[after].color, words[after].isNamed,
        words[before].isNamed || !kinds.isEmpty
      else { continue }
      add(first, second, kinds, "", number)
    }
  }
}
