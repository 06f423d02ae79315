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
  package var negated: BranchCondition {
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

  /// True if it is about light and dark.
  var isAppearance: Bool { if case .appearance = self { true } else { false } }

  /// Returns true if two conditions cannot hold together.
  package func excludes(_ other: BranchCondition) -> Bool {
    if negated == other { return true }
    if case .matches(let subject, let pattern, true) = self, case .matches(subject, let second, true) = other {
      return pattern != second
    }
    return false
  }

  /// True if it holds only while some text is empty: `text.isEmpty`, or not `isFocused || !text.isEmpty`.
  var meansEmptyText: Bool {
    guard case .other(let text, let isTrue) = self else { return false }
    let parts = text.utf8.split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "&") || $0 <= 0x20 }.map {
      Substring($0)
    }
    let isJoined = text.utf8.contains(UInt8(ascii: isTrue ? "|" : "&"))
    return !isJoined && parts.contains { $0.hasSuffix(".isEmpty") && $0.hasPrefix("!") != isTrue }
  }

  /// True if it holds only in builds or settings for developers: `isDebug`, `Current.isDebug`.
  var isOfDebugging: Bool {
    guard case .other(let text, true) = self else { return false }
    let last = text.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? ""
    return ["isDebug", "isDebugBuild", "isDebugMode", "isDebugging", "isDebugEnabled", "debug"].contains(last)
  }
}
