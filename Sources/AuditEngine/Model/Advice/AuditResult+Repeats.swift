import ColorMath
import FileSyntax
import Palettes

extension AuditResult {
  /// The other places that write the color that an edit replaces, and that do not change with it: entries as
  /// `Accent (Dark)`, then literals by file and line.
  ///
  /// Entries that the plan changes as well are left out.
  package func repeats(of edit: PlannedEdit) -> [String] {
    guard edit.added == nil else { return [] }
    let palette = plan.loaded.palette
    let color = SeenColor.eightBit(edit.from.encodedSRGB)
    func isSame(_ other: Color) -> Bool {
      other.alpha == edit.from.alpha && SeenColor.eightBit(other.encodedSRGB) == color
    }
    let known = Set(SharedColors(palette).all(with: edit.place) + edits.flatMap { $0.all }.map { $0.place })
    var names: [String] = []
    for token in palette.tokens.typedIndices {
      for entry in palette.tokens[token].entries.typedIndices {
        guard case .color(let own) = palette.tokens[token].entries[entry].value, isSame(own),
          !known.contains(EntryPlace(token: token, entry: entry))
        else { continue }
        names.append("\(palette.displayName(of: token)) (\(palette.tokens[token].entries[entry].label))")
      }
    }
    let profile = plan.loaded.declaration.profile
    let layers = plan.loaded.declaration.surfaces.flatMap { $0.layers(under: profile).all.flatMap { $0 } }
    let written =
      plan.loaded.declaration.pairs.flatMap { $0.foreground.colors.all + ($0.against?.colors.all ?? []) }
      + layers.compactMap { if case .color(let color) = $0 { color } else { nil } }
    let literals = written.compactMap { one -> SourceLocation? in
      guard case .literal(let own) = one.reference, isSame(own), one.opacity == 1 else { return nil }
      return one.location
    }
    return names + Set(literals).sorted().map { $0.text }
  }
}
