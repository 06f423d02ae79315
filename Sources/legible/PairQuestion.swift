import ColorMath
import CommandLineKit
import ContrastAudit
import PaletteModel

/// A pair from the command line, before it is known what its names mean.
struct PairQuestion {
  private let foreground: String
  private let surface: String
  private let options: SuggestOptions

  /// Joins the two texts with the options.
  init(_ foreground: String, on surface: String, _ options: SuggestOptions) {
    self.foreground = foreground
    self.surface = surface
    self.options = options
  }

  /// Resolves the names and searches.
  ///
  /// - Throws: `UsageError` for a name that means nothing and for a pair that cannot be measured.
  func answer() async throws -> SuggestionAnswer {
    let loaded = try await palette()
    let policy = options.policy ?? loaded.declaration.policy.flatMap(Policy.named) ?? .standard
    let (pair, declaring) = try self.pair(in: loaded)
    let found = PairSuggestions(pair, in: options.variant, of: declaring, policy: policy, preset: options.preset)
    guard let found else { throw UsageError("the pair does not exist in \(options.variant.id)", command: "suggest") }
    if found.measurement.minimum == nil, let reason = found.measurement.reason {
      throw UsageError(
        reason.words, remedy: "name an opaque surface and tokens that have a colour in \(options.variant.id)",
        command: "suggest")
    }
    return SuggestionAnswer(foreground: foreground, surface: surface, found)
  }

  /// The palette that gives names their meaning: empty where neither text needs one.
  private func palette() async throws -> LoadedPalette {
    let needsPalette = options.palette != nil || !Self.isColor(foreground) || !Self.isColor(surface)
    guard needsPalette else {
      let declaration = AuditDeclaration(id: "", name: "", at: SourceLocation(file: ""))
      return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
    }
    let inputs = await PaletteInputs.load(
      options.palette.map { [$0] } ?? [], idioms: [.universal], jobs: Platform.processors)
    let palettes = inputs.palettes
    guard let best = palettes.first(where: { knows(foreground, $0) && knows(surface, $0) }) ?? palettes.first else {
      throw UsageError(
        "no palette was found\(options.palette.map { " at \(quoted($0))" } ?? "")",
        remedy: "name one with --in, or give colours such as '#8A8A8A'", command: "suggest")
    }
    return best
  }

  private func knows(_ text: String, _ loaded: LoadedPalette) -> Bool {
    if loaded.declaration.surfaces.contains(where: { $0.name == text }) { return true }
    if case .found = loaded.palette.lookup(text) { return true }
    return Self.isColor(text)
  }

  private static func isColor(_ text: String) -> Bool { (try? ColorOperand.read(text)) != nil }

  private func pair(in loaded: LoadedPalette) throws(UsageError) -> (Pair, LoadedPalette) {
    var loaded = loaded
    let place = SourceLocation(file: "")
    let known = loaded.declaration.surfaces.firstIndex { $0.name == surface }
    if known == nil {
      let color = try written(surface, loaded, surfaces: loaded.declaration.surfaces.map(\.name))
      loaded.declaration.surfaces.append(Surface(name: surface, at: place, layers: Adaptive([.color(color)])))
    }
    let front = Foreground(Adaptive(try written(foreground, loaded, surfaces: [])), text: foreground)
    let pair = Pair(
      front, on: known ?? loaded.declaration.surfaces.count - 1, role: options.role, font: options.font, at: place)
    return (pair, loaded)
  }

  /// A token where the palette has one of that name, else a colour.
  private func written(_ text: String, _ loaded: LoadedPalette, surfaces: [String]) throws(UsageError) -> WrittenColor {
    let place = SourceLocation(file: "")
    switch loaded.palette.lookup(text) {
    case .found: return WrittenColor(.token(text), text: text, at: place)
    case .ambiguous(let all):
      let names = all.map { quoted(loaded.palette.tokens[$0].name.qualified) }.joined(separator: ", ")
      throw UsageError("\(quoted(text)) could be any of \(names)", remedy: "write one of them out", command: "suggest")
    case .unknown: break
    }
    let prefix = "system:"
    do {
      let color = try ColorOperand.read(text)
      guard !text.hasPrefix(prefix) else {
        return WrittenColor(.system(String(text.dropFirst(prefix.count))), text: text, at: place)
      }
      return WrittenColor(.literal(color), text: text, at: place)
    } catch {
      let names = loaded.palette.tokens.indices.map(loaded.palette.displayName) + surfaces
      guard !names.isEmpty, let question = DidYouMean.question(for: text, among: names) else { throw error }
      throw UsageError("\(quoted(text)) is neither a colour nor a token", remedy: question, command: "suggest")
    }
  }
}
