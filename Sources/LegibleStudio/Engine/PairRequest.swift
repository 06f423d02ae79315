import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// A question for the nearest passing colors of a pair: two colors, tokens, or a surface of the audit file.
struct PairRequest {
  private let foreground: String
  private let surface: String
  private let found: PairSuggestions

  /// Reads the options `foreground`, `surface`, `role`, `variant`, `size`, `weight` and `preset`, and searches.
  init(_ request: StudioRequest, in inputs: PaletteInputs) throws(StudioProblem) {
    let (foreground, surface) = (request.value("foreground") ?? "", request.value("surface") ?? "")
    let role = try StudioRequest.choice(
      "role", request.value("role") ?? Role.text.rawValue, Role.allCases.map { ($0.rawValue, $0) })
    let preset = try StudioRequest.choice(
      "preset", request.value("preset") ?? NearestPreset.person.rawValue,
      NearestPreset.allCases.map { ($0.rawValue, $0) })
    let variant = try StudioRequest.variant(request.value("variant") ?? Variant.light.id)
    let weight = request.value("weight").flatMap { Int($0) } ?? 400
    let font = request.value("size").flatMap { Double($0) }.map { Font(size: $0, weight: weight) }
    var loaded = Self.palette(of: inputs, foreground, surface)
    let place = SourceLocation(file: "")
    let known = loaded.declaration.surfaces.typedIndex { $0.name == surface }
    if known == nil {
      let color = try Self.written(surface, in: loaded)
      let added = Surface(name: surface, at: place, layers: Adaptive([.color(color)]))
      loaded = loaded.with { $0.declaration.surfaces.append(added) }
    }
    let front = Foreground(Adaptive(try Self.written(foreground, in: loaded)), text: foreground)
    let stand = known ?? SurfaceIndex(loaded.declaration.surfaces.count - 1)
    let pair = Pair(front, on: stand, role: role, font: font, at: place)
    let policy = try request.settings().policy ?? loaded.policy
    guard let found = PairSuggestions(pair, in: variant, of: loaded, policy: policy, preset: preset) else {
      throw StudioProblem("the pair does not exist in \(variant.id)")
    }
    if found.measurement.minimum == nil, let reason = found.measurement.reason { throw StudioProblem(reason.words) }
    (self.foreground, self.surface, self.found) = (foreground, surface, found)
  }

  /// The answer of `legible suggest --format json`.
  var json: [UInt8] { found.json(of: foreground, on: surface) }

  /// The first palette that knows both names, else the first, else an empty one.
  private static func palette(of inputs: PaletteInputs, _ names: String...) -> LoadedPalette {
    let knowing = inputs.palettes.first { loaded in names.allSatisfy { knows($0, loaded) } }
    let declaration = AuditDeclaration.Draft(id: "", name: "", at: SourceLocation(file: ""))
    return knowing ?? inputs.palettes.first
      ?? LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
  }

  private static func knows(_ name: String, _ loaded: LoadedPalette) -> Bool {
    if loaded.declaration.surfaces.contains(where: { $0.name == name }) { return true }
    if case .found = loaded.palette.lookup(name) { return true }
    return (try? TokenEdit.color(name)) != nil
  }

  /// A token if the palette has one of that name, else a color.
  private static func written(_ text: String, in loaded: LoadedPalette) throws(StudioProblem) -> WrittenColor {
    let place = SourceLocation(file: "")
    if case .found = loaded.palette.lookup(text) { return WrittenColor(.token(text), text: text, at: place) }
    return WrittenColor(.literal(try TokenEdit.color(text)), text: text, at: place)
  }
}
