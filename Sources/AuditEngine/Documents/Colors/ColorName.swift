import Palettes

/// Rules for the names of colors in documents.
enum ColorName {
  /// The most bytes of a name.
  static let longest = 80
  /// The most words of a name in prose.
  static let mostWords = 4

  /// The key by which two spellings are one name: letters and digits in lower case.
  static func key(_ name: String) -> String {
    String(decoding: name.utf8.filter { $0.isWordPart }.map { $0.lowered }, as: UTF8.self)
  }

  /// Words that introduce a value but name no color.
  private static let empty: Set<String> = [
    "hex", "color", "value", "rgb", "rgba", "the", "a", "is", "use", "used", "default", "light", "dark", "mode",
    "white", "black", "text", "from", "to", "and", "or", "shadow", "opacity", "note", "example", "vs", "with", "on",
    "in",
    "return", "let", "var", "stroke", "fill", "border",
  ]

  /// A name in prose: a few words that are not only fillers; nil for a sentence.
  static func prose(_ text: String) -> String? {
    let name = withoutFillers(cleaned(text))
    let words = AppearanceWords.words(of: name)
    guard !words.isEmpty, words.count <= mostWords, name.utf8.count <= longest, isNameable(name),
      !words.allSatisfy({ empty.contains($0) || $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return name
  }

  /// The text without articles at its start and verbs at its end: `The hull is` names the hull.
  private static func withoutFillers(_ text: String) -> String {
    var words = text.split(separator: " ")[...]
    while let first = words.first, ["the", "a", "an", "our", "use", "and", "or"].contains(first.lowercased()) {
      words = words.dropFirst()
    }
    while let last = words.last,
      ["is", "are", "uses", "as", "of", "to", "with", "be", "was"].contains(last.lowercased())
    {
      words = words.dropLast()
    }
    return words.joined(separator: " ")
  }

  /// An identifier of code: letters, digits, and the separators of names.
  static func code(_ text: String) -> String? {
    var name = cleaned(text)[...]
    while let first = name.utf8.first, "-$.@".utf8.contains(first) { name = name.dropFirst() }
    guard let first = name.utf8.first, first.isWordPart, name.utf8.count <= longest, isNameable(String(name)),
      name.utf8.allSatisfy({ $0.isWordPart || "-_./ ".utf8.contains($0) }),
      ColorScan.matches(in: name).isEmpty
    else { return nil }
    return String(name)
  }

  /// The text without signs at its ends that separate a name from a value.
  static func cleaned(_ text: String) -> String {
    let signs = Array(" \t:=-–—|,;•*>\"'`([{~→#".utf8) + Array("–—→•".utf8)
    var bytes = Array(text.utf8)[...]
    while let last = bytes.last, signs.contains(last), last < 0x80 || endsInMark(bytes) {
      bytes = bytes.dropLast(last < 0x80 ? 1 : 3)
    }
    while let first = bytes.first, " \t:=|,;*>\"'`({[~#".utf8.contains(first) { bytes = bytes.dropFirst() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns true if bytes end in a dash, an arrow or a bullet of three bytes.
  private static func endsInMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["–", "—", "→", "•"].contains { bytes.suffix(3).elementsEqual($0.utf8) }
  }

  /// Returns true if a folder of an asset catalog can have the name.
  private static func isNameable(_ name: String) -> Bool {
    !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != ":" && $0 != "\\" && $0 != "\u{7F}" }
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty || $0.hasPrefix(".") }
  }
}
