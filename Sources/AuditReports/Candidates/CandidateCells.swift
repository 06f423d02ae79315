import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The cells whose verdict a candidate changes, with their ratios in the current palette and with each candidate.
struct CandidateCells {
  /// A cell of a pair.
  private struct Key: Hashable {
    let pair: PairSnapshot.Key
    let place: CellPlace
  }

  /// The rows with a cell that newly fails or is worse with a candidate.
  private(set) var bad: [CandidateTable.Row] = []
  /// The rows with cells that only get better.
  private(set) var good: [CandidateTable.Row] = []

  init(_ report: CandidateReport) {
    var isBad: [Key: Bool] = [:]
    var order: [Key] = []
    for candidate in report.candidates {
      for change in candidate.report?.difference.rows ?? [] where [.failing, .worse, .fixed].contains(change.kind) {
        guard let place = change.place else { continue }
        let key = Key(pair: change.pair, place: place)
        if isBad[key] == nil { order.append(key) }
        isBad[key] = isBad[key] == true || change.kind != .fixed
      }
    }
    let wanted = Set(isBad.keys)
    let sides =
      [Self.cells(wanted, of: report.old)]
      + report.candidates.map { candidate in candidate.report.map { Self.cells(wanted, of: $0.difference.new) } ?? [:] }
    let hasAudits = report.old.audits.count > 1
    bad = Self.rows(order.filter { isBad[$0] == true }, sides, withAudit: hasAudits)
    good = Self.rows(order.filter { isBad[$0] == false }, sides, withAudit: hasAudits)
  }

  private static func cells(_ wanted: Set<Key>, of report: ReportSnapshot) -> [Key: PairSnapshot.Row] {
    var cells: [Key: PairSnapshot.Row] = [:]
    for pair in report.pairs {
      for row in pair.rows {
        let key = Key(pair: pair.key, place: row.place)
        if wanted.contains(key) { cells[key] = row }
      }
    }
    return cells
  }

  /// One row for the cells of a pair with equal values; the rows of a pair follow one another.
  private static func rows(_ keys: [Key], _ sides: [[Key: PairSnapshot.Row]], withAudit: Bool) -> [CandidateTable.Row] {
    var groups: [(row: CandidateTable.Row, rank: Int, places: [CellPlace])] = []
    var known: [String: Int] = [:]
    var ranks: [PairSnapshot.Key: Int] = [:]
    for key in keys {
      let rank = ranks[key.pair] ?? ranks.count
      ranks[key.pair] = rank
      let row = row(of: key, sides.map { $0[key] }, withAudit: withAudit)
      let identity = (["\(rank)", row.heading] + row.values).joined(separator: "\n")
      if let index = known[identity] {
        groups[index].places.append(key.place)
      } else {
        known[identity] = groups.count
        groups.append((row, rank, [key.place]))
      }
    }
    return groups.indices.ordered { (groups[$0].rank, $0) < (groups[$1].rank, $1) }.map { index in
      var row = groups[index].row
      row.name = DifferenceEntry.words(for: groups[index].places)
      return row
    }
  }

  private static func row(of key: Key, _ cells: [PairSnapshot.Row?], withAudit: Bool) -> CandidateTable.Row {
    let required = cells.compactMap { $0?.required }.first
    return CandidateTable.Row(
      heading: key.pair.words(withAudit: withAudit) + (required.map { ", requires \(Wording.required($0))" } ?? ""),
      name: "", values: cells.map { DifferenceEntry.ratio($0) },
      emphases: cells.enumerated().map { $0 == 0 ? .faint : emphasis(of: $1, since: cells[0]) })
  }

  private static func emphasis(of row: PairSnapshot.Row?, since old: PairSnapshot.Row?) -> TextEmphasis {
    guard let row else { return .faint }
    if row.verdict == .fail { return .bad }
    return old?.verdict == .fail ? .good : .plain
  }
}
