import ColorMath
import FileSyntax
import Palettes

/// Finds the colors that words of a document mean: its tokens, white, black, and values.
struct TokenWords {
  /// A word of a sentence.
  struct Word {
    /// The word in lower case, or code as written.
    let text: String
    /// The name of the token or the literal that it means.
    let color: String?
    /// True if it is a token or a value rather than `white` or `black`.
    let isNamed: Bool
  }

  private let names: [String: String]

  init(_ palette: Palette) {
    var names: [String: String] = [:]
    for (index, token) in palette.tokens.indexed() {
      names[ColorName.key(token.name.path)] = palette.displayName(of: index)
    }
    self.names = names
  }

  /// The color of a cell: its first code, else all of it; nil if it is none of the document.
  func color(_ cell: InlineText) -> String? {
    for range in cell.code { if let found = color(cell.text(range)) { return found } }
    return color(cell.text)
  }

  /// The token or the literal that a text means.
  func color(_ text: String) -> String? {
    let key = ColorName.key(text)
    if let name = names[key] { return name }
    if key == "white" { return "#FFFFFF" }
    if key == "black" { return "#000000" }
    let matches = ColorScan.matches(in: text)
    return matches.count == 1 && matches[0].isCertain ? matches[0].color?.cssText : nil
  }

  /// The words of a line; code is one word.
  func words(of line: InlineText) -> [Word] {
    var words: [Word] = []
    var place = 0
    var code = line.code[...]
    while place < line.bytes.count {
      if let range = code.first, range.lowerBound <= place {
        let text = line.text(range)
        words.append(Word(text: text, color: color(text), isNamed: true))
        code = code.dropFirst()
        place = max(range.upperBound, place + 1)
      } else if Self.isPart(line.bytes[place]) {
        let limit = code.first?.lowerBound ?? line.bytes.count
        var end = place
        while end < limit, Self.isPart(line.bytes[end]) { end += 1 }
        words.append(word(line.text(place..<end)))
        place = max(end, place + 1)
      } else {
        // A sign that ends a sentence keeps the words around it apart.
        if ".;:,|".utf8.contains(line.bytes[place]) { words.append(Word(text: ";", color: nil, isNamed: false)) }
        place += 1
      }
    }
    return words
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isWordPart || "#_-/".utf8.contains(byte) }

  /// Lower-case words of prose, such as `text` or `card`, mean no token, even if one has that name.
  private func word(_ text: String) -> Word {
    let lower = text.lowercased()
    let isPlain = lower == "white" || lower == "black"
    let isName = text != lower || text.utf8.contains { "#_-/".utf8.contains($0) }
    return Word(text: lower, color: isPlain || isName ? color(text) : nil, isNamed: !isPlain)
  }
}

extension DocumentPair {
  /// Pairs with equal parts as one, with all their lines and names.
  static func joined(_ all: [DocumentPair]) -> [DocumentPair] {
    var joined: [DocumentPair] = []
    var places: [String: Int] = [:]
    for pair in all.indices.ordered(by: { (all[$0].lines.first ?? 0, $0) < (all[$1].lines.first ?? 0, $1) }).map({
      all[$0]
    }) {
      let font = pair.font.map { "\($0.size) \($0.weight)" } ?? ""
      let key = "\(pair.foreground)\n\(pair.surface)\n\(pair.role.rawValue)\n\(font)\n\(pair.component)"
      if let place = places[key] {
        joined[place].lines = Set(joined[place].lines + pair.lines).sorted()
      } else {
        places[key] = joined.count
        joined.append(pair)
      }
    }
    return joined
  }
}
