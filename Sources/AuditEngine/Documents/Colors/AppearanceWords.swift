import Palettes

/// The words by which documents say for which appearance a value holds.
enum AppearanceWords {
  /// Words that say nothing about the appearance, next to ones that do.
  private static let fillers: Set<String> = [
    "mode", "theme", "scheme", "appearance", "value", "values", "hex", "color", "variant", "in", "for", "on",
    "the", "and", "ui", "interface", "style", "version", "background", "backgrounds", "rgb", "rgba", "srgb", "p3",
    "code",
    "css", "setting", "any", "default", "base", "standard", "contrast", "only", "colors", "palette",
  ]
  private static let light: Set<String> = ["light", "day"]
  private static let dark: Set<String> = ["dark", "night"]
  private static let high: Set<String> = ["high", "increased", "increase", "hc", "higher", "more"]
  private static let plain: Set<String> = [
    "any", "default", "base", "value", "hex", "universal", "color", "all", "rgb", "rgba", "css", "srgb", "code",
  ]

  /// The condition that a short text names, such as `Dark mode` or `Light (increased contrast)`; nil if it says more.
  static func condition(of text: String) -> AppearanceCondition? {
    condition(of: words(of: text), allowsOthers: false)
  }

  /// The condition that a heading or a comment names among other words; nil for none, and for both appearances.
  static func condition(amid text: String) -> AppearanceCondition? {
    let words = words(of: text)
    guard words.count <= 8, words.contains(where: { light.contains($0) || dark.contains($0) }) else { return nil }
    return condition(of: words, allowsOthers: true)
  }

  /// Returns true if a text says that a value holds in all appearances: `Hex`, `Value`, `Any`.
  static func isPlain(_ text: String) -> Bool {
    let words = words(of: text)
    return !words.isEmpty && words.allSatisfy { plain.contains($0) || fillers.contains($0) }
  }

  private static func condition(of words: [String], allowsOthers: Bool) -> AppearanceCondition? {
    let isLight = words.contains { light.contains($0) }
    let isDark = words.contains { dark.contains($0) }
    let isHigh = words.contains { high.contains($0) } && (words.contains("contrast") || words.contains("hc"))
    guard isLight != isDark || isHigh && !isLight else { return nil }
    let known = words.allSatisfy { word in
      light.contains(word) || dark.contains(word) || fillers.contains(word) || isHigh && high.contains(word)
    }
    guard known || allowsOthers else { return nil }
    if isHigh { return isLight ? .highLight : isDark ? .highDark : .highAny }
    return isLight ? .light : .dark
  }

  /// The words of a text in lower case and in American spelling.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte.isWordPart {
        word.append(byte.lowered)
      } else if !word.isEmpty {
        words.append(spelled(word))
        word = []
      }
    }
    if !word.isEmpty { words.append(spelled(word)) }
    return words
  }

  private static func spelled(_ word: [UInt8]) -> String {
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "colour": return "color"
    case "colours": return "colors"
    case "grey": return "gray"
    default: return text
    }
  }
}
