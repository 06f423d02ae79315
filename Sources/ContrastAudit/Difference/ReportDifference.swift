/// What lies between two reports: what became of every measurement and of every finding, the worst first.
package struct ReportDifference: Sendable {
  /// The report before.
  package let old: ReportSnapshot
  /// The report now.
  package let new: ReportSnapshot
  /// The measurements that changed: by what became of them, then the least margin first.
  package let rows: [RowChange]
  /// The cells of findings that changed: what became worse, then by severity, then by what became of them.
  package let cells: [CellChange]

  /// Compares two reports; the order of either plays no part but between equals.
  package init(from old: ReportSnapshot, to new: ReportSnapshot) {
    self.old = old
    self.new = new
    let found = Self.sorted(FindingComparison(from: old, to: new).changes) { $0.weight }
    cells = found
    rows = Self.sorted(MeasurementComparison(from: old, to: new).changes) { $0.weight }
  }

  /// True if nothing came to anything that is told.
  package var isEmpty: Bool { rows.isEmpty && cells.isEmpty && old.errors == new.errors }

  /// How many measurements came to this.
  package func count(_ kind: RowChange.Kind) -> Int { rows.count { $0.kind == kind } }

  /// Sorts by weights, which are made once; equal ones keep their order.
  private static func sorted<Change>(_ changes: [Change], by weight: (Change) -> ChangeWeight) -> [Change] {
    let weights = changes.map(weight)
    return changes.indices.sorted { (weights[$0], $0) < (weights[$1], $1) }.map { changes[$0] }
  }
}

/// What stands first in a difference: by group, then by severity, then by kind, then by margin; the least first.
struct ChangeWeight: Comparable {
  /// What is read apart from all else.
  var group: Int
  /// Less for what weighs more.
  var severity = 0
  /// The place of what became of it in the list of kinds.
  var kind = 0
  /// Less for what is worse.
  var margin: Double

  static func < (left: ChangeWeight, right: ChangeWeight) -> Bool {
    (left.group, left.severity, left.kind, left.margin) < (right.group, right.severity, right.kind, right.margin)
  }
}
