import ColorMath
import ContrastAudit
import PaletteModel

/// What finds the edits that `legible fix` makes.
struct EditSource: Sendable {
  /// The edits of a palette for which failing pairs of its audit pass; empty where there is nothing to gain.
  let edits: @Sendable (AuditResult) -> [ColorEdit]

  /// The entries whose change clears most, one after another.
  static let leverage = EditSource { audit in
    let input = AuditInput(plan: audit.plan, measurements: audit.measurements, evidence: audit.evidence)
    return Leverage.edits(of: input, limit: audit.plan.loaded.palette.tokens.count * 4).map { edit in
      ColorEdit(token: edit.token, place: .entry(edit.entry), color: edit.to, alpha: edit.from.alpha)
    }
  }

  /// The entries for increased contrast that tokens lack.
  static let increased = EditSource { audit in
    let input = AuditInput(plan: audit.plan, measurements: audit.measurements, evidence: audit.evidence)
    return IncreasedEntries.edits(of: input)
  }
}
