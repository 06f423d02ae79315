import ColorMath
import CommandLineKit
import PaletteModel

/// One edit of `legible try` as it is typed: `TOKEN=COLOR` or `TOKEN@VARIANT=COLOR`.
struct TrialEdit {
  /// The token by any end of its name.
  let token: String
  /// The variant whose colour changes; nil for all of them.
  let variant: Variant?
  private let color: Color
  /// Whether the colour says how opaque it is; else the entry keeps its alpha.
  private let hasAlpha: Bool

  /// Reads what is typed; throws what is wrong with it.
  init(_ text: String) throws(UsageError) {
    guard let cut = text.lastIndex(of: "="), cut != text.startIndex else {
      throw UsageError("\(quoted(text)) is no edit", remedy: "write TOKEN=COLOR or TOKEN@VARIANT=COLOR", command: "try")
    }
    let value = String(text[text.index(after: cut)...])
    do {
      color = try ColorOperand.read(value)
    } catch {
      throw error.inCommand("try")
    }
    hasAlpha = Self.saysAlpha(value) || color.alpha != 1
    let name = text[..<cut]
    guard let at = name.lastIndex(of: "@"), at != name.startIndex else {
      (token, variant) = (String(name), nil)
      return
    }
    variant = try Self.variant(String(name[name.index(after: at)...]))
    token = String(name[..<at])
  }

  private static func variant(_ id: String) throws(UsageError) -> Variant {
    if let variant = Variant(id: id) { return variant }
    let ids = Variant.allCases.map(\.id)
    throw UsageError(
      "there is no variant \(quoted(id))",
      remedy: DidYouMean.question(for: id, among: ids) ?? "write one of \(ids.joined(separator: ", "))", command: "try")
  }

  /// Whether a colour is written with an alpha, even if that is 1.
  private static func saysAlpha(_ text: String) -> Bool {
    if text.hasPrefix("#") { return text.utf8.count == 5 || text.utf8.count == 9 }
    return text.contains("/") || text.count(where: { $0 == "," }) == 3
  }

  /// The edits of a palette; nil where it has no such token.
  ///
  /// Throws where the name means several tokens, or the token has no entry that could be followed.
  func edits(of loaded: LoadedPalette) throws(UsageError) -> [ColorEdit]? {
    let palette = loaded.palette
    switch palette.lookup(token) {
    case .unknown: return nil
    case .ambiguous(let all):
      let names = all.map { quoted(palette.tokens[$0].name.qualified) }.joined(separator: ", ")
      throw UsageError("\(quoted(token)) could be any of \(names)", remedy: "write one of them out", command: "try")
    case .found(let index):
      let owner = palette.tokens[index]
      let idiom = loaded.declaration.idiom
      let places =
        try variant.map { variant throws(UsageError) in try place(of: owner, variant, idiom) }
        ?? owner.servingEntries(on: idiom).map { .entry($0) }
      guard !places.isEmpty else {
        throw UsageError("\(quoted(token)) has no colour to change", remedy: "give it one first", command: "try")
      }
      return places.map { ColorEdit(token: index, place: $0, exact: written(at: $0, of: owner)) }
    }
  }

  private func place(of owner: Token, _ variant: Variant, _ idiom: Idiom) throws(UsageError) -> [ColorEdit.Place] {
    guard let place = owner.editPlace(for: variant, on: idiom) else { return [] }
    if case .entry(let index) = place, owner.entries[index].transparency == variant.transparency { return [place] }
    guard variant.transparency == .reduced else { return [place] }
    throw UsageError(
      "\(quoted(token)) has no entry for \(quoted(variant.id)) alone: transparency changes nothing in it",
      remedy: "write \(token)@\(Variant(variant.appearance, variant.contrast).id)=…", command: "try")
  }

  private func written(at place: ColorEdit.Place, of token: Token) -> Color {
    guard !hasAlpha else { return color }
    let model =
      switch place {
      case .entry(let index), .new(_, let index): index
      }
    guard case .color(let present) = token.entries[model].value else { return color }
    return Color(color.space, color.components, alpha: present.alpha)
  }
}
