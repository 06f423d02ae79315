import TestSupport

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// A palette with its declaration, built in memory.
struct AuditBuilder {
  var tokens: [Token] = []
  var declaration = AuditDeclaration.Draft(id: "test", name: "Test", at: SourceLocation(file: "legible.json"))
  var policy = Policy.wcag22AA
  var variants = VariantSet.all

  /// Adds a token with one value for each condition, written on lines of their own from 1.
  mutating func token(_ path: String, _ values: KeyValuePairs<AppearanceCondition, String>) {
    entries(path, values.map { Entry($0.key, .color(Self.color($0.value))) })
  }

  /// Adds a token with any entries; those without a line of their own get the next one.
  mutating func entries(_ path: String, _ entries: [Entry], catalog: String = "Colors.xcassets") {
    let placed = entries.enumerated().map { index, entry in
      var entry = entry
      if entry.line == 1 { entry.line = Int32(index + 1) }
      return entry
    }
    let file = "\(catalog)/\(path).colorset/Contents.json"
    tokens.append(Token(TokenName(catalog: catalog, path: path), file: file, entries: placed))
  }

  /// Adds a surface of colors, top first, and gives its index.
  @discardableResult
  mutating func surface(_ name: String, _ layers: [String], _ change: (inout Surface) -> Void = { _ in })
    -> SurfaceIndex
  {
    var surface = Surface(
      name: name, at: SourceLocation(file: "legible.json"), layers: Adaptive(layers.map { layer($0) }))
    change(&surface)
    declaration.surfaces.append(surface)
    return SurfaceIndex(declaration.surfaces.count - 1)
  }

  /// A color, or a surface where one of that name was added before.
  func layer(_ text: String) -> Layer {
    declaration.surfaces.contains { $0.name == text }
      ? .surface(text, SourceLocation(file: "legible.json")) : .color(Self.written(text))
  }

  /// Adds a pair on a surface, or on a color of that name.
  mutating func pair(
    _ foreground: String, on surface: String, _ role: Role = .text, id: String? = nil, font: Font? = nil,
    against: String? = nil, variants: VariantSet = .all, name: String? = nil, origin: Pair.Origin = .stated
  ) {
    let line = declaration.pairs.count + 10
    let index = declaration.surfaces.typedIndex { $0.name == surface } ?? self.surface(surface, [surface])
    declaration.pairs.append(
      Pair(
        id: id, Self.foreground(foreground, line: line), on: index, role: role, font: font,
        against: against.map { Self.foreground($0, line: line) }, variants: variants, name: name, origin: origin,
        at: SourceLocation(file: "legible.json", line: line)))
  }

  var loaded: LoadedPalette { LoadedPalette(palette: Palette(tokens), declaration: declaration, diagnostics: []) }

  var result: AuditResult { AuditResult(loaded, policy: policy, variants: variants) }

  static func foreground(_ text: String, line: Int = 1) -> Foreground {
    Foreground(Adaptive(written(text, line: line)), text: text)
  }

  /// A reference as an audit file writes it; `NAME*0.5` has an opacity.
  static func written(_ text: String, line: Int = 1) -> WrittenColor {
    let parts = text.split(separator: "*", maxSplits: 1).map(String.init)
    guard parts.count == 2, let opacity = Double(parts[1]) else {
      return WrittenColor(reference(text), text: text, at: SourceLocation(file: "legible.json", line: line))
    }
    return WrittenColor(
      reference(parts[0]), opacity: opacity, text: text, at: SourceLocation(file: "legible.json", line: line))
  }

  private static func reference(_ text: String) -> WrittenColor.Reference {
    if text.hasPrefix("system:") { return .system(String(text.dropFirst(7))) }
    guard text.hasPrefix("#") || text.contains("("), let color = try? CSSColorSyntax.parse(text) else {
      return .token(text)
    }
    return .literal(color)
  }

  static func color(_ text: String) -> Color { (try? CSSColorSyntax.parse(text)) ?? Color(.sRGB, 0, 0, 0, alpha: 0) }
}

extension AuditResult {
  /// The measurement of a pair, by its place in the plan, in a variant.
  func measurement(_ variant: Variant = .light, pair: PairIndex = 0) -> Measurement? {
    measurements.first { $0.pair == pair && $0.variant == variant }
  }

  /// Ids of the rules that found something, in order.
  var rules: [String] { findings.map(\.rule) }
}
