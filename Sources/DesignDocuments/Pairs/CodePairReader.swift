import AuditModel
import PaletteModel
import SourceScan
import TextSupport

/// Turns the pairs in a document's blocks of Swift into those of an audit file.
struct CodePairReader {
  /// The pairs, in the order of their lines.
  private(set) var pairs: [DocumentPair] = []
  /// The surfaces that they need.
  private(set) var surfaces: [DocumentSurface] = []
  /// Pairs with a color or a surface that the document does not state.
  private(set) var leftovers: [Leftover] = []

  private let examples: SwiftExamples
  private let palette: Palette
  private let places: CodePairPlaces
  private var names: [String: String] = [:]
  private var taken: Set<String>

  /// Reads the pairs of all blocks against the tokens of the document.
  init(_ examples: SwiftExamples, _ palette: Palette) {
    (self.examples, self.palette) = (examples, palette)
    taken = Set(palette.tokens.map { $0.name.path })
    var facts = SourceFacts(of: examples.sources)
    facts.pairs = FoundPairs(in: facts.project, withUnstyledViews: true)
    places = CodePairPlaces(facts)
    let loaded = LoadedPalette(
      palette: palette, declaration: AuditDeclaration(id: "document", name: "document", at: SourceLocation(file: "")),
      diagnostics: [])
    let found = SourcePairs(facts, AuditPlan(loaded, policy: .wcag22AA))
    for item in Self.sorted(found.undeclared, examples) {
      if let name = unknownName(item) { leave(item, because: "\(name.inQuotes) has no value in the document") } else { add(item) }
    }
    for item in Self.sorted(found.unresolved, examples) {
      if item.isKnownWithoutSettings { add(item) }
      leave(item, because: item.problem ?? "a color is unknown")
    }
    addStrokes(facts.project)
    addBareSurfaces(facts)
    nameMissing(facts, palette)
  }

  /// Strokes are boundaries around fields, and decorative where a label or content identifies what they surround.
  private mutating func addStrokes(_ project: SourceProject) {
    let reader = SourceColorReader(palette)
    for stroke in StrokeReader(project).strokes {
      let line = examples.line(of: stroke.location)
      for color in stroke.color.branches.compactMap({ $0.color }).map(reader.color) {
        let below = stroke.surface.map(reader.color)
        let unknown = [color, below].compactMap { $0 }.first { $0.problem != nil || !isKnown($0) }
        guard let below, unknown == nil else {
          let reason = unknown.map { $0.problem ?? "\($0.text.inQuotes) has no value in the document" }
          leftovers.append(
            Leftover(line, "the stroke in \(color.words) is not a pair of the audit file: \(reason ?? "no surface is stated")"))
          continue
        }
        pairs.append(
          DocumentPair(
            foreground: AuditJSON.layer(color), surface: surface(below), role: stroke.isOfField ? .boundary : .decorative,
            font: nil, component: Self.component(stroke.member), origin: .stated, lines: [line]))
      }
    }
  }

  /// The name to write under `on` for one layer.
  private mutating func surface(_ layer: SourceColor) -> String {
    guard Self.isTranslucent(layer) || layer.form != .color else { return layer.text }
    let members = [("layers", AuditJSON.array([AuditJSON.layer(layer)])), ("over", "[\"any\"]")]
    return named(layer.words, AuditJSON.object(members))
  }

  /// Glass and materials on which the document shows nothing whose color it states.
  private mutating func addBareSurfaces(_ facts: SourceFacts) {
    let reader = SourceColorReader(palette)
    var lines: [SourceColor: Set<Int>] = [:]
    let uses = facts.glass.filter { [.effect, .material, .bar].contains($0.kind) && $0.style != nil }
    for use in uses {
      let place = SourceProject.Place(file: use.surroundings.file, node: use.node)
      let line = examples.line(of: facts.project.locations(of: [place])[0])
      for branch in use.style?.branches ?? [] {
        guard let style = branch.color.map(reader.color), style.problem == nil, style.form != .color else { continue }
        lines[style, default: []].insert(line)
      }
    }
    for (style, places) in lines.sorted(by: { ($0.value.min() ?? 0, $0.key.words) < ($1.value.min() ?? 0, $1.key.words) }) {
      // Glass of any size counts.
      let layer = String(AuditJSON.layer(style).dropLast(2))
      guard !surfaces.contains(where: { $0.json.holds(layer) }) else { continue }
      let name = surface(style)
      leftovers.append(
        Leftover(
          places.min() ?? 1,
          "the document states no color of what is on \(style.words)\(Self.others(places)); declare pairs on \(name.inQuotes)"))
    }
  }

