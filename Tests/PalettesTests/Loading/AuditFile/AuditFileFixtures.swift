@testable import ColorMath
@testable import Palettes

/// The ids that the tests of audit files may use.
let testVocabulary = AuditFileVocabulary(
  policies: ["wcag22-aa", "wcag22-aaa", "apple-hig", "section-508"],
  rules: ["low-text-contrast", "missing-increased-entry"],
  systemColors: ["label", "secondaryLabel", "systemBackground", "systemRed"])

/// Reads an audit file that is alone in the folder `app`.
func read(_ text: String) -> (file: AuditFile, problems: [String]) {
  let (file, diagnostics) = AuditFile.read(
    Array(text.utf8), path: "app/legible.json", display: "legible.json", vocabulary: testVocabulary)
  return (file, diagnostics.map(short))
}

/// Reads an audit file and looks its names up in a palette of plain tokens.
func bind(_ text: String, tokens: [String] = []) -> (surfaces: [Surface], pairs: [Pair], problems: [String]) {
  let (file, diagnostics) = AuditFile.read(
    Array(text.utf8), path: "app/legible.json", display: "legible.json", vocabulary: testVocabulary)
  let bound = AuditFileBinder.bind(file, to: testPalette(tokens), vocabulary: testVocabulary)
  return (bound.surfaces, bound.pairs, (diagnostics + bound.diagnostics + bound.unknownNames).sorted().map(short))
}

/// Tokens of one catalog, or of the catalog before a `:`.
func testPalette(_ names: [String]) -> Palette {
  Palette(
    names.map { name in
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      let token = TokenName(catalog: parts.count == 2 ? parts[0] : "C.xcassets", path: parts.last ?? name)
      return Token(token, file: "\(token.qualified).colorset/Contents.json", entries: [])
    })
}

/// A diagnostic of the file `legible.json` as `line:column severity: message`; with the file's name for others.
func short(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location
  let file = place.file == "legible.json" ? "" : place.file + ":"
  return "\(file)\(place.line):\(place.column) \(diagnostic.severity.rawValue): \(diagnostic.message)"
}

/// A string as JSON.
func json(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\u{0}"..<"\u{20}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
  return "\"" + scalars.joined() + "\""
}
