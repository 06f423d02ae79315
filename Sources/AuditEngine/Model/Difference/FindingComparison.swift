import ColorMath

/// Finds the cells of one report's findings in another, by audit, fingerprint and place.
struct FindingComparison {
  private let old: ReportSnapshot
  private let new: ReportSnapshot

  /// The identity of a cell, shared with the baseline.
  private struct Key: Hashable {
    let audit: String
    let fingerprint: String
    let place: CellPlace
  }

  /// The identity of a finding, without its cells.
  private struct Identity: Hashable {
    let audit: String
    let fingerprint: String

    init(_ finding: FindingSnapshot) { (audit, fingerprint) = (finding.audit, finding.fingerprint) }
  }

  /// Prepares the comparison of two reports.
  init(from old: ReportSnapshot, to new: ReportSnapshot) {
    self.old = old
    self.new = new
  }

  /// The changes, in the order of the new report, then the cleared cells in the order of the old one.
  ///
  /// Findings that are equal in both reports are skipped before their many cells are compared.
  var changes: [CellChange] {
    let (past, present) = (Self.groups(of: old), Self.groups(of: new))
    let isChanged = { (finding: FindingSnapshot) in
      let identity = Identity(finding)
      return past[identity] != present[identity]
    }
    let before = Self.cells(of: old.findings.filter(isChanged))
    let after = Self.cells(of: new.findings.filter(isChanged))
    let changed = after.keys.compactMap { CellChange(from: before.sides[$0], to: after.sides[$0]) }
    let cleared = before.keys.filter { after.sides[$0] == nil }
    return changed + cleared.compactMap { CellChange(from: before.sides[$0], to: nil) }
  }

  /// The findings of a report by identity, in their order.
  private static func groups(of report: ReportSnapshot) -> [Identity: [FindingSnapshot]] {
    Dictionary(grouping: report.findings) { Identity($0) }
  }

  /// The cells of all findings, one for each identity, merged as by `joined(_:_:)`.
  private static func cells(of findings: [FindingSnapshot]) -> (keys: [Key], sides: [Key: CellChange.Side]) {
    var keys: [Key] = []
    var sides: [Key: CellChange.Side] = [:]
    for finding in findings {
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

  /// Merges two cells of one identity: an open one first, then the lower one; with the higher severity.
  private static func joined(_ one: CellChange.Side, _ other: CellChange.Side) -> CellChange.Side {
    let (isOpen, isOtherOpen) = (one.cell.disposition == .open, other.cell.disposition == .open)
    if isOpen != isOtherOpen { return isOpen ? one : other }
    var lower = (other.cell.ratio?.value ?? 0) < (one.cell.ratio?.value ?? 0) ? other : one
    lower.finding.severity = max(one.finding.severity, other.finding.severity)
    return lower
  }
}
