import Palettes

/// The condition of a branch of the source.
package enum BranchCondition: Hashable, Sendable {
  /// The appearance is dark, or light.
  case appearance(isDark: Bool)
  /// Increase Contrast is on, or off.
  case increasedContrast(Bool)
  /// Reduce Transparency is on, or off.
  case reducedTransparency(Bool)
  /// A system has, or has not, at least a version.
  case available(platform: String, version: String, isAvailable: Bool)
  /// A value is a case of its enumeration, or none of those before.
  case matches(subject: String, pattern: String, isMatch: Bool)
  /// Anything else, as written.
  case other(String, isTrue: Bool)

  /// The condition under which the other branch is taken.
  var negated: BranchCondition {
    switch self {
    case .appearance(let isDark): .appearance(isDark: !isDark)
    case .increasedContrast(let isOn): .increasedContrast(!isOn)
    case .reducedTransparency(let isOn): .reducedTransparency(!isOn)
    case .available(let platform, let version, let isAvailable):
      .available(platform: platform, version: version, isAvailable: !isAvailable)
    case .matches(let subject, let pattern, let isMatch):
      .matches(subject: subject, pattern: pattern, isMatch: !isMatch)
    case .other(let text, let isTrue): .other(text, isTrue: !isTrue)
    }
  }

  /// True if it is a condition of the app itself, not of the system or its settings.
  var isOfApp: Bool {
    switch self {
    case .matches, .other: true
    case .appearance, .increasedContrast, .reducedTransparency, .available: false
    }
  }

  /// True if it asks for one of several looks that a person chose, as names tell.
  package var isOfTheme: Bool {
    guard case .matches(let subject, let pattern, _) = self else { return false }
    let words = "\(subject) \(pattern)".lowercased()
    return ["theme", "scheme", "appearance", "mode", "dark", "light", "night", "palette", "skin"].contains(
      where: words.holds)
  }

  /// True if it is about light and dark.
  var isAppearance: Bool { if case .appearance = self { true } else { false } }

  /// True if it says the same in every view: a setting, a version of the system, a flag of the build, a kind of widget.
  var isSame: Bool {
    switch self {
    case .appearance, .increasedContrast, .reducedTransparency, .available: true
    case .other(let text, _): text.hasPrefix("#if ")
    case .matches: isOfLockScreen
    }
  }

  /// True if it holds only in a widget on the Lock Screen or in a complication.
  var isOfLockScreen: Bool {
    guard case .matches(let subject, let pattern, let isMatch) = self else { return false }
    if subject.hasSuffix("idgetRenderingMode") { return isMatch != (pattern == "fullColor") }
    return isMatch
      && ["accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner"].contains(pattern)
  }

  /// Returns true if two conditions cannot hold together.
  package func excludes(_ other: BranchCondition) -> Bool {
    switch (self, other) {
    case (.matches(let subject, let pattern, true), .matches(let otherSubject, let otherPattern, true)):
      subject == otherSubject && pattern != otherPattern
    case (.available(let platform, let from, true), .available(let otherPlatform, let before, false)),
      (.available(let platform, let before, false), .available(let otherPlatform, let from, true)):
      platform == otherPlatform && !Self.isEarlier(from, before)
    default: negated == other
    }
  }

  /// Returns true if a version comes before another one; 26 and 26.0 are the same.
  static func isEarlier(_ version: String, _ other: String) -> Bool {
    let (first, second) = (numbers(version), numbers(other))
    for index in 0..<max(first.count, second.count) {
      let left = index < first.count ? first[index] : 0
      let right = index < second.count ? second[index] : 0
      if left != right { return left < right }
    }
    return false
  }

  private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

  /// True if it holds only while a control is pressed or a pointer is over it.
  var isMomentary: Bool { isOfTouch(true) }

  /// True if something is inactive where it holds, by its name.
  var isOfInactivity: Bool {
    guard case .other(let text, let isTrue) = self else { return false }
    return (isTrue ? Self.inactive : Self.active).contains(String(text.split(separator: ".").last ?? ""))
  }

  private static let inactive: Set<String> = ["isDisabled", "disabled", "isLocked", "locked"]
  private static let active: Set<String> = ["isEnabled", "enabled", "isAvailable"]

  /// Returns true if the name of a test says if something is inactive.
  static func isOfInactivity(_ name: String) -> Bool { inactive.contains(name) || active.contains(name) }

  /// True if it holds unless a control is pressed or a pointer is over it.
  var isAtRest: Bool { isOfTouch(false) }

  private func isOfTouch(_ isTouched: Bool) -> Bool {
    guard case .other(let text, isTouched) = self else { return false }
    let words = text.lowercased()
    return ["ispressed", "ishover", "hovering"].contains(where: words.holds)
  }

  /// True if it holds only in builds or settings for developers: `isDebug`, `Current.isDebug`.
  var isOfDebugging: Bool {
    guard case .other(let text, true) = self else { return false }
    let last = text.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
    return ["isDebug", "isDebugBuild", "isDebugMode", "isDebugging", "isDebugEnabled", "debug"].contains(last)
  }
}

extension BranchCondition {
  /// The most letters, and the most words, of a test that a person reads.
  private static let (mostLetters, mostWords) = (48, 7)

  /// The condition for people, as in `status is failed`; nil for a setting of the system, and if the code spells no short name for it.
  package var phrase: String? {
    switch self {
    case .matches(let subject, let pattern, let isMatch):
      guard let subject = Self.short(subject), let pattern = Self.short(pattern) else { return nil }
      return "\(subject) \(isMatch ? "is" : "is not") \(pattern)"
    case .other(let text, let isTrue):
      guard let text = Self.short(text) else { return nil }
      if isTrue { return text }
      for (sign, opposite) in [(" == ", " != "), (" < ", " >= "), (" > ", " <= ")] {
        let sides = text.parts(around: sign)
        if sides.count == 2 { return sides.joined(separator: opposite) }
      }
      return "not \(text)"
    case .appearance, .increasedContrast, .reducedTransparency, .available: return nil
    }
  }

  /// True if it is a test of one value that has a short name, or of two: of no sum, and of no call with arguments.
  var isUnderstood: Bool {
    let texts: [String]
    switch self {
    case .matches(let subject, let pattern, _): texts = [subject, pattern]
    case .other(let text, _): texts = [text]
    case .appearance, .increasedContrast, .reducedTransparency, .available: return true
    }
    return texts.allSatisfy { text in
      text.utf8.count <= Self.mostLetters && !text.holds("(") && text.split(separator: " ").count <= 3
        && Self.short(text) != nil
    }
  }

  /// A test whose paths have their last two parts alone; nil for one that has no name for a person.
  ///
  /// Which element of a list it is says nothing to a reader, and neither does what a call is given that has no name.
  private static func short(_ text: String) -> String? {
    var depth = 0
    let plain = text.parts(around: "(…)").joined().filter { letter in
      if letter == "[" { depth += 1 }
      defer { if letter == "]" { depth -= 1 } }
      return depth == 0
    }
    let words = plain.split { $0 == " " || $0.isNewline }.map { word in
      word.allSatisfy { $0 == "." || $0 == "<" }
        ? String(word) : word.split(separator: ".").suffix(2).joined(separator: ".")
    }
    let said = words.joined(separator: " ")
    guard depth == 0, !said.isEmpty, words.count <= mostWords, said.utf8.count <= mostLetters,
      !words.contains("element"),
      !["a value", "a choice", "a text", "nil "].contains(where: said.holds)
    else { return nil }
    return said
  }
}
