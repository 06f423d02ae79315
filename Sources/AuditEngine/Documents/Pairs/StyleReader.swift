import Palettes

/// Reads the names that sentences and comments give to glass and materials: `.light → .regular`, `case light // Uses
/// .ultraThinMaterial`.
struct StyleReader {
  /// The styles in the order of their lines.
  private(set) var styles: [DocumentStyle] = []

  private static let materials = ["ultraThin", "thin", "regular", "thick", "ultraThick"]
  private static let glasses: Set<String> = ["regular", "clear", "prominent", "thick", "thin"]

  init(_ document: MarkdownDocument) {
    for block in document.blocks {
      for line in block.lines {
        if block.isCode {
          readCase(line)
        } else {
          readArrows(line)
        }
      }
    }
  }

  /// A case of an enumeration with a material in its comment.
  private mutating func readCase(_ line: MarkdownLine) {
    let words = line.text.split(separator: " ")
    guard words.count > 2, words[0] == "case", words[2].hasPrefix("//"), Self.isName(words[1]) else { return }
    let found = words.dropFirst(3).compactMap { Self.material($0) }
    if found.count == 1 { styles.append(DocumentStyle(name: String(words[1]), layer: found[0], line: line.number)) }
  }

  /// Arrows between two names with a period, in a line about glass or materials.
  private mutating func readArrows(_ line: MarkdownLine) {
    let isGlass = AppearanceWords.words(of: line.text).contains("glass")
    let words = InlineText(line.text).text.split { " ,;()".contains($0) }
    for index in words.indices.dropFirst().dropLast() where Self.isArrow(words[index]) {
      let (name, style) = (words[index - 1], words[index + 1])
      guard name.hasPrefix("."), Self.isName(name.dropFirst()), style.hasPrefix(".") else { continue }
      let glass = isGlass && Self.glasses.contains(String(style.dropFirst()))
      let layer = Self.material(style) ?? (glass ? .glass(String(style.dropFirst())) : nil)
      if let layer { styles.append(DocumentStyle(name: String(name.dropFirst()), layer: layer, line: line.number)) }
    }
  }

  /// Returns true for an arrow in any script.
  private static func isArrow(_ word: Substring) -> Bool {
    word == "->" || word == "=>" || !word.isEmpty && word.utf8.allSatisfy { $0 >= 0x80 }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= ColorName.longest
      && text.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: "_") }
  }

  private static func material(_ word: Substring) -> DocumentStyle.Layer? {
    materials.first { word == ".\($0)Material" }.map { .material($0) }
  }
}
