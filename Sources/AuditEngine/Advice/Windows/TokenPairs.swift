import FileSyntax
import Palettes

/// The pairs of a plan that may involve a token, by their names.
struct TokenPairs {
  private var pairs: [TokenIndex: [PairIndex]] = [:]
  private var hidden: [TokenIndex: Set<SurfaceIndex>] = [:]

  /// Reads the pairs of a plan once for all its tokens.
  init(_ plan: AuditPlan) {
    let palette = plan.loaded.palette
    func token(_ written: WrittenColor) -> TokenIndex? {
      guard case .token(let name) = written.reference, case .found(let index) = palette.lookup(name) else { return nil }
      return index
    }
    let foregrounds = plan.foregrounds.map { Set($0.colors.all.compactMap(token)) }
    let surfaces = plan.loaded.declaration.surfaces
    let profile = plan.loaded.declaration.profile
    var layers = surfaces.map { Set($0.writtenColors(profile).compactMap(token)) }
    var hidden = surfaces.map { Set($0.hiddenColors(profile).compactMap(token)) }
    let named = surfaces.map { $0.surfaceNames(profile) }
    Self.inherit(&layers, surfaces, named)
    Self.inherit(&hidden, surfaces, named)
    for (index, pair) in plan.pairs.indexed() {
      var tokens = foregrounds[pair.foreground.offset].union(layers[pair.surface.offset])
      tokens.formUnion(hidden[pair.surface.offset])
      if let against = pair.against { tokens.formUnion(foregrounds[against.offset]) }
      for token in tokens { pairs[token, default: []].append(index) }
    }
    for (surface, tokens) in zip(surfaces.typedIndices, hidden) {
      for token in tokens { self.hidden[token, default: []].insert(surface) }
    }
  }

  /// The pairs of a token, ascending.
  func pairs(of token: TokenIndex) -> [PairIndex] { pairs[token] ?? [] }

  /// Returns true if a token is in the backdrop of a surface or tints its glass.
  func isHidden(_ token: TokenIndex, in surface: SurfaceIndex) -> Bool { hidden[token]?.contains(surface) ?? false }

  /// Adds the contents of surfaces that other surfaces name as layers.
  private static func inherit(_ layers: inout [Set<TokenIndex>], _ surfaces: [Surface], _ names: [[String]]) {
    guard names.contains(where: { !$0.isEmpty }) else { return }
    let places = Dictionary(firstOf: surfaces.enumerated().map { ($1.name, $0) })
    let named = names.map { $0.compactMap { places[$0] } }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, parts) in named.enumerated() {
        for part in parts where !layers[part].isSubset(of: layers[index]) {
          layers[index].formUnion(layers[part])
          isGrowing = true
        }
      }
    }
  }
}

extension Surface {
  /// The layers of every variant.
  private func everyLayer(_ profile: Profile) -> [Layer] { layers(under: profile).all.flatMap { $0 } }

  /// The colors of every layer.
  fileprivate func writtenColors(_ profile: Profile) -> [WrittenColor] {
    everyLayer(profile).compactMap { if case .color(let color) = $0 { color } else { nil } }
  }

  /// The colors of backdrops and tints of glass.
  fileprivate func hiddenColors(_ profile: Profile) -> [WrittenColor] {
    let tints = everyLayer(profile).compactMap { if case .material(let use) = $0 { use.tint } else { nil } }
    return over.flatMap { $0.writtenColors } + tints
  }

  /// The surfaces that are layers.
  fileprivate func surfaceNames(_ profile: Profile) -> [String] {
    everyLayer(profile).compactMap { if case .surface(let name, _) = $0 { name } else { nil } }
  }
}

extension Backdrop {
  /// The colors that it names.
  fileprivate var writtenColors: [WrittenColor] {
    switch self {
    case .any, .content: []
    case .color(let color): [color]
    case .gradient(let stops): stops.map { $0.color }
    case .image(let use): [use.base].compactMap { $0 }
    }
  }
}
