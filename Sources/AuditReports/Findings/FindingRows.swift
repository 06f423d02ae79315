import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The findings of all audits, worst first, for formats that list them one by one.
struct FindingRows {
  /// A finding with those of its cells that share a disposition, and perhaps a place.
  struct Row {
    /// Index into `wordings`.
    let audit: Int
    /// The finding, reduced to the cells of the row.
    let finding: Finding
    /// The disposition of the cells.
    let disposition: Disposition
    /// The first place to edit.
    let location: SourceLocation
    /// The number of earlier findings of the audit with an equal fingerprint and rule: pairs that were given one id
    /// share it.
    ///
    /// Zero for rows that are split by place, which have no identity of their own.
    let namesakes: Int
  }

  /// One for each audit of the report.
  let wordings: [Wording]
  /// Open ones before waived ones before those in the baseline; within each, by severity, then by ratio.
  let rows: [Row]

  /// The ways to split the cells of a finding into rows.
  enum Parting {
    /// One row for each finding, or for each disposition in it.
    case byFinding
    /// One row for each place to edit.
    case byPlace
  }

  /// Lists the findings of a report whose cells have one of the given dispositions.
  init(_ report: AuditReport, _ dispositions: [Disposition] = [.open], _ parting: Parting = .byFinding) {
    wordings = report.audits.map(Wording.init)
    var rows: [Row] = []
    for (index, wording) in wordings.enumerated() {
      var known: [String: Int] = [:]
      for finding in wording.audit.findings {
        var namesakes = 0
        if parting == .byFinding {
          let name = Fingerprint.worded(finding.fingerprint, by: finding.rule)
          namesakes = known[name, default: 0]
          known[name] = namesakes + 1
        }
        for disposition in dispositions {
          for part in Self.parts(of: finding, disposition, parting) {
            rows.append(Row(part, disposition, index, namesakes, wording))
          }
        }
      }
    }
    // Keys are sorted rather than rows, which are large; the last part of a key is the place of its row.
    let ranks = rows.indices.map { rows[$0].rank($0) }
    self.rows = ranks.ordered { $0 < $1 }.map { rows[$0.3] }
  }

  /// The message of a row, with the nearest change that passes; sentences without a final period.
  func message(of row: Row) -> String { wordings[row.audit].advised(row.finding) }

  /// The id of the audit of a row.
  func auditID(of row: Row) -> String { wordings[row.audit].audit.declaration.id }

  /// An identity that no other row of the report has, unless rows are split by place; it is as stable as the
  /// fingerprint.
  func identity(of row: Row) -> String {
    var parts = [auditID(of: row), Fingerprint.worded(row.finding.fingerprint, by: row.finding.rule)]
    if row.disposition != .open { parts.append(row.disposition.rawValue) }
    if row.namesakes > 0 { parts.append("\(row.namesakes + 1)") }
    return StableHash.hex(IdentityText.join(parts))
  }

  private static func parts(of finding: Finding, _ disposition: Disposition, _ parting: Parting) -> [Finding] {
    guard let part = finding.part(disposition) else { return [] }
    guard parting == .byPlace else { return [part] }
    var places: [SourceLocation] = []
    for cell in part.cells where !places.contains(cell.location) { places.append(cell.location) }
    guard places.count > 1 else { return [part] }
    return places.map { place in
      var piece = part
      piece.cells = part.cells.filter { $0.location == place }
      return piece
    }
  }
}

extension FindingRows.Row {
  init(_ finding: Finding, _ disposition: Disposition, _ audit: Int, _ namesakes: Int, _ wording: Wording) {
    self.audit = audit
    self.finding = finding
    self.disposition = disposition
    self.namesakes = namesakes
    location = wording.location(of: finding)
  }

  /// The sort key: lower comes first.
  fileprivate func rank(_ offset: Int) -> (Int, Int, Double, Int) {
    let group =
      switch disposition {
      case .open: 0
      case .waived: 1
      case .baselined: 2
      }
    return (group, -finding.severity.rawValue, finding.leastRatio, offset)
  }
}