  /// ` (lines 3 and 5)`; nothing for one line, at which the leftover stands.
  private static func others(_ lines: Set<Int>) -> String {
    let words = lines.sorted().prefix(6).map { String($0) } + (lines.count > 6 ? ["others"] : [])
    return lines.count < 2 ? "" : " (lines \(words.inWords()))"
  }

  /// Color sets that code names and the document states no value for, each once.
  private mutating func nameMissing(_ facts: SourceFacts, _ palette: Palette) {
    var lines: [String: Set<Int>] = [:]
    let symbols = PaletteSymbols(palette)
    let locations = facts.project.locations(of: facts.colors.map { .init(file: $0.file, node: $0.node) })
    for (use, location) in zip(facts.colors, locations) {
      switch use.color {
      case .asset(let name) where palette.lookup(name) == .unknown: lines[name, default: []].insert(examples.line(of: location))
      case .symbol(let name) where symbols.lookup(name) == .unknown: lines[name, default: []].insert(examples.line(of: location))
      default: break
      }
    }
    for (name, places) in lines.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      let words = Self.others(places)
      let isStyle = name.hasSuffix("Material") || name.hasSuffix("Glass")
      leftovers.append(
        Leftover(
          places.min() ?? 1,
          isStyle
            ? "\(name.inQuotes) is used as a color\(words), which the system does not have"
            : "\(name.inQuotes) has no value in the document\(words); state it as "
            + "#RRGGBB, or add the color set yourself"))
    }
  }

  private static func sorted(_ items: [SourcePairs.Item], _ examples: SwiftExamples) -> [SourcePairs.Item] {
    let lines = items.map { $0.places.first.map(examples.line) ?? 0 }
    return items.indices.sorted { (lines[$0], $0) < (lines[$1], $1) }.map { items[$0] }
  }

  private func lines(_ item: SourcePairs.Item) -> [Int] {
    Set(item.places.map(examples.line)).sorted()
  }

  private mutating func add(_ item: SourcePairs.Item) {
    let lines = lines(item)
    let isUnstyled = item.places.allSatisfy(places.isUnstyled)
    // The color of a control's label depends on its style.
    if isUnstyled, item.places.allSatisfy(places.isInControl) {
      return leftovers.append(
        Leftover(
          lines.first ?? 1,
          "the document states no color for the label of a control on \(Self.words(item.surface)); declare a pair with its "
            + "color"))
    }
    let isSmall = !item.places.isEmpty && item.places.allSatisfy(places.isSmall)
    var (surface, origin) = surface(item.surface, isSmall: isSmall)
    if isUnstyled, origin == .stated { origin = .platform }
    pairs.append(
      DocumentPair(
        foreground: AuditJSON.layer(item.foreground), surface: surface, role: item.role, font: item.font,
        component: Self.component(item.member), origin: origin, lines: lines))
    guard case .assumed = origin else { return }
    leftovers.append(
      Leftover(
        lines.first ?? 1,
        "the document states no surface for \(item.foreground.words); the pair is marked as assumed; state the surface"))
  }

  private mutating func leave(_ item: SourcePairs.Item, because reason: String) {
    if item.places.allSatisfy({ places.isUnstyled($0) && places.isInControl($0) }) { return }
    leftovers.append(
      Leftover(
        lines(item).first ?? 1,
        "\(item.foreground.words) on \(Self.words(item.surface)) is not a pair of the audit file: \(reason)"))
  }

  /// The layers that the document states, in words.
  private static func words(_ surface: SourceSurface) -> String {
    surface.layers.prefix(surface.statedCount).map { $0.words }.joined(separator: " over ")
  }

  /// The first name that is not a token: without any token, the scanner takes every name for one.
  private func unknownName(_ item: SourcePairs.Item) -> String? {
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

  private func isKnown(_ color: SourceColor) -> Bool {
    if case .material = color.form { return true }
    if color.text.hasPrefix("#") || color.text.hasPrefix("system:") || color.text.hasSuffix(")") { return true }
    return palette.lookup(color.text) != .unknown
  }

  /// The view that shows a pair, without the name of the property.
  private static func component(_ member: String) -> String {
    let parts = member.split(separator: ".")
    if parts.first == SwiftExamples.viewName[...] { return "" }
    return parts.last == "body" ? parts.dropLast().joined(separator: ".") : member
  }

  /// The name to write under `on`, with the origin that the surface gives the pair.
  private mutating func surface(_ found: SourceSurface, isSmall: Bool) -> (name: String, DocumentPair.Origin) {
    let own = Array(found.layers.prefix(found.statedCount))
    let base = found.layers.dropFirst(found.statedCount).first
    let isScreen = base?.text == "system:systemBackground" && !found.isElevated
    if own.isEmpty, let base {
      let origin: DocumentPair.Origin =
        isScreen ? .assumed("the document states no surface; the system's background stands in") : .platform
      return (found.isElevated ? named("system sheet", json(found, [base], isOpen: false)) : base.text, origin)
    }
    if own.isEmpty { return (named("anything", json(found, [], isOpen: true)), .assumed("the document states no surface")) }
    if own.count == 1, base == nil || isScreen && !Self.isTranslucent(own[0]), found.replacements.isEmpty,
      case .color = own[0].form, own[0].opacity == 1
    {
      return (own[0].text, .stated)
    }
    // A component may stand on anything, unless the document says what it stands on.
    let isOpen = isScreen || base == nil
    let layers = own + (isOpen ? [] : [base].compactMap { $0 })
    let isGlass = layers.contains { if case .glass = $0.form { true } else { false } }
    let words = (isSmall && isGlass ? "small " : "") + layers.map { $0.words }.joined(separator: " over ")
    let isThrough = isOpen && Self.isTranslucent(layers[layers.count - 1])
    return (named(words, json(found, layers, isOpen: isThrough, isSmall: isSmall)), .stated)
  }

  /// Returns true for a layer that lets through what is below.
  private static func isTranslucent(_ layer: SourceColor) -> Bool {
    switch layer.form {
    case .material, .glass: true
    case .color, .gradient, .none: layer.opacity < 1 || layer.text.hasPrefix("#") && layer.text.utf8.count == 9
    }
  }

  private func json(
    _ found: SourceSurface, _ layers: [SourceColor], isOpen: Bool, isSmall: Bool = false
  ) -> String {
    let list = AuditJSON.array(layers.map { AuditJSON.layer($0, isSmall: isSmall) })
    guard isOpen || found.isElevated || !found.replacements.isEmpty else { return list }
    var members: [(key: String, value: String)] = [("layers", list)]
    if isOpen { members.append(("over", AuditJSON.array([AuditJSON.quoted("any")]))) }
    if found.isElevated { members.append(("elevated", "true")) }
    let known = found.replacements.filter { $0.layers.allSatisfy { $0.problem == nil } }
    let profiles = known.filter { Profile(rawValue: $0.key) != nil }
    let settings = known.filter { Profile(rawValue: $0.key) == nil }
    members += settings.map { ($0.key, AuditJSON.array($0.layers.map { AuditJSON.layer($0) })) }
    if !profiles.isEmpty {
      let inner = profiles.map { (key: $0.key, value: AuditJSON.array($0.layers.map { AuditJSON.layer($0) })) }
      members.append(("profiles", AuditJSON.object(inner)))
    }
    return AuditJSON.object(members)
  }

  private mutating func named(_ words: String, _ json: String) -> String {
    if let known = names[json] { return known }
    let slug = Slug.make(words, fallback: "surface")
    var (name, number) = (slug, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(slug)-\(number)"
    }
    names[json] = name
    surfaces.append(DocumentSurface(name: name, json: json))
    return name
  }
}

extension SourcePairs.Item {
  /// True if only the layers for a setting of accessibility or an older system are unknown.
  fileprivate var isKnownWithoutSettings: Bool {
    foreground.problem == nil && surface.layers.allSatisfy { $0.problem == nil }
      && surface.replacements.contains { $0.layers.contains { $0.problem != nil } }
  }
}
