import ColorMath

/// Finds the cells of one report's findings in another, by audit, fingerprint and place.
struct FindingComparison {
  private let old: ReportSnapshot
  private let new: ReportSnapshot

  /// The identity of a cell, by which a baseline knows it as well.
  private struct Key: Hashable {
    let audit: String
    let fingerprint: String
    let place: CellPlace
  }

  /// Prepares the comparison of two reports.
  init(from old: ReportSnapshot, to new: ReportSnapshot) {
    self.old = old
    self.new = new
  }

  /// What changed, in the order of the new report, then what is cleared in the order of the old one.
  var changes: [CellChange] {
    let (before, after) = (Self.cells(of: old), Self.cells(of: new))
    let changed = after.keys.compactMap { CellChange(from: before.sides[$0], to: after.sides[$0]) }
    let cleared = before.keys.filter { after.sides[$0] == nil }
    return changed + cleared.compactMap { CellChange(from: before.sides[$0], to: nil) }
  }

  /// The cells of a report, one of each identity: as open, as weighty and as low as any of them.
  private static func cells(of report: ReportSnapshot) -> (keys: [Key], sides: [Key: CellChange.Side]) {
    var keys: [Key] = []
    var sides: [Key: CellChange.Side] = [:]
    for finding in report.findings {
      for cell in finding.cells {
        let key = Key(audit: finding.audit, fingerprint: finding.fingerprint, place: cell.place)
        if let known = sides[key] {
          sides[key] = joined(known, (finding, cell))
        } else {
          keys.append(key)
          sides[key] = (finding, cell)
        }
      }
    }
    return (keys, sides)
  }

  /// The one of two cells of one identity that counts: an open one, then the lower one; with the greater severity.
  private static func joined(_ one: CellChange.Side, _ other: CellChange.Side) -> CellChange.Side {
    let (isOpen, isOtherOpen) = (one.cell.disposition == .open, other.cell.disposition == .open)
    if isOpen != isOtherOpen { return isOpen ? one : other }
    var lower = (other.cell.ratio?.value ?? 0) < (one.cell.ratio?.value ?? 0) ? other : one
    lower.finding.severity = max(one.finding.severity, other.finding.severity)
    return lower
  }
}
