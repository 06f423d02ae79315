import FileSyntax

/// The differences between two reports: the changes of every measurement and every finding, worst first.
package final class ReportDifference: Sendable {
  package let old: ReportSnapshot
  package let new: ReportSnapshot
  /// The measurements that changed: by kind of change, then the least margin first.
  package let rows: [RowChange]
  /// The changed cells: worse ones first, then by severity, then by kind of change.
  package let cells: [CellChange]
  /// The edited tokens that are in pairs, in the order of the new report, with the rows that each of them changed.
  package let edits: [EditedToken]

  /// Compares two reports; the order of either only breaks ties.
  package init(from old: ReportSnapshot, to new: ReportSnapshot) {
    let old = old.renamed(for: new)
    self.old = old
    self.new = new
    let found = Self.sorted(FindingComparison(from: old, to: new).changes) { $0.weight }
    cells = found
    var edited = EditedTokens(from: old, to: new)
    rows = Self.sorted(MeasurementComparison(from: old, to: new, edited).changes) { $0.weight }
    edited.assign(rows)
    edits = edited.list
  }

  /// True if there is no difference to report.
  package var isEmpty: Bool { rows.isEmpty && cells.isEmpty && old.errors == new.errors }

  /// The number of measurements with a kind of change.
  package func count(_ kind: RowChange.Kind) -> Int { rows.count { $0.kind == kind } }

  /// The measurements that are newly undecided, and about which no finding says so, because no audit file lists their pair.
  package var undecided: [RowChange] {
    let open = rows.filter { $0.after?.expectation == .open && $0.before?.verdict != .unverified }
    guard !open.isEmpty else { return [] }
    let findings = new.findings.filter { RuleID.ofDoubt.contains($0.rule) }
    return open.filter { row in
      !findings.contains { finding in
        finding.audit == row.pair.audit && finding.foreground == row.pair.foreground
          && finding.surface == row.pair.surface && finding.cells.contains { $0.place == row.place }
      }
    }
  }

  /// Sorts by weights, which are computed once; ties keep their order.
  private static func sorted<Change>(_ changes: [Change], by weight: (Change) -> ChangeWeight) -> [Change] {
    let weights = changes.map(weight)
    return changes.indices.ordered { (weights[$0], $0) < (weights[$1], $1) }.map { changes[$0] }
  }
}

/// The sort key of a change: by group, then severity, then kind, then margin; the least first.
struct ChangeWeight: Comparable {
  /// The section in which the change is listed.
  var group: Int
  /// Lower for a higher severity.
  var severity = 0
  /// The position of the change in the list of kinds.
  var kind = 0
  /// Lower for a worse change.
  var margin: Double

  static func < (left: ChangeWeight, right: ChangeWeight) -> Bool {
    (left.group, left.severity, left.kind, left.margin) < (right.group, right.severity, right.kind, right.margin)
  }
}
