import FileSyntax

/// Looks the names of an audit file up in a palette and gives the surfaces and pairs of the declaration.
///
/// A bare name is a surface of the file if one is allowed (in `on`, and as a layer of any surface but itself), else a
/// token, else a color keyword of CSS: a token called `white` wins over the keyword. Text that starts with `#` or
/// `system:` is never a token, text with a parenthesis is CSS unless a token has that name.
struct AuditFileBinder {
  /// The most pairs that the lists of one audit may expand to.
  static let mostPairs = 100_000

  let file: AuditFile
  var colors: AuditFileColorBinder
  /// The surfaces of the file by name.
  let declared: [String: SurfaceIndex]
  /// True if the materials of the file can be used, by name.
  let definitions: [String: Bool]
  /// Advice for unknown names of materials, computed on demand.
  var materialRemedies: [String: String] = [:]
  /// The images that backdrops refer to, by index.
  var images: [AuditFilePath] = []
  /// The indices of the images, by path.
  var imageIndices: [String: ImageIndex] = [:]
  /// Surfaces that consist of one token or literal, by the name that reports print.
  private var implicit: [String: SurfaceIndex] = [:]
  private var surfaces: [Surface] = []
  /// The fonts of typography tokens.
  private let fonts: [String: Font]
  private var pairs: [Pair] = []
  private var problems: [Diagnostic] = []
  private var unknownFonts: [Diagnostic] = []

  /// Resolves the declarations of a file; its problems are one diagnostic for each place.
  static func bind(
    _ file: AuditFile, to palette: Palette, vocabulary: AuditFileVocabulary
  ) -> BoundAuditFile {
    var binder = AuditFileBinder(file, palette, vocabulary)
    binder.checkSurfaceNames(palette)
    binder.checkRequirements()
    binder.bindSurfaces()
    binder.bindPairs()
    binder.file.assumed.forEach { binder.colors.checkToken($0) }
    binder.file.distinct.flatMap { $0.tokens }.forEach { binder.colors.checkToken($0) }
    return BoundAuditFile(
      surfaces: binder.surfaces, pairs: binder.pairs, images: binder.images,
      diagnostics: binder.problems + binder.colors.diagnostics,
      unknownNames: binder.unknownFonts + binder.colors.unknown)
  }

  private init(_ file: AuditFile, _ palette: Palette, _ vocabulary: AuditFileVocabulary) {
    self.file = file
    fonts = palette.fonts
    self.colors = AuditFileColorBinder(palette, vocabulary, hasSources: !file.sources.isEmpty)
    self.definitions = Dictionary(firstOf: file.materials.map { ($0.name, $0.definition != nil) })
    self.declared = Dictionary(firstOf: file.surfaces.enumerated().map { ($1.name, SurfaceIndex($0)) })
  }

  // MARK: Names

  /// Rejects surfaces with the name of a token, which could not be named anymore.
  private mutating func checkSurfaceNames(_ palette: Palette) {
    for surface in file.surfaces {
      let place: SourceLocation
      switch palette.lookup(surface.name) {
      case .unknown: continue
      case .found(let index): place = palette.tokens[index].location
      case .ambiguous(let indices): place = palette.tokens[indices[0]].location
      }
      fail(
        "the surface \(surface.name.inQuotes) has the name of the token at \(place.text.inQuotes), so nothing could refer "
          + "to the token; rename the surface",
        at: surface.location)
    }
  }

  /// Rejects requirements that contradict one which does not exist.
  private mutating func checkRequirements() {
    let ids = file.requirements.map { $0.id }
    for requirement in file.requirements {
      for id in requirement.contradicts where !ids.contains(id) {
        let remedy = NameSuggestion.question(for: id, among: ids, else: "; remove it, or add the requirement")
        fail(
          "the requirement \(requirement.id.inQuotes) contradicts \(id.inQuotes), but there is no requirement with that "
            + "id\(remedy)",
          at: requirement.location)
      }
    }
  }

  // MARK: Surfaces

  private mutating func bindSurfaces() {
    var graph = AuditFileSurfaceGraph(file.surfaces)
    problems += graph.cutRingsAndExcess()
    for surface in graph.surfaces { surfaces.append(bind(surface)) }
  }

