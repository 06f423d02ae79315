import ColorMath
import ContrastAudit
import PaletteModel

/// One edit of a palette that clears findings, as reports propose it.
struct FirstEdit {
  /// The token to edit.
  let token: String
  /// How many measurements it clears, or where nothing is proposed, how many miss their minimum because of it.
  let cells: Int
  /// How many findings those belong to.
  let findings: Int
  let location: SourceLocation
  /// What the worst of them looks like.
  let seen: (foreground: EightBitColor, surface: EightBitColor)?

  /// How many edits a report lists.
  static let most = 3

  /// The edits of an audit, the one that clears most first.
  static func list(_ groups: FindingGroups, _ audit: AuditResult) -> [FirstEdit] {
    let wording = Wording(audit)
    return groups.groups.prefix(most).map { group in
      let worst = audit.findings[group.findings[0]]
      return FirstEdit(
        token: group.name, cells: group.cells, findings: group.findings.count,
        location: wording.location(of: worst), seen: wording.seen(worst))
    }
  }
}
