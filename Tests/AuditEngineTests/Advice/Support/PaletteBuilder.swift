import TestSupport

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// A palette with its pairs, built in memory.
struct PaletteBuilder {
  private var tokens: [Token] = []
  var declaration = AuditDeclaration.Draft(id: "test", name: "Test", at: SourceLocation(file: "legible.json"))

  /// Adds a token with one hex color for each condition.
  mutating func token(_ path: String, _ values: KeyValuePairs<AppearanceCondition, String>) {
    let entries = values.map { Entry($0.key, .color(Self.color($0.value))) }
    tokens.append(Token(TokenName(catalog: "C", path: path), file: "\(path).colorset", entries: entries))
  }

  /// Adds a token that is complete.
  mutating func take(_ token: Token) { tokens.append(token) }

  /// Adds a pair of tokens or hex colors; a surface name that is declared already stays what it is.
  mutating func pair(_ foreground: String, on surface: String, _ role: Role = .text) {
    let place = SourceLocation(file: "legible.json", line: declaration.pairs.count + 1)
    if !declaration.surfaces.contains(where: { $0.name == surface }) { self.surface(surface, [surface]) }
    let index = declaration.surfaces.typedIndex { $0.name == surface } ?? 0
    let front = Foreground(Adaptive(Self.written(foreground)), text: foreground)
    declaration.pairs.append(Pair(front, on: index, role: role, at: place))
  }

  /// Adds a surface of layers, top first.
  mutating func surface(_ name: String, _ layers: [String]) {
    declaration.surfaces.append(
      Surface(
        name: name, at: SourceLocation(file: "legible.json"), layers: Adaptive(layers.map { .color(Self.written($0)) }))
    )
  }

  var loaded: LoadedPalette { LoadedPalette(palette: Palette(tokens), declaration: declaration, diagnostics: []) }

  /// Makes edits; their indices are in palette order.
  mutating func edit(_ edits: [ColorEdit]) {
    tokens = loaded.palette.applying(edits).tokens
  }

  /// Returns the number of measurements that fail after edits.
  func failures(after edits: [ColorEdit]) -> Int {
    let edited = loaded.with(loaded.palette.applying(edits))
    return AuditResult(edited, policy: .wcag22AA, rules: []).measurements.count { $0.verdict == .fail }
  }

  private static func color(_ text: String) -> Color { Color(hex: text) ?? Color(.sRGB, 0, 0, 0) }

  private static func written(_ text: String) -> WrittenColor {
    let place = SourceLocation(file: "legible.json")
    if let color = Color(hex: text) { return WrittenColor(.literal(color), text: text, at: place) }
    return WrittenColor(.token(text), text: text, at: place)
  }
}
