/// The vocabulary of color names, and the splitting of a name into its words.
enum ColorNameWords {
  /// A word in lower case, spelled as the vocabulary does, with the number of its group in the name.
  struct Word: Hashable {
    var text: String
    var group: Int
  }

  /// The purpose of a color that a word of its name states.
  enum Kind {
    case foreground
    case background
    /// Lines, shadows, gradients: neither read nor a surface of text.
    case other
  }

  /// The words of a name in order, without those that say nothing, such as `color`.
  ///
  /// Groups end at `/` and `.`. Words begin after separators, at capitals after lowercase letters, and at digits; a
  /// capital before a lowercase letter begins one too.
  static func words(of name: String) -> [Word] {
    let groups = name.unicodeScalars.split { $0 == "/" || $0 == "." }
    var words: [Word] = []
    for (number, group) in groups.enumerated() {
      for text in split(group).flatMap(parts) where !silent.contains(text) {
        if let last = words.last, last.group == number, last.text == "text", textControls.contains(text) {
          words[words.count - 1].text = "text" + text
        } else if let last = words.last, last.group == number, last.text == "background", text == "view" {
          continue
        } else if canonical[text] ?? text == "button", words.count > 1, words[words.count - 1].text == "icon",
          words[words.count - 1].group == number, kind(of: words[words.count - 2].text) != nil
        {
          // Joined, it is another word than `icon` and `button` of two groups.
          words[words.count - 1].text = "buttonoficon"
        } else {
          // A group of the name ink holds all kinds of colors.
          let isInk = text == "ink" && number < groups.count - 1
          words.append(Word(text: isInk ? text : canonical[text] ?? text, group: number))
        }
      }
    }
    return words
  }

  private static func split(_ name: String.UnicodeScalarView.SubSequence) -> [String] {
    var words: [String] = []
    var last: Unicode.Scalar = " "
    for scalar in name {
      defer { last = scalar }
      guard !isSeparator(scalar) else { continue }
      let isCapital = scalar.properties.isUppercase && !last.properties.isUppercase
      let isDigit = scalar.properties.numericType != nil && last.properties.numericType == nil
      if isSeparator(last) || isCapital || isDigit || words.isEmpty { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    return words.map { $0.lowercased() }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "_" || scalar == " " }

  /// A word without separators before a word of the vocabulary, such as `buttonforeground`, as both.
  private static func parts(_ word: String) -> [String] {
    if word.utf8.count > 5, word.hasSuffix("color") { return parts(String(word.dropLast(5))) }
    guard word.utf8.count > 4, word != "context", kind(of: canonical[word] ?? word) == nil,
      let suffix = suffixes.first(where: { word.hasSuffix($0) })
    else { return [word] }
    return [String(word.dropLast(suffix.count)), suffix]
  }

  /// Words that make a control of the word `text` before them.
  private static let textControls: Set<String> = ["area", "field", "input", "view"]

  private static let suffixes = ["background", "foreground", "label", "text"]

  /// The kind of color that a word states, if any.
  static func kind(of word: String) -> Kind? { kinds[word] }

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for word in ["text", "foreground", "label", "content", "icon"] { kinds[word] = .foreground }
    for word in ["background", "surface", "container", "fill"] { kinds[word] = .background }
    for word in [
      "border", "stroke", "outline", "divider", "separator", "shadow", "ring", "line", "underline", "hairline",
      "gradient", "overlay", "scrim", "track", "thumb", "indicator", "cursor", "selection", "backdrop", "image",
      "elevation", "glow", "blur",
    ] { kinds[word] = .other }
    return kinds
  }()

  /// Words that say nothing about the use of a color.
  private static let silent: Set<String> = [
    "color", "colors", "colour", "colours", "token", "tokens", "system", "$root", "",
  ]

  /// Words for the first of several colors, which other names leave out.
  static let defaults: Set<String> = [
    "default", "rest", "resting", "normal", "base", "main", "enabled", "idle", "standard", "regular",
  ]

  private static let canonical: [String: String] = [
    "bg": "background", "backgrounds": "background", "bkg": "background", "bkgd": "background", "bcg": "background",
    "bground": "background", "fg": "foreground", "foregrounds": "foreground", "txt": "text",
    "texts": "text", "font": "text", "labels": "label", "icons": "icon", "glyph": "icon", "symbol": "icon",
    "symbols": "icon", "ink": "text", "inks": "text", "surfaces": "surface",
    "fills": "fill",
    "borders": "border", "containers": "container", "shadows": "shadow", "gradients": "gradient", "lines": "line",
    "hovered": "hover", "focused": "focus", "press": "pressed", "disable": "disabled",
    "inverted": "inverse", "btn": "button", "buttons": "button", "cards": "card", "tabs": "tab", "tags": "tag",
    "chips": "chip", "inputs": "input", "badges": "badge", "alerts": "alert",
  ]

  /// Conditions of a control; a color of one is on the surface of the same one.
  static let states: Set<String> = [
    "hover", "pressed", "active", "inactive", "focus", "selected", "unselected", "checked", "unchecked", "disabled",
    "visited", "down", "dragged", "highlighted", "loading", "readonly", "expanded", "collapsed", "current",
  ]

  /// Levels and kinds of text, which may be on any surface and belong to the first.
  static let ranks: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "subtle", "subtlest", "subdued", "muted", "weak",
    "weaker", "strong", "stronger", "strongest", "dim", "faint", "soft", "medium", "high", "low", "extreme",
    "alternative", "variant", "emphasis", "emphasized", "placeholder", "hint", "helper", "body", "heading", "headline",
    "title", "subtitle", "caption", "link", "moderate", "minor", "sub", "support", "supporting", "supplementary",
    "assistive", "auxiliary", "paragraph",
  ]

