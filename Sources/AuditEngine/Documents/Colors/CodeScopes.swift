import Palettes

/// The appearances of the braces, the indentation and the comments around a line of code.
struct CodeScopes {
  /// The deepest braces that are followed.
  static let deepest = 64

  /// The appearance of each open brace; nil for one that names none.
  private var braces: [AppearanceCondition?] = []
  /// Keys without a value, by their indentation, as in YAML.
  private var keys: [(indentation: Int, condition: AppearanceCondition?)] = []
  /// The appearance that the last comment names.
  private var comment: AppearanceCondition?

  /// The appearance for a line at this place.
  func condition(of line: String) -> AppearanceCondition? {
    let indentation = line[...].indentation
    let key = keys.last { $0.indentation < indentation && $0.condition != nil }?.condition
    // A brace that opens on the line itself, before its values.
    if let brace = line.firstIndex(of: "{"),
      let own = AppearanceWords.condition(amid: String(line[..<brace].prefix(80)))
    {
      return own
    }
    return braces.reversed().lazy.compactMap { $0 }.first ?? key ?? comment
  }

  /// Moves past a line.
  mutating func pass(_ line: String) {
    let text = line[...].trimmed
    if ["//", "#", "/*", "--"].contains(where: text.hasPrefix), !text.hasPrefix("--") || text.hasPrefix("-- ") {
      if ColorScan.matches(in: text).isEmpty { comment = AppearanceWords.condition(amid: String(text)) }
      return
    }
    let named = AppearanceWords.condition(amid: String(text.prefix(80)))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), braces.count < Self.deepest { braces.append(named) }
      if byte == UInt8(ascii: "}"), !braces.isEmpty { braces.removeLast() }
    }
    if text.isEmpty { return }
    let indentation = line[...].indentation
    keys.removeAll { $0.indentation >= indentation }
    if text.hasSuffix(":"), keys.count < Self.deepest {
      keys.append((indentation, AppearanceWords.condition(of: String(text))))
    }
  }
}
