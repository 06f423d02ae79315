import FileSyntax
package import Palettes

/// The tokens that are in a pair.
package struct TokenCoverage {
  private let declaration: AuditDeclaration
  private let byName: [String: SurfaceIndex]
  private var names: Set<String> = []
  private var seen: Set<SurfaceIndex> = []

  private init(_ declaration: AuditDeclaration) {
    self.declaration = declaration
    byName = Dictionary(firstOf: declaration.surfaces.indexed().map { ($1.name, $0) })
  }

  /// The tokens that the pairs of a plan name, directly or through surfaces.
  static func tokens(in plan: AuditPlan) -> Set<TokenIndex> {
    var coverage = TokenCoverage(plan.loaded.declaration)
    for color in plan.foregrounds.flatMap({ $0.colors.all }) { coverage.visit(color) }
    for surface in Set(plan.pairs.map { $0.surface }) { coverage.visit(surface: surface) }
    return coverage.found(in: plan.loaded.palette)
  }

  /// The tokens that the pairs and groups of an audit name, directly or through surfaces.
  static func tokens(in loaded: LoadedPalette) -> Set<TokenIndex> {
    let declaration = loaded.declaration
    var coverage = TokenCoverage(declaration)
    for pair in declaration.pairs {
      for color in pair.foreground.colors.all + (pair.against?.colors.all ?? []) { coverage.visit(color) }
    }
    for surface in Set(declaration.pairs.map { $0.surface }) { coverage.visit(surface: surface) }
    for group in declaration.distinct { coverage.names.formUnion(group.tokens) }
    return coverage.found(in: loaded.palette)
  }

  /// The tokens that each pair and each group of an audit names, directly or through surfaces, each set once.
  static func sets(in loaded: LoadedPalette) -> Set<Set<TokenIndex>> {
    let bare = TokenCoverage(loaded.declaration)
    var sets = Set(ofPairs(in: loaded))
    for group in loaded.declaration.distinct {
      var coverage = bare
      coverage.names = Set(group.tokens)
      sets.insert(coverage.found(in: loaded.palette))
    }
    return sets
  }

  /// The tokens that each pair of an audit names, directly or through surfaces.
  static func ofPairs(in loaded: LoadedPalette) -> [Set<TokenIndex>] {
    let bare = TokenCoverage(loaded.declaration)
    var surfaces: [SurfaceIndex: Set<TokenIndex>] = [:]
    return loaded.declaration.pairs.map { pair in
      var coverage = bare
      for color in pair.foreground.colors.all + (pair.against?.colors.all ?? []) { coverage.visit(color) }
      if surfaces[pair.surface] == nil {
        var below = bare
        below.visit(surface: pair.surface)
        surfaces[pair.surface] = below.found(in: loaded.palette)
      }
      return coverage.found(in: loaded.palette).union(surfaces[pair.surface] ?? [])
    }
  }

  /// The tokens that a surface consists of, through surfaces below it.
  package static func tokens(ofSurface surface: SurfaceIndex, in plan: AuditPlan) -> Set<TokenIndex> {
    var coverage = TokenCoverage(plan.loaded.declaration)
    coverage.visit(surface: surface)
    return coverage.found(in: plan.loaded.palette)
  }

  private mutating func visit(_ color: WrittenColor) {
    if case .token(let name) = color.reference { names.insert(name) }
  }

  private mutating func visit(surface: SurfaceIndex) {
    guard seen.insert(surface).inserted else { return }
    let place = declaration.surfaces[surface]
    for layer in place.layers(under: declaration.profile).all.joined() {
      switch layer {
      case .material(let use): if let tint = use.tint { visit(tint) }
      case .gradient(let stops, _): for stop in stops { visit(stop.color) }
      case .color(let color): visit(color)
      case .surface(let name, _): if let next = byName[name] { visit(surface: next) }
      case .filter, .unsupported: break
      }
    }
    for backdrop in place.over {
      switch backdrop {
      case .color(let color): visit(color)
      case .gradient(let stops): for stop in stops { visit(stop.color) }
      case .image(let use): if let base = use.base { visit(base) }
      case .any, .content: break
      }
    }
  }

  private func found(in palette: Palette) -> Set<TokenIndex> {
    var found: Set<TokenIndex> = []
    for name in names {
      if case .found(let index) = palette.lookup(name) { found.insert(index) }
    }
    return found
  }
}