  /// Ranks that texts and surfaces count alike.
  static let ordinals: Set<String> = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// Meanings that a palette may give to a text or to a fill.
  static let statuses: Set<String> = [
    "success", "positive", "warning", "caution", "danger", "error", "critical", "negative", "destructive", "info",
    "informative", "informational", "information", "notice", "attention", "severe", "alert",
  ]

  /// Colors that a palette may give to a text or to a fill, without a meaning of their own.
  static let accents: Set<String> = [
    "accent", "brand", "action", "interactive", "neutral", "feedback", "status", "tint",
  ]

  /// Returns true for a word that ranks or describes a color and names no thing.
  static func isQualifier(_ word: String) -> Bool {
    word == "inverse" || ranks.contains(word) || statuses.contains(word) || accents.contains(word) || isNumber(word)
  }

  /// Returns true for a word that is none of the vocabulary.
  static func saysNothing(_ word: String) -> Bool {
    kind(of: word) == nil && !isQualifier(word) && !states.contains(word) && !defaults.contains(word)
      && !components.contains(word) && !lightnesses.contains(word) && !derived.contains(word)
      && !["on", "contrast"].contains(word)
  }

  /// Returns true for a word of digits.
  static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.utf8.allSatisfy { 48...57 ~= $0 } }

  /// Returns true for a step of a scale, such as 100: other colors refer to it, and none names a use.
  static func isStep(_ word: String) -> Bool { isNumber(word) && word.utf8.drop { $0 == 48 }.count > 1 }

  /// Groups of colors that are computed from others.
  static let derived: Set<String> = ["shade", "shades", "tint", "tints"]

  /// Words for a surface of little color under text of the same meaning.
  static let faintWords = ["subtle", "subdued", "weakest", "muted", "soft", "tinted", "lightest", "faint", "tint"]

  /// Words that name a lightness: dark text is never on a dark surface.
  static let lightnesses: Set<String> = ["light", "dark", "black", "white"]

  /// The words of the first surface of a palette, the likeliest first.
  static let firstSurfaces = [
    "", "page", "paper", "body", "canvas", "app", "screen", "window", "elevation", "primary", "1", "01", "layer1",
    "lightest", "view", "appframe", "interface", "root", "site", "content",
  ]

  /// Parts of an interface that have a surface of their own.
  static let components: Set<String> = [
    "accordion", "alert", "app", "avatar", "badge", "banner", "bar", "breadcrumb", "bubble", "button", "buttonoficon",
    "calendar", "callout", "card", "cell", "checkbox", "chip", "control", "cta", "dialog", "drawer", "dropdown", "fab",
    "field", "footer", "header", "input", "item", "keyboard", "list", "menu", "message", "modal", "nav", "navbar",
    "navigation", "notification", "pagination", "panel", "pill", "popover", "popup", "progress", "radio", "row",
    "segment", "select", "sheet", "sidebar", "slider", "snackbar", "step", "stepper", "switch", "tab", "table", "tag",
    "textarea", "textfield", "textinput", "textview", "tile", "toast", "toggle", "toolbar", "tooltip", "widget",
  ]

  /// Controls that a person finds by their edge.
  static let edged: Set<String> = [
    "field", "input", "select", "textarea", "textfield", "textinput", "textview",
  ]

  /// States in which a control shows its mark.
  static let marked = ["checked", "selected", "active"]

  /// Controls with a fill that changes when they are chosen.
  static let choosable: Set<String> = ["button", "chip", "pill", "segment", "tag", "toggle"]

  /// Controls whose label is next to them and not on them.
  static let labeledOutside: Set<String> = ["checkbox", "radio", "switch"]
}
