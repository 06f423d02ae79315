import ColorMath
import PaletteModel

/// Finds the cells of one report's findings in another, by audit, fingerprint and place.
struct FindingComparison {
  private let old: ReportSnapshot
  private let new: ReportSnapshot

  /// The identity of a cell; several findings can share one where different pairs have one id.
  private struct Key: Hashable {
    let audit: String
    let fingerprint: String
    let place: PairSnapshot.Place
  }

  /// Prepares the comparison of two reports.
  init(from old: ReportSnapshot, to new: ReportSnapshot) {
    self.old = old
    self.new = new
  }

  /// What changed, in the order of the new report, then what is cleared in the order of the old one.
  var changes: [CellChange] {
    let before = Self.sides(of: old)
    let after = Self.sides(of: new)
    var known: [Key: [CellChange.Side]] = [:]
    for (key, side) in before { known[key, default: []].append(side) }
    var met: [Key: [CellChange.Side]] = [:]
    for (key, side) in after { met[key, default: []].append(side) }
    var changes: [CellChange] = []
    for (key, _) in after {
      guard let sides = met.removeValue(forKey: key) else { continue }
      changes += Self.matched(known.removeValue(forKey: key) ?? [], sides).compactMap { CellChange(from: $0, to: $1) }
    }
    for (key, side) in before where known[key] != nil {
      if let change = CellChange(from: side, to: nil) { changes.append(change) }
    }
    return changes
  }

  private static func sides(of report: ReportSnapshot) -> [(key: Key, side: CellChange.Side)] {
    report.findings.flatMap { finding in
      finding.cells.map { cell in
        (Key(audit: finding.audit, fingerprint: finding.fingerprint, place: cell.place), (finding, cell))
      }
    }
  }

  /// Cells of one identity beside each other: those about the same colours, then the worst with the worst.
  private static func matched(
    _ before: [CellChange.Side], _ after: [CellChange.Side]
  ) -> [(before: CellChange.Side?, after: CellChange.Side?)] {
    if before.isEmpty { return after.map { (nil, $0) } }
    if before.count == 1 && after.count == 1 { return [(before[0], after[0])] }
    let match = KeyedMatch(worstFirst(before), worstFirst(after)) { [$0.finding.foreground, $0.finding.surface] }
    let shared = min(match.onlyBefore.count, match.onlyAfter.count)
    return match.both.map { ($0, $1) } + zip(match.onlyBefore, match.onlyAfter).map { ($0, $1) }
      + match.onlyBefore.dropFirst(shared).map { ($0, nil) } + match.onlyAfter.dropFirst(shared).map { (nil, $0) }
  }

  /// By rising ratio, a missing one first; equal ones keep their order.
  private static func worstFirst(_ sides: [CellChange.Side]) -> [CellChange.Side] {
    let ratios = sides.map { $0.cell.ratio?.value ?? 0 }
    return sides.indices.sorted { (ratios[$0], $0) < (ratios[$1], $1) }.map { sides[$0] }
  }
}
