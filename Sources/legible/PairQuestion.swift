import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// A pair from the command line, before its names are resolved.
struct PairQuestion {
  private let foreground: String
  private let surface: String
  private let folder: String?
  private let command: String

  /// Creates a question from two texts, the folder of their palette, and the name of the command.
  init(_ foreground: String, on surface: String, in folder: String?, command: String) {
    self.foreground = foreground
    self.surface = surface
    self.folder = folder
    self.command = command
  }

  /// The palette that gives names their meaning: empty if neither text needs one.
  ///
  /// - Throws: `UsageError` if there is no palette.
  /// - Parameter readsSources: True for an answer that depends on the pairs that the sources show.
  func palette(readsSources: Bool = false) throws -> LoadedPalette {
    let needsPalette = folder != nil || !Self.isColor(foreground) || !Self.isColor(surface)
    guard needsPalette else {
      let declaration = AuditDeclaration.Draft(id: "", name: "", at: SourceLocation(file: ""))
      return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
    }
    let inputs = DiskInputs.load(folder.map { [$0] } ?? [], readsSources: readsSources)
    let palettes = inputs.palettes
    guard let best = palettes.first(where: { knows(foreground, $0) && knows(surface, $0) }) ?? palettes.first else {
      throw UsageError(
        "no palette found\(folder.map { " at \(quoted($0))" } ?? "")",
        remedy: "specify one with --in, or use colors such as '#8A8A8A'", command: command)
    }
    return best
  }

  private func knows(_ text: String, _ loaded: LoadedPalette) -> Bool {
    if loaded.declaration.surfaces.contains(where: { $0.name == text }) { return true }
    if case .found = loaded.palette.lookup(text) { return true }
    return Self.isColor(text)
  }

  private static func isColor(_ text: String) -> Bool { ColorOperand.isColor(text) }

  /// The pair, with the palette that declares its surface.
  ///
  /// - Throws: `UsageError` for an unknown name.
  func pair(
    in loaded: LoadedPalette, as role: Role, _ font: Font?
  ) throws(UsageError) -> (pair: Pair, declaring: LoadedPalette) {
    var loaded = loaded
    let place = SourceLocation(file: "")
    let known = loaded.declaration.surfaces.typedIndex { $0.name == surface }
    if known == nil {
      let color = try written(surface, loaded, surfaces: loaded.declaration.surfaces.map(\.name))
      let added = Surface(name: surface, at: place, layers: Adaptive([.color(color)]))
      loaded = loaded.with { $0.declaration.surfaces.append(added) }
    }
    let front = Foreground(Adaptive(try written(foreground, loaded, surfaces: [])), text: foreground)
    let ground = known ?? SurfaceIndex(loaded.declaration.surfaces.count - 1)
    let twins = loaded.declaration.pairs.filter {
      $0.foreground.text == foreground && $0.surface == ground && $0.role == role && (font == nil || $0.font == font)
    }
    // What is declared once exists where the declaration says.
    if twins.count == 1 { return (twins[0], loaded) }
    return (Pair(front, on: ground, role: role, font: font, at: place), loaded)
  }

  /// A token where the palette has one of that name, else a color.
  private func written(_ text: String, _ loaded: LoadedPalette, surfaces: [String]) throws(UsageError) -> WrittenColor {
    let place = SourceLocation(file: "")
    switch loaded.palette.lookup(text) {
    case .found(let index):
      try ColorOperand.refuseBoth(text, index, in: loaded.palette, command: command)
      return WrittenColor(.token(text), text: text, at: place)
    case .ambiguous(let all): throw ColorOperand.ambiguous(text, all, in: loaded.palette, command: command)
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
      throw ColorOperand.unknown(text, among: [loaded], surfaces: surfaces, else: error, command: command)
    }
  }
}
