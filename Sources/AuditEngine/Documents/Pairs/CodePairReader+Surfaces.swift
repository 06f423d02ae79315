import FileSyntax
import Palettes
import SwiftReading

extension CodePairReader {
  /// The name to write under `on`, with the origin that the surface gives the pair.
  mutating func surface(_ found: SourceSurface, isSmall: Bool) -> (name: String, DocumentPair.Origin) {
    let own = Array(found.layers.prefix(found.statedCount))
    let base = found.layers.dropFirst(found.statedCount).first
    let isScreen = base?.text == "system:systemBackground" && !found.isElevated
    if own.isEmpty, let base {
      let origin: DocumentPair.Origin =
        isScreen
        ? .assumed("the document does not specify a surface, so the system background is assumed") : .platform
      return (found.isElevated ? named("system sheet", json(found, [base], isOpen: false)) : base.text, origin)
    }
    if own.isEmpty {
      return (named("anything", json(found, [], isOpen: true)), .assumed("the document does not specify a surface"))
    }
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
  static func isTranslucent(_ layer: SourceColor) -> Bool {
    switch layer.form {
    case .material, .glass: true
    case .color, .gradient, .none: layer.opacity < 1 || layer.text.hasPrefix("#") && layer.text.utf8.count == 9
    }
  }

  func json(
    _ found: SourceSurface, _ layers: [SourceColor], isOpen: Bool, isSmall: Bool = false
  ) -> String {
    let list = AuditJSON.array(layers.map { AuditJSON.layer($0, isSmall: isSmall) })
    guard isOpen || found.isElevated || !found.replacements.isEmpty else { return list }
    var members: [(String, String)] = [("layers", list)]
    if isOpen { members.append(("over", AuditJSON.array([AuditJSON.quoted("any")]))) }
    if found.isElevated { members.append(("elevated", "true")) }
    let known = found.replacements.filter { $0.layers.allSatisfy { $0.problem == nil } }
    let profiles = known.filter { Profile(rawValue: $0.key) != nil }
    let settings = known.filter { Profile(rawValue: $0.key) == nil }
    members += settings.map { ($0.key, AuditJSON.array($0.layers.map { AuditJSON.layer($0) })) }
    if !profiles.isEmpty {
      let inner = profiles.map { ($0.key, AuditJSON.array($0.layers.map { AuditJSON.layer($0) })) }
      members.append(("profiles", AuditJSON.object(inner)))
    }
    return AuditJSON.object(members)
  }

  mutating func named(_ words: String, _ json: String) -> String {
    if let known = names[json] { return known }
    let name = Slug.unique(words, fallback: "surface", among: &taken)
    names[json] = name
    surfaces.append(DocumentSurface(name: name, json: json))
    return name
  }
}

extension CodePairReader {
  /// Strokes are boundaries around fields, and decorative where a label or content identifies what they surround.
  mutating func addStrokes(_ project: SourceProject) {
    let reader = SourceColorReader(palette)
    for stroke in StrokeReader(project).strokes {
      let line = examples.line(of: stroke.location)
      for color in stroke.color.branches.compactMap({ $0.color }).map({ reader.color($0) }) {
        let below = stroke.surface.map { reader.color($0) }
        let unknown = [color, below].compactMap { $0 }.first { $0.problem != nil || !isKnown($0) }
        guard let below, unknown == nil else {
          let reason = unknown.map { $0.problem ?? "\($0.text.inQuotes) has no value in the document" }
          leftovers.append(
            Leftover(
              line, "the stroke in \(color.words) is not in the audit file: \(reason ?? "no surface is specified")")
          )
          continue
        }
        pairs.append(
          DocumentPair(
            foreground: AuditJSON.layer(color), surface: surface(below),
            role: stroke.isOfField ? .boundary : .decorative,
            font: nil, component: Self.component(stroke.member), origin: .stated, lines: [line]))
      }
    }
  }

  /// The name to write under `on` for one layer.
  mutating func surface(_ layer: SourceColor) -> String {
    guard Self.isTranslucent(layer) || layer.form != .color else { return layer.text }
    let members = [("layers", AuditJSON.array([AuditJSON.layer(layer)])), ("over", "[\"any\"]")]
    return named(layer.words, AuditJSON.object(members))
  }

  /// Glass and materials on which the document shows nothing whose color it states.
  mutating func addBareSurfaces(_ facts: SourceFacts) {
    let reader = SourceColorReader(palette)
    var lines: [SourceColor: Set<Int>] = [:]
    let uses = facts.glass.filter { [.effect, .material, .bar].contains($0.kind) && $0.style != nil }
    let locations = facts.project.locations(of: uses.map { .init(file: $0.surroundings.file, node: $0.node) })
    for (use, location) in zip(uses, locations) {
      let line = examples.line(of: location)
      for branch in use.style?.branches ?? [] {
        guard let style = branch.color.map({ reader.color($0) }), style.problem == nil, style.form != .color else {
          continue
        }
        lines[style, default: []].insert(line)
      }
    }
    for (style, places) in lines.ordered(by: {
      ($0.value.min() ?? 0, $0.key.words) < ($1.value.min() ?? 0, $1.key.words)
    }) {
      // Glass of any size counts.
      let layer = String(AuditJSON.layer(style).dropLast(2))
      guard !surfaces.contains(where: { $0.json.holds(layer) }) else { continue }
      let name = surface(style)
      leftovers.append(
        Leftover(
          places.min() ?? 1,
          "the document does not specify a color for content on \(style.words)\(Self.others(places)); declare pairs on "
            + name.inQuotes))
    }
  }

  /// ` (lines 3 and 5)`; nothing for one line, at which the leftover stands.
  static func others(_ lines: Set<Int>) -> String {
    let words = lines.sorted().prefix(6).map { String($0) } + (lines.count > 6 ? ["others"] : [])
    return lines.count < 2 ? "" : " (lines \(words.inWords()))"
  }

  /// Color sets that code names and the document states no value for, each once.
  mutating func nameMissing(_ facts: SourceFacts, _ palette: Palette) {
    var lines: [String: Set<Int>] = [:]
    let symbols = PaletteSymbols(palette)
    let locations = facts.project.locations(of: facts.colors.map { .init(file: $0.file, node: $0.node) })
    for (use, location) in zip(facts.colors, locations) {
      switch use.color {
      case .asset(let name) where palette.lookup(name) == .unknown:
        lines[name, default: []].insert(examples.line(of: location))
      case .symbol(let name) where symbols.lookup(name) == .unknown:
        lines[name, default: []].insert(examples.line(of: location))
      default: break
      }
    }
    for (name, places) in lines.ordered(by: { $0.key.precedesInBytes($1.key) }) {
      let words = Self.others(places)
      let isStyle = name.hasSuffix("Material") || name.hasSuffix("Glass")
      leftovers.append(
        Leftover(
          places.min() ?? 1,
          isStyle
            ? "\(name.inQuotes) is used as a color\(words), but the system has no such color; use an existing one"
            : "\(name.inQuotes) has no value in the document\(words); specify it as "
              + "#RRGGBB, or add the color set yourself"))
    }
  }
}
