import ColorMath

/// Finds out what the text of a color means, with one diagnostic for each place where it means nothing.
struct AuditFileColorBinder {
  /// The most names for which suggestions are looked up: it bounds the cost of a file whose names are all wrong.
  static let mostSuggestions = 100

  private let palette: Palette
  private let vocabulary: AuditFileVocabulary
  /// True if the audit file names sources at all.
  private let hasSources: Bool
  private(set) var diagnostics: [Diagnostic] = []
  /// Names that are neither a token nor a color, which may be those of a source that is not there.
  private(set) var unknown: [Diagnostic] = []
  private var lookups: [String: Palette.Lookup] = [:]
  private var remedies: [String: String] = [:]
  /// The names of the tokens, made on first use.
  private lazy var tokenNames = palette.tokens.typedIndices.map(palette.displayName)

  /// Resolves names in a palette.
  init(_ palette: Palette, _ vocabulary: AuditFileVocabulary, hasSources: Bool) {
    self.palette = palette
    self.vocabulary = vocabulary
    self.hasSources = hasSources
  }

  /// The color that a text means; one that means nothing stays a token of that name, which resolves to nothing.
  ///
  /// A fallback is what to do about an unknown name that resembles no token.
  mutating func bind(_ color: AuditFileColor, else fallback: String? = nil) -> WrittenColor {
    let text = color.text
    if text.utf8.first == UInt8(ascii: "#") {
      return written(parse(color), color, text: text.uppercased())
    }
    if let name = Self.systemName(in: text) {
      if !vocabulary.isSystemColor(name) { unknownSystemColor(name, color) }
      return written(.system(name), color)
    }
    switch lookup(text) {
    case .found: return written(.token(text), color)
    case .ambiguous(let candidates):
      ambiguous(candidates, color)
      return written(.token(text), color)
    case .unknown: return written(literal(color, else: fallback), color)
    }
  }

  /// Reports a name of no token, or of several.
  mutating func checkToken(_ name: AuditFileColor) {
    switch lookup(name.text) {
    case .found: break
    case .ambiguous(let candidates): ambiguous(candidates, name)
    case .unknown: unknownToken(name, else: "; use a token from 'sources'")
    }
  }

  private func written(_ reference: WrittenColor.Reference, _ color: AuditFileColor, text: String? = nil)
    -> WrittenColor
  {
    WrittenColor(reference, opacity: color.opacity, text: text ?? color.text, at: color.location)
  }

  private mutating func lookup(_ name: String) -> Palette.Lookup {
    if let known = lookups[name] { return known }
    let found = palette.lookup(name)
    lookups[name] = found
    return found
  }

  /// The text after `system:`.
  private static func systemName(in text: String) -> String? {
    let prefix = "system:"
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A color in CSS syntax where the text looks like one or is one of its keywords.
  private mutating func literal(_ color: AuditFileColor, else fallback: String?) -> WrittenColor.Reference {
    if color.text.utf8.contains(UInt8(ascii: "(")) { return parse(color) }
    if palette.unread[color.text] == nil, Self.isKeyword(color.text), let value = try? CSSColorSyntax.parse(color.text)
    {
      return .literal(value)
    }
    unknownToken(color, else: fallback)
    return .token(color.text)
  }

  private static func isKeyword(_ text: String) -> Bool {
    text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  private mutating func parse(_ color: AuditFileColor) -> WrittenColor.Reference {
    do {
      return .literal(try CSSColorSyntax.parse(color.text))
    } catch {
      fail(error.message, at: color.location(ofByte: error.offset))
      return .token(color.text)
    }
  }

  private mutating func unknownToken(_ color: AuditFileColor, else fallback: String?) {
    if let declared = palette.unread[color.text] {
      return unknown.append(Diagnostic(.error, .badAuditFile, declared.words, at: color.location))
    }
    let fallback = hasSources ? fallback ?? Self.anyColor : "; add 'sources' to the audit file, which has none"
    let remedy =
      vocabulary.isSystemColor(color.text)
      ? "; did you mean \("system:\(color.text)".inQuotes)?"
      : remedy(for: color.text, among: tokenNames, else: fallback)
    let message = "there is no token \(color.text.inQuotes)\(remedy)"
    unknown.append(Diagnostic(.error, .badAuditFile, message, at: color.location))
  }

  private static let anyColor = "; use a surface or a token from 'sources', or specify a color"

  private mutating func unknownSystemColor(_ name: String, _ color: AuditFileColor) {
    let full = "system" + name.prefix(1).uppercased() + name.dropFirst()
    let remedy =
      vocabulary.isSystemColor(full)
      ? "; did you mean \(full.inQuotes)?"
      : remedy(for: name, among: vocabulary.systemColors, else: "; use a name such as 'system:label'")
    fail("there is no system color \(name.inQuotes)\(remedy)", at: color.location)
  }

  private mutating func ambiguous(_ candidates: [TokenIndex], _ color: AuditFileColor) {
    let names = candidates.map { palette.tokens[$0].name.qualified.inQuotes }.sorted()
    let shown = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
    fail("\(color.text.inQuotes) is ambiguous and matches \(shown); use the full name", at: color.location)
  }

  private mutating func remedy(
    for name: String, among candidates: [String], else fallback: String
  ) -> String {
    if let known = remedies[name] { return known }
    guard remedies.count < Self.mostSuggestions else { return fallback }
    let remedy = NameSuggestion.question(for: name, among: candidates, else: fallback)
    remedies[name] = remedy
    return remedy
  }

  private mutating func fail(_ message: String, at place: SourceLocation) {
    diagnostics.append(Diagnostic(.error, .badAuditFile, message, at: place))
  }
}
