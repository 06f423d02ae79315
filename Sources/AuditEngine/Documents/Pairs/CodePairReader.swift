import FileSyntax
import Palettes
import SwiftReading

/// Turns the pairs in a document's blocks of Swift into those of an audit file.
struct CodePairReader {
  /// The pairs, in the order of their lines.
  var pairs: [DocumentPair] = []
  /// The surfaces that they need.
  var surfaces: [DocumentSurface] = []
  /// Pairs with a color or a surface that the document does not state.
  var leftovers: [Leftover] = []

  let examples: SwiftExamples
  let palette: Palette
  let places: CodePairPlaces
  var names: [String: String] = [:]
  var taken: Set<String>

  /// Reads the pairs of all blocks against the tokens of the document.
  init(_ examples: SwiftExamples, _ palette: Palette) {
    (self.examples, self.palette) = (examples, palette)
    taken = Set(palette.tokens.map { $0.name.path })
    let all = SourceFacts(of: examples.sources)
    let facts = all.with(pairs: all.pairs.stated)
    places = CodePairPlaces(facts)
    let loaded = LoadedPalette(
      palette: palette,
      declaration: AuditDeclaration.Draft(id: "document", name: "document", at: SourceLocation(file: "")),
      diagnostics: [])
    let found = SourcePairs(facts, AuditPlan(loaded, policy: .wcag22AA))
    for item in Self.sorted(found.undeclared, examples) {
      if let name = unknownName(item) {
        leave(item, because: "\(name.inQuotes) has no value in the document")
      } else {
        add(item)
      }
    }
    for item in Self.sorted(found.unresolved, examples) {
      if item.isKnownWithoutSettings { add(item) }
      leave(item, because: item.problem ?? "a color is unknown")
    }
    addStrokes(facts.project)
    addBareSurfaces(facts)
    nameMissing(facts, palette)
  }

  static func sorted(_ items: [SourcePairs.Item], _ examples: SwiftExamples) -> [SourcePairs.Item] {
    let lines = items.map { $0.places.first.map(examples.line) ?? 0 }
    return items.indices.ordered { (lines[$0], $0) < (lines[$1], $1) }.map { items[$0] }
  }

  func lines(_ item: SourcePairs.Item) -> [Int] {
    Set(item.places.map(examples.line)).sorted()
  }

  mutating func add(_ item: SourcePairs.Item) {
    let lines = lines(item)
    let isUnstyled = item.places.allSatisfy(places.isUnstyled)
    // The color of a control's label depends on its style.
    if isUnstyled, item.places.allSatisfy(places.isInControl) {
      return leftovers.append(
        Leftover(
          lines.first ?? 1,
          "the document does not specify a color for a control label on \(Self.words(item.surface)); declare a pair "
            + "with its color"))
    }
    let isSmall = !item.places.isEmpty && item.places.allSatisfy(places.isSmall)
    var (surface, origin) = surface(item.surface, isSmall: isSmall)
    if isUnstyled, origin == .stated { origin = .platform }
    let byComponent = Dictionary(grouping: item.places) { Self.component(places.member(of: $0) ?? item.member) }
    for (component, places) in byComponent.ordered(by: { $0.key.precedesInBytes($1.key) }) {
      pairs.append(
        DocumentPair(
          foreground: AuditJSON.layer(item.foreground), surface: surface, role: item.role, font: item.font,
          component: component, origin: origin, lines: Set(places.map(examples.line)).sorted()))
    }
    guard case .assumed = origin else { return }
    leftovers.append(
      Leftover(
        lines.first ?? 1,
        "the document does not specify a surface for \(item.foreground.words), so the pair is marked as assumed; "
          + "specify the surface"))
  }

  mutating func leave(_ item: SourcePairs.Item, because reason: String) {
    if item.places.allSatisfy({ places.isUnstyled($0) && places.isInControl($0) }) { return }
    leftovers.append(
      Leftover(
        lines(item).first ?? 1,
        "\(item.foreground.words) on \(Self.words(item.surface)) is not in the audit file: \(reason)"))
  }

  /// The layers that the document states, in words.
  static func words(_ surface: SourceSurface) -> String {
    surface.layers.prefix(surface.statedCount).map { $0.words }.joined(separator: " over ")
  }

  /// The first name that is not a token: without any token, the scanner takes every name for one.
  func unknownName(_ item: SourcePairs.Item) -> String? {
    let layers = item.surface.layers + item.surface.replacements.flatMap { $0.layers }
    return ([item.foreground] + layers).lazy.compactMap { color -> String? in
      switch color.form {
      case .color: return isKnown(color) ? nil : color.text
      case .glass(let tint?): return isKnown(tint) ? nil : tint.text
      case .gradient(let stops): return stops.first { !isKnown($0) }?.text
      case .material, .glass, .none: return nil
      }
    }.first
  }

  func isKnown(_ color: SourceColor) -> Bool {
    if case .material = color.form { return true }
    if color.text.hasPrefix("#") || color.text.hasPrefix("system:") || color.text.hasSuffix(")") { return true }
    return palette.lookup(color.text) != .unknown
  }

  /// The view that shows a pair, without the name of the property.
  static func component(_ member: String) -> String {
    let parts = member.split(separator: ".")
    if parts.first == SwiftExamples.viewName[...] { return "" }
    return parts.last == "body" ? parts.dropLast().joined(separator: ".") : member
  }
}

extension SourcePairs.Item {
  /// True if only the layers for a setting of accessibility or an older system are unknown.
  fileprivate var isKnownWithoutSettings: Bool {
    foreground.problem == nil && surface.layers.allSatisfy { $0.problem == nil }
      && surface.replacements.contains { $0.layers.contains { $0.problem != nil } }
  }
}
