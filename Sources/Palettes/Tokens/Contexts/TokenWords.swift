/// The words of a name, wherever it stands: a file with its folders, a token set, a context, or a mode.
///
/// Words for settings state when it applies; what remains names the family. Only unambiguous words are settings. Words
/// such as `theme`, and those of a base, say neither.
struct TokenWords {
  /// The settings that the name specifies.
  private(set) var condition = TokenCondition()
  /// The words that do not specify settings, in order.
  private(set) var rest: [String] = []
  /// True if words contradict each other, as in `dark/on-light`.
  private(set) var isContradictory = false
  /// The name as given.
  let text: String

  /// The words of a base: files and sets that are beneath all others.
  private static let base: Set<String> = [
    "tokens", "base", "core", "global", "common", "default", "primitives", "palette", "colors",
  ]
  private static let light = ["light", "day", "lightmode", "lighttheme"]
  private static let dark = ["dark", "night", "darkmode", "darktheme"]
  private static let increased = ["hc", "ax", "a11y", "accessible", "accessibility", "increased", "highcontrast"]
  private static let more = ["high", "higher", "increase", "increased", "more"]
  private static let less = ["low", "lower", "less", "decreased", "reduced"]
  private static let plain = ["default", "base", "standard", "normal", "regular"]
  private static let fillers = [
    "theme", "themes", "mode", "modes", "color", "colors", "colour", "colours", "scheme", "appearance", "token",
    "tokens",
  ]

  /// Reads the words of a name; `topic` is the name of the axis, such as `contrast` for `high`.
  init(_ name: String, topic: String = "") {
    text = name
    let topic = topic.isEmpty ? nil : TokenWords(topic)
    var words = Self.words(of: name)[...]
    while let word = words.popFirst() {
      if Self.light.contains(word) {
        speak(TokenCondition(appearance: .light))
      } else if Self.dark.contains(word) {
        speak(TokenCondition(appearance: .dark))
      } else if Self.more.contains(word), words.first == "contrast" {
        words.removeFirst()
        speak(TokenCondition(contrast: .increased))
      } else if Self.less.contains(word), words.first == "contrast" {
        words.removeFirst()
        rest += [word, "contrast"]
      } else if Self.plain.contains(word), words.first == "contrast" {
        words.removeFirst()
        speak(TokenCondition(contrast: .standard))
      } else if ["reduced", "reduce"].contains(word), words.first ?? "transparency" == "transparency" {
        words = words.dropFirst()
        speak(TokenCondition(transparency: .reduced))
      } else if Self.increased.contains(word) || word == "contrast" {
        speak(TokenCondition(contrast: .increased))
      } else if word == "opaque" {
        speak(TokenCondition(transparency: .reduced))
      } else if !Self.plain.contains(word), !Self.fillers.contains(word) {
        read(word, about: topic)
      }
    }
  }

  /// Reads a word that has a meaning only with the name of the axis: `on` of `dark`, `high` of `contrast`.
  private mutating func read(_ word: String, about topic: TokenWords?) {
    guard let topic, topic.rest.isEmpty, topic.condition.weight > 0 else { return rest.append(word) }
    if ["on", "true", "yes", "enabled"].contains(word) {
      speak(topic.condition)
    } else if Self.more.contains(word), topic.condition.contrast == .increased {
      speak(TokenCondition(contrast: .increased))
    } else if !["off", "false", "no", "disabled", "none"].contains(word) {
      rest.append(word)
    }
  }

  private mutating func speak(_ other: TokenCondition) {
    let joined = condition.joined(with: other)
    isContradictory = isContradictory || joined != other.joined(with: condition)
    condition = joined
  }

  /// True if it specifies settings that do not contradict each other.
  var isTheme: Bool { condition.weight > 0 && !isContradictory }

  /// True if it contains only words of a base.
  var isBase: Bool {
    let words = Self.words(of: text)
    return !words.isEmpty && words.allSatisfy { Self.base.contains($0) }
  }

  /// True if some word is one of a base: `acme.base` is the base of a family.
  var holdsBase: Bool { Self.words(of: text).contains { Self.base.contains($0) } }

  /// The words that name the family, each once, in order; empty for a name of settings or of a base.
  var family: [String] {
    var known: Set<String> = Self.base
    return rest.filter { known.insert($0).inserted }
  }

  /// The words in lower case, separated by anything but letters and digits, and before a capital after a lowercase
  /// letter.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterSmall = false
    for scalar in name.unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if !isPart || isAfterSmall && scalar.properties.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += scalar.properties.lowercaseMapping }
      isAfterSmall = scalar.properties.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
