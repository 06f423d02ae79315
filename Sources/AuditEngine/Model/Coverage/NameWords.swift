/// The words of a name: `TextPrimary`, `text-primary` and `Text/Primary` have the same two.
struct NameWords {
  /// The words in their order, in lower case.
  let words: [String]

  /// Splits a name at each step from lower to upper case and between letters and digits, and at every other character.
  init(_ name: String) {
    var words: [String] = []
    var current = ""
    var last: Character?
    for sign in name {
      let isWord = sign.isLetter || sign.isNumber
      let isStart = last.map { sign.isUppercase && !$0.isUppercase || sign.isNumber != $0.isNumber } ?? false
      if !isWord || isStart, !current.isEmpty {
        words.append(current.lowercased())
        current = ""
      }
      if isWord { current.append(sign) }
      last = sign
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    self.words = words
  }

  /// Words in the names of surfaces.
  private static let surfaces: Set<String> = [
    "backdrop", "background", "backgrounds", "bg", "canvas", "surface", "surfaces",
  ]
  /// Words in the names of text.
  private static let texts: Set<String> = ["foreground", "ink", "label", "on", "text", "title"]
  /// Words in the names of other content.
  private static let graphics: Set<String> = ["icon", "tint"]

  /// True for the name of text, which may also name the surface behind it: `on-surface`.
  var isOfText: Bool { has(Self.texts) }
  /// True for the name of a surface.
  var isOfSurface: Bool { has(Self.surfaces) && !has(Self.texts) && !has(Self.graphics) }

  /// Returns true if any of its words, in lower case, is among some others.
  func has(_ others: Set<String>) -> Bool { words.contains { others.contains($0) } }

  /// The share of leading words in common, plus half that of trailing words; 0…1.
  func likeness(to other: NameWords) -> Double {
    let most = max(words.count, other.words.count)
    guard most > 0 else { return 0 }
    let least = min(words.count, other.words.count)
    let start = zip(words, other.words).prefix { $0 == $1 }.count
    let end = zip(words.reversed(), other.words.reversed()).prefix { $0 == $1 }.count
    return (Double(start) + 0.5 * Double(min(end, least - start))) / Double(most)
  }
}