  private mutating func bind(_ written: AuditFileSurface) -> Surface {
    let bind = { (layers: Adaptive<[AuditFileLayer]>, binder: inout AuditFileBinder) in
      layers.map { $0.map { binder.bind($0, of: written.name) } }
    }
    var surface = Surface(
      name: written.name, at: written.location, layers: bind(written.layers, &self), appearance: written.appearance,
      isElevated: written.isElevated, isContent: written.isContent, filters: written.filters)
    for profile in Profile.allCases {
      surface.profileLayers[profile] = written.profileLayers[profile].map { bind($0, &self) }
    }
    let (over, fault) = self.bind(written.over)
    surface.over = over
    guard let fault else { return surface }
    let mark = Layer.unsupported(fault, written.location)
    surface.layers = surface.layers.map { [mark] + $0 }
    surface.profileLayers = surface.profileLayers.mapValues { $0.map { [mark] + $0 } }
    return surface
  }

  /// Records an error.
  mutating func fail(_ message: String, at place: SourceLocation) {
    problems.append(Diagnostic(.error, .badAuditFile, message, at: place))
  }

  /// The surface that `on` names: a declared one, else one that consists of a token or a literal.
  private mutating func surface(on color: AuditFileColor) -> SurfaceIndex {
    if let index = declared[color.text] { return index }
    let layer = colors.bind(color)
    if let index = implicit[layer.text] { return index }
    let index = SurfaceIndex(surfaces.count)
    implicit[layer.text] = index
    surfaces.append(Surface(name: layer.text, at: color.location, layers: Adaptive([.color(layer)])))
    return index
  }

  // MARK: Pairs

  private mutating func bindPairs() {
    var ids = AuditFilePairIdentities()
    for written in file.pairs {
      guard written.count <= Self.mostPairs - pairs.count else {
        fail(
          "the lists produce \(pairs.count + written.count) pairs, more than the limit of \(Self.mostPairs); list "
            + "fewer foregrounds or surfaces",
          at: written.location)
        return
      }
      // Room for a long list; for many short ones, making it each time would cost more than growing.
      if written.count > 64 {
        pairs.reserveCapacity(pairs.count + written.count)
        ids.reserve(written.count)
      }
      checkStates(of: written)
      let against = written.against.map { bind($0) }
      let foregrounds = written.foregrounds.map { bind($0) }
      let stands = written.surfaces.map { surface(on: $0) }
      let font = written.fontToken.map { self.font(of: $0) } ?? written.font
      for foreground in foregrounds {
        for stand in stands {
          var pair = Pair(
            id: written.id, foreground, on: stand, role: written.role, font: font, against: against,
            variants: written.variants, name: written.name, origin: written.origin, note: written.note,
            at: written.location)
          pair.profiles = written.profiles
          pair.states = written.states
          problems += ids.admit(&pair, after: pairs)
          pairs.append(pair)
        }
      }
    }
  }

  /// Rejects states of a pair that the file does not define.
  private mutating func checkStates(of pair: AuditFilePair) {
    let names = file.states.map { $0.name }
    for name in pair.states ?? [] where !names.contains(name) {
      let remedy = NameSuggestion.question(for: name, among: names, else: "; define it under 'states'")
      fail("there is no state \(name.inQuotes)\(remedy)", at: pair.location)
    }
  }

  /// The font of a typography token; nil, with an error, if there is none.
  private mutating func font(of name: AuditFileColor) -> Font? {
    if let font = fonts[name.text] { return font }
    let remedy = NameSuggestion.question(
      for: name.text, among: fonts.keys.ordered { $0.precedesInBytes($1) },
      else: "; use a typography token with a size, or write { \"size\": … }")
    let message = "there is no typography token \(name.text.inQuotes)\(remedy)"
    unknownFonts.append(Diagnostic(.error, .badAuditFile, message, at: name.location))
    return nil
  }

  private mutating func bind(_ foreground: AuditFileForeground) -> Foreground {
    let bound = foreground.map { colors.bind($0) }
    let opacity = bound.full.opacity
    return Foreground(bound, text: opacity == 1 ? bound.full.text : "\(bound.full.text) at \(opacity)")
  }
}
