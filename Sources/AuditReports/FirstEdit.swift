import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// One proposed edit of a palette that clears failing measurements.
struct FirstEdit {
  /// The old and the new color.
  struct Change {
    /// The condition of the entry as in Xcode.
    let condition: String
    let from: EightBitColor
    let to: EightBitColor
    /// The number of passing measurements that fail after it.
    let breaks: Int

    /// True if the color stays and only ceases to change with the variant, as a reference to a system color does.
    var isFixed: Bool { from == to }
  }

  /// The token to edit.
  let token: String
  /// Nil if no single color clears enough; the token is then named with what is wrong with it.
  let change: Change?
  /// The number of failing measurements that it clears; without a change, the number that fail because of the token.
  let cells: Int
  /// The number of findings that they belong to.
  let findings: Int
  let location: SourceLocation
  /// The colors of the worst of them.
  let seen: (foreground: EightBitColor, surface: EightBitColor)?

  /// The number of edits that a report lists.
  static let most = 3

  /// The first of several lists, in turn: the first edit of every audit, then the second ones, each time the one that
  /// clears most first.
  static func joined<Edit>(_ lists: [[Edit]], cells: (Edit) -> Int) -> [Edit] {
    let ranks = 0..<(lists.map { $0.count }.max() ?? 0)
    let inTurn = ranks.flatMap { rank in
      lists.filter { $0.indices.contains(rank) }.map { $0[rank] }.enumerated().ordered {
        (cells($1.element), $0.offset) < (cells($0.element), $1.offset)
      }.map { $0.element }
    }
    return Array(inTurn.prefix(most))
  }

  /// The edits of an audit, in the order in which to make them; none if nothing fails.
  static func list(_ groups: FindingGroups, _ audit: AuditResult) -> [FirstEdit] {
    let wording = Wording(audit)
    let edits = audit.leverage.prefix(most).map { FirstEdit($0, wording) }
    guard edits.isEmpty, audit.measurements.contains(where: { $0.verdict == .fail }) else { return edits }
    return groups.groups.prefix(most).map { FirstEdit($0, wording) }
  }

  /// A proposed edit.
  init(_ edit: LeverageEdit, _ wording: Wording) {
    let cleared = Set(edit.clears)
    let findings = wording.audit.findings.filter { finding in
      finding.cells.contains { cell in cell.measurement.map(cleared.contains) ?? false }
    }
    token = wording.audit.plan.loaded.palette.displayName(of: edit.token)
    change = Change(
      condition: edit.condition, from: SeenColor.eightBit(edit.from.encodedSRGB), to: edit.to,
      breaks: edit.breaks.count)
    cells = edit.clears.count
    self.findings = findings.count
    location = edit.location
    seen = findings.first.flatMap(wording.seen)
  }

  /// A token with its failures.
  private init(_ group: FindingGroups.Group, _ wording: Wording) {
    let worst = wording.audit.findings[group.findings[0]]
    token = group.name
    change = nil
    cells = group.cells
    findings = group.findings.count
    location = wording.location(of: worst)
    seen = wording.seen(worst)
  }
}
