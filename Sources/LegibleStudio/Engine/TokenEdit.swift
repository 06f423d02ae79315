import AuditEngine
import ColorMath
import Palettes

/// A color for a token, in one variant or in all, as `legible try` takes it.
struct TokenEdit {
  private let token: String
  private let variant: Variant?
  /// The only entry that changes, as `tokens` lists it; nil for those of the variant.
  private let entry: EntryIndex?
  private let color: Color
  private let saysAlpha: Bool

  /// Reads the options `token`, `variant` or `entry`, and `color`.
  init(_ request: StudioRequest) throws(StudioProblem) {
    token = request.value("token") ?? ""
    let id = request.value("variant")
    variant = if let id { try StudioRequest.variant(id) } else { nil }
    entry = request.value("entry").flatMap { Int($0) }.map { EntryIndex($0) }
    let text = request.value("color") ?? ""
    color = try Self.color(text)
    saysAlpha = color.alpha != 1 || Self.writesAlpha(text)
  }

  /// A color as CSS writes it.
  static func color(_ text: String) throws(StudioProblem) -> Color {
    do throws(ColorSyntaxError) {
      return try CSSColorSyntax.parse(text)
    } catch {
      throw StudioProblem("'\(text)' is not a color: \(error.message)")
    }
  }

  private static func writesAlpha(_ text: String) -> Bool {
    if text.hasPrefix("#") { return text.utf8.count == 5 || text.utf8.count == 9 }
    return text.utf8.contains(UInt8(ascii: "/")) || text.utf8.count { $0 == UInt8(ascii: ",") } == 3
  }

  /// The files that hold the token in some palettes, with the color in them; nothing else in them changes.
  func changes(of palettes: [LoadedPalette], in files: StudioFiles) throws(StudioProblem) -> [FileChange] {
    var changes: [FileChange] = []
    var isKnown = false
    for loaded in palettes {
      guard let edits = try edits(of: loaded) else { continue }
      isKnown = true
      let found = PaletteEditor.changes(edits, of: loaded.palette) { (file: String) throws(FileProblem) in
        guard let bytes = files.bytes(at: file) else { throw .notFound }
        return bytes
      }
      if let problem = found.problems.first { throw StudioProblem("\(problem.location.file): \(problem.message)") }
      changes += found.files.filter { file in !changes.contains { $0.file == file.file } }
    }
    guard isKnown else { throw StudioProblem(palettes.map { $0.palette }.absence(of: token)) }
    return changes
  }

  /// The edits of a palette; nil if it has no such token.
  private func edits(of loaded: LoadedPalette) throws(StudioProblem) -> [ColorEdit]? {
    switch loaded.palette.lookup(token) {
    case .unknown: return nil
    case .ambiguous(let all):
      let names = all.map { "'\(loaded.palette.tokens[$0].name.qualified)'" }.joined(separator: ", ")
      throw StudioProblem("'\(token)' is ambiguous: \(names)")
    case .found(let index):
      let owner = loaded.palette.tokens[index]
      let device = loaded.declaration.deviceClass
      var places = owner.servingEntries(on: device).map { ColorEdit.Place.entry($0) }
      if let variant { places = try place(of: owner, variant, device) }
      if let entry { places = places.isEmpty || !owner.entries.typedIndices.contains(entry) ? [] : [.entry(entry)] }
      guard !places.isEmpty else { throw StudioProblem("'\(token)' has no color to change; give it a color first") }
      return places.map { ColorEdit(token: index, place: $0, exact: written(at: $0, of: owner)) }
    }
  }

  private func place(
    of owner: Token, _ variant: Variant, _ device: DeviceClass
  ) throws(StudioProblem) -> [ColorEdit.Place] {
    guard let place = owner.editPlace(for: variant, on: device) else { return [] }
    if case .entry(let index) = place, owner.entries[index].transparency == variant.transparency { return [place] }
    guard variant.transparency == .reduced else { return [place] }
    throw StudioProblem(
      "'\(token)' has no entry for '\(variant.id)': asset catalogs do not support Reduce Transparency; use "
        + "'\(Variant(variant.appearance, variant.contrast).id)'")
  }

  /// The color with its own alpha if it says one, else with that of the entry.
  private func written(at place: ColorEdit.Place, of owner: Token) -> Color {
    let model =
      switch place {
      case .entry(let index), .new(_, let index): index
      }
    guard !saysAlpha, case .color(let present) = owner.entries[model].value else { return color }
    return Color(color.space, color.components, alpha: present.alpha)
  }
}
