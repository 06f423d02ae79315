import ColorMath

/// The change of one cell of a finding between two reports.
package struct CellChange: Hashable, Sendable {
  /// The kinds of change, worst first; a cell with none of these did not change.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Is open now, and was not found before.
    case new
    /// Is open now although a waiver or the baseline covered it, or sank under a waiver that states no ratio.
    case reopened
    /// Open with a lower ratio than before.
    case worse
    /// Open with a higher severity than before.
    case raised
    /// Open with a higher ratio than before.
    case better
    /// Was open or in the baseline, and is no longer found.
    case cleared

    /// True if it counts now but did not before, or got worse.
    package var isBad: Bool { self != .better && self != .cleared }
  }

  package let kind: Kind
  /// The finding in the new report, or in the old one for a cleared cell.
  package let finding: FindingSnapshot
  /// The severity before; nil for a new cell.
  package let oldSeverity: Severity?
  /// The cell in the old report; nil for a new one.
  package let before: FindingSnapshot.Cell?
  /// The cell in the new report; nil for a cleared one.
  package let after: FindingSnapshot.Cell?

  /// A finding at one of its places.
  typealias Side = (finding: FindingSnapshot, cell: FindingSnapshot.Cell)

  /// Compares two cells of one identity; nil if there is no change.
  init?(from old: Side?, to new: Side?) {
    guard let kind = Self.kind(from: old, to: new), let side = new ?? old else { return nil }
    self.kind = kind
    finding = side.finding
    oldSeverity = old?.finding.severity
    before = old?.cell
    after = new?.cell
  }

  private static func kind(from old: Side?, to new: Side?) -> Kind? {
    guard let new else { return old.map { $0.cell.disposition == .waived } ?? true ? nil : .cleared }
    guard new.cell.disposition == .open else {
      guard let old, sank(from: old.cell, to: new.cell) else { return nil }
      return .reopened
    }
    guard let old else { return .new }
    guard old.cell.disposition == .open else { return .reopened }
    let movement = Ratchet.movement(from: old.cell.ratio, to: new.cell.ratio)
    if movement == .worse { return .worse }
    if new.finding.severity > old.finding.severity { return .raised }
    return movement == .better ? .better : nil
  }

  /// Returns true for a waived cell that is lower than it was under its waiver, which does not say how low it may be.
  private static func sank(from old: FindingSnapshot.Cell, to new: FindingSnapshot.Cell) -> Bool {
    old.disposition == .waived && new.disposition == .waived && new.waivedDownTo == nil
      && Ratchet.movement(from: old.ratio, to: new.ratio) == .worse
  }

  /// Returns true if the cell fails a gate with a least severity: it counts now, and did not before or is worse.
  func fails(from least: Severity) -> Bool {
    guard finding.severity >= least else { return false }
    switch kind {
    case .new, .reopened, .worse: return true
    case .raised: return oldSeverity.map { $0 < least } ?? true
    case .better, .cleared: return false
    }
  }

  /// Returns true if the cell fails a gate that may also count unverified cells; without a severity, nothing counts.
  package func fails(from least: Severity?, orUnverified: Bool) -> Bool {
    guard let least else { return false }
    if orUnverified, RuleID.ofDoubt.contains(finding.rule) { return fails(from: .note) }
    return fails(from: least)
  }

  var weight: ChangeWeight {
    let cell = after ?? before
    return ChangeWeight(
      group: kind.isBad ? 0 : 1, severity: -finding.severity.rawValue, kind: Kind.allCases.firstIndex(of: kind) ?? 0,
      margin: (cell?.ratio?.value ?? 0) / (cell?.required?.value ?? 1))
  }
}

extension ReportDifference {
  /// Returns the cells that fail a gate with a least severity; none without one.
  package func failing(from least: Severity?, orUnverified: Bool = false) -> [CellChange] {
    cells.filter { $0.fails(from: least, orUnverified: orUnverified) }
  }
}
