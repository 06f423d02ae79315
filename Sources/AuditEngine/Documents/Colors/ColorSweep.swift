import Palettes

/// Finds the colors of a document that no reader took, so that none is lost in silence.
enum ColorSweep {
  /// A leftover for every color in code that no token has as its value.
  static func strays(
    in document: MarkdownDocument, known: [StatedColor], _ colorsets: [DocumentColorset]
  ) -> [Leftover] {
    var lines: [Int: [StatedColor]] = [:]
    for color in known { lines[color.line, default: []].append(color) }
    var found: [Leftover] = []
    for block in document.blocks where isRead(block, colorsets) {
      for line in block.lines {
        for match in ColorScan.matches(in: line.text).prefix(ColorReader.mostColorsOfLine)
        where match.isCertain {
          guard let color = match.color,
            !lines[line.number, default: []].contains(where: { $0.color.isNear(color) })
          else { continue }
          let text = InlineText(code: line.text).text(match.range).inQuotes
          found.append(Leftover(line.number, "\(text) has no name; declare it as a named color"))
        }
      }
    }
    return found
  }

  /// Returns true for blocks in which a color may be read by their structure, and so be missed.
  private static func isRead(_ block: MarkdownBlock, _ colorsets: [DocumentColorset]) -> Bool {
    guard case .code(let language) = block.kind else { return false }
    let isStructured = ColorReader.swift.contains(language) || ColorJSONReader.languages.contains(language)
    return isStructured && !colorsets.contains { $0.line == block.line }
  }
}
