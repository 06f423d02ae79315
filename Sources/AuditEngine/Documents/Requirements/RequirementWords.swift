import Palettes

/// The words by which a requirement is about color and legibility, and the rules that judge it.
enum RequirementWords {
  private static let subjects: Set<String> = [
    "contrast", "color", "colors", "dark", "wcag", "legibility", "legible", "readability", "readable",
    "accessibility", "accessible", "a11y", "transparency", "transparent", "translucent", "translucency", "glass",
    "material", "materials", "opaque", "opacity", "vivid", "tint", "tinted", "voiceover", "blindness", "protanopia",
    "deuteranopia", "tritanopia", "invert", "inversion", "inverted", "hint", "hints", "appearance", "border", "borders",
    "shadow", "shadows", "background", "backgrounds", "wallpaper", "wallpapers", "hardcode", "hardcoded", "hex", "blur",
    "gradient", "gradients", "icon", "icons", "glasseffect", "tabitem", "interactive", "neumorphism", "neumorphic",
    "palette", "foreground", "stroke", "strokes", "vibrancy", "glasskit", "tappable", "focus", "tap", "touch",
    "targets",
  ]
  private static let duties: Set<String> = [
    "must", "shall", "never", "always", "required", "forbidden", "mandatory",
  ]
  private static let norms: Set<String> = [
    "requirement", "requirements", "accessibility", "principle", "principles", "guidelines", "rule", "rules",
    "anti", "compliance", "checklist", "contrast", "constraints", "avoid", "dos", "don", "donts", "criteria",
    "fidelity",
    "standards", "legibility",
  ]

  /// Returns true if a text is about color, legibility, or what an audit of them can see.
  static func isRelevant(_ text: String) -> Bool {
    let words = AppearanceWords.words(of: text)
    if words.contains(where: subjects.contains) { return true }
    return has(words, "dynamic", "type") || has(words, "reduce", "motion") || has(words, "light", "mode")
      || has(words, "high", "legibility") || has(words, "text", "size") || has(words, "no", "text")
  }

  /// Returns true if a text states that something must or must not be.
  static func isDuty(_ text: String) -> Bool {
    let words = AppearanceWords.words(of: text)
    return words.contains(where: duties.contains) || has(words, "do", "not")
  }

  /// Returns true for a heading or a label of a list of requirements.
  static func isNorm(_ text: String) -> Bool {
    let words = AppearanceWords.words(of: text)
    guard words.count <= 10, !has(words, "interface", "guidelines") else { return false }
    return words.contains(where: norms.contains) || has(words, "when", "to")
  }

  /// Returns true if words follow each other.
  static func has(_ words: [String], _ first: String, _ second: String) -> Bool {
    zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
  }

  /// Phrases that must all be there, and the rules that then judge the requirement.
  private static let judges: [(phrases: [String], rules: [String])] = [
    (["dynamic type"], ["fixed-font-size"]), (["hardcode"], ["hard-coded-color"]),
    (["hardcoded"], ["hard-coded-color"]), (["hard coded"], ["hard-coded-color"]),
    (["hard code"], ["hard-coded-color"]), (["no glass on content"], ["glass-on-content", "translucent-card"]),
    (["glass on content", "never"], ["glass-on-content"]), (["content", "must be opaque"], ["translucent-card"]),
    (["glass on glass"], ["nested-glass"]), (["module", "all glass"], ["glass-outside-module"]),
    (["feature code", "glasseffect"], ["glass-outside-module"]), (["tabitem", "tab"], ["old-tab-item"]),
    (["always", "interactive", "buttons"], ["inert-glass-control"]), (["accessibility label"], ["unlabeled-icon"]),
    (["tap targets"], ["small-hit-target"]), (["touch targets"], ["small-hit-target"]),
    (["hit targets"], ["small-hit-target"]), (["accessibility hint"], ["unhinted-icon"]),
    (["labels and hints"], ["unlabeled-icon", "unhinted-icon"]),
    (["background on glass"], ["opaque-behind-glass"]), (["clipshape on glass"], ["clipped-glass"]),
    (["blur or opacity on glass"], ["blurred-glass", "faded-glass"]),
    (["tabview in glasseffectcontainer"], ["tab-view-in-glass-container"]), (["mixing", "glass"], ["mixed-glass"]),
    (["not", "glasseffect inside widgets"], ["glass-in-widget"]), (["app prefs"], ["private-settings-url"]),
    (["reduce transparency"], ["ignores-reduce-transparency"]),
    (["increase contrast"], ["ignores-increase-contrast"]), (["materials inside materials"], ["stacked-material"]),
  ]

  /// The rules whose findings miss the requirement, in the order of the table.
  static func rules(for text: String) -> [String] {
    let words = " " + AppearanceWords.words(of: text).joined(separator: " ") + " "
    var rules: [String] = []
    for judge in judges where judge.phrases.allSatisfy({ words.holds(" \($0) ") }) {
      rules += judge.rules.filter { !rules.contains($0) }
    }
    return rules
  }

  /// Every rule that a requirement can name.
  static var allRules: [String] { judges.flatMap { $0.rules } }

  /// Returns true if the ratios of all pairs decide the requirement, or a part of it.
  static func needsPairs(_ text: String, amid headings: [String]) -> Bool {
    let words = AppearanceWords.words(of: text)
    let all = words + AppearanceWords.words(of: headings.joined(separator: " "))
    let isOther = all.contains {
      ["icon", "icons", "artwork", "wallpaper", "wallpapers", "widget", "increase", "tinted"].contains($0)
    }
    let isRatio =
      words.contains("wcag") || words.contains("text") && ["4.5:1", "3:1", "7:1"].contains(where: text.holds)
      || words.contains("contrast") && (words.contains("ratio") || words.contains("ratios") || text.holds(":1"))
    return isRatio && !isOther
  }
}
