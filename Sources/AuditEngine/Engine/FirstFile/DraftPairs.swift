import FileSyntax
import Palettes

/// A surface of several layers that a first audit file declares.
struct DraftSurface: Sendable {
  let name: String
  let surface: Surface
}

/// A pair that a first audit file declares.
struct DraftPair: Sendable {
  enum Origin: Sendable {
    case found
    case inferred
  }

  let foreground: WrittenColor
  /// A token, a literal, a system color, or the name of a surface.
  let on: String
  let role: Role
  let font: Font?
  let variants: VariantSet
  let name: String?
  let origin: Origin
  /// The place of a pair that was found, and the reason for one that is inferred.
  var note: String
  /// The further places of a pair that was found.
  var more = 0
}

/// Turns the pairs that an audit found or inferred into those of an audit file.
struct DraftPairs {
  private(set) var surfaces: [DraftSurface] = []
  private(set) var pairs: [DraftPair] = []
  private let loaded: LoadedPalette
  private var names: [SurfaceIndex: String] = [:]
  private var taken: Set<String> = []

  init(_ loaded: LoadedPalette) { self.loaded = loaded }

  /// The pairs that an audit file lacks: those found in sources, and those inferred from names that it does not declare.
  init(new loaded: LoadedPalette) {
    let declared = Set(
      loaded.declaration.pairs.map { "\($0.foreground.text)\n\(loaded.declaration.surfaces[$0.surface].name)" })
    let inferred = PairInference.infer(from: loaded.palette)
    var all = loaded.declaration.draft
    for pair in inferred.pairs {
      let surface = inferred.surfaces[pair.surface]
      guard !declared.contains("\(pair.foreground.text)\n\(surface.name)") else { continue }
      var pair = pair
      pair.surface = SurfaceIndex(all.surfaces.count)
      all.surfaces.append(surface)
      all.pairs.append(pair)
    }
    let known = loaded.declaration.pairs.count
    all.pairs = all.pairs.enumerated().filter { $0 >= known || $1.isUndeclared }.map { $1 }
    self.init(loaded.with { $0.declaration = all })
    taken = Set(loaded.declaration.surfaces.map { $0.name })
    addFound()
    addInferred()
  }

  /// Adds the pairs found in sources, equal ones once.
  private mutating func addFound() {
    var known: [Key: Int] = [:]
    for pair in loaded.declaration.pairs where pair.origin == .found {
      let key = Key(
        foreground: pair.foreground.colors.full.placeless, surface: pair.surface, role: pair.role, font: pair.font,
        variants: pair.variants)
      if let index = known[key] {
        pairs[index].more += 1
      } else {
        known[key] = pairs.count
        add(pair, .found, note: "\(pair.location.file):\(pair.location.line)" + (pair.note.map { ", \($0)" } ?? ""))
      }
    }
  }

  /// Adds the pairs inferred from names.
  mutating func addInferred() {
    for pair in loaded.declaration.pairs {
      if case .inferred(let reason) = pair.origin { add(pair, .inferred, note: reason) }
    }
  }

  /// Adds the pairs that only the names of another permutation of the same files suggest.
  mutating func add(inferredOf permutation: LoadedPalette) {
    var other = DraftPairs(permutation)
    other.addInferred()
    let known = Set(pairs.map { "\($0.foreground.text)\n\($0.on)" })
    pairs += other.pairs.filter { !known.contains("\($0.foreground.text)\n\($0.on)") }
  }

  private struct Key: Hashable {
    let foreground: WrittenColor
    let surface: SurfaceIndex
    let role: Role
    let font: Font?
    let variants: VariantSet
  }

  private mutating func add(_ pair: Pair, _ origin: DraftPair.Origin, note: String) {
    guard let foreground = written(pair.foreground.colors.full), let on = name(ofSurface: pair.surface) else { return }
    pairs.append(
      DraftPair(
        foreground: foreground, on: on, role: pair.role, font: pair.font, variants: pair.variants, name: pair.name,
        origin: origin, note: note))
  }

  /// The value of `on`: the color of a surface that consists of one, else the name of an entry for it.
  private mutating func name(ofSurface index: SurfaceIndex) -> String? {
    let surface = loaded.declaration.surfaces[index]
    if surface.layers.full.count == 1, case .color(let color) = surface.layers.full[0], color.opacity == 1,
      !surface.isElevated
    {
      return written(color)?.text
    }
    if let name = names[index] { return name }
    let layers = surface.layers.full.compactMap(written)
    guard layers.count == surface.layers.full.count else { return nil }
    var copy = surface
    copy.layers = Adaptive(layers)
    let name = Slug.unique(surface.name, fallback: "surface", among: &taken)
    names[index] = name
    surfaces.append(DraftSurface(name: name, surface: copy))
    return name
  }

  private func written(_ layer: Layer) -> Layer? {
    switch layer {
    case .color(let color): written(color).map { .color($0) }
    case .material, .gradient: layer
    case .filter, .surface, .unsupported: nil
    }
  }

  /// The color with the name of its token as an audit file may write it, the shortest that finds it; nil if none does.
  private func written(_ color: WrittenColor) -> WrittenColor? {
    guard case .token(let name) = color.reference else { return color }
    guard case .found(let index) = loaded.palette.lookup(name) else { return nil }
    let token = loaded.palette.tokens[index].name
    let parts = PalettePath.parts(of: token.catalog)
    let names = [token.path] + parts.indices.reversed().map { (parts[$0...] + [token.path]).joined(separator: "/") }
    let shortest = names.first {
      $0.utf8.first != UInt8(ascii: "#") && !$0.hasPrefix("system:") && loaded.palette.lookup($0) == .found(index)
    }
    return shortest.map { WrittenColor(.token($0), opacity: color.opacity, text: $0, at: color.location) }
  }
}
