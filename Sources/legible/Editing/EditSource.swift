import ColorMath
import ContrastAudit
import PaletteModel

/// What finds the edits that `legible fix` makes.
struct EditSource: Sendable {
  /// The edits of a palette that its audit asks for; empty where there is nothing to gain.
  let edits: @Sendable (AuditInput) -> [ColorEdit]
  /// Whether edits are worth making only where fewer measurements fail with them.
  let clearsFailures: Bool

  /// The entries whose change clears most, one after another; references to system colours stay what they are.
  static let leverage = EditSource(
    edits: { input in
      let tokens = input.plan.loaded.palette.tokens
      return Leverage.edits(of: input, limit: tokens.count * 4).compactMap { edit in
        guard case .color = tokens[edit.token].entries[edit.entry].value else { return nil }
        return ColorEdit(token: edit.token, place: .entry(edit.entry), color: edit.to, alpha: edit.from.alpha)
      }
    }, clearsFailures: true)

  /// The entries for increased contrast that tokens lack.
  static let increased = EditSource(edits: { IncreasedEntryFinder.edits(of: $0) }, clearsFailures: false)
}
