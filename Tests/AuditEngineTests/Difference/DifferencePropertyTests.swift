import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Random changes of random reports, against a comparison that is written down row by row.
@Suite struct DifferencePropertyTests {
  private typealias Rows = [PairSnapshot.Key: [CellPlace: PairSnapshot.Row]]

  @Test(arguments: 0..<100 as Range<UInt64>)
  func everyRowIsClassifiedAsThePlainRuleSays(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = report(&random)
    var new = mutated(old, &random)
    new.pairs.shuffle(using: &random)
    let (before, after) = (rows(old), rows(new))
    let names = Set(new.pairs.flatMap { [$0.key.foreground, $0.key.surface] })
    let difference = ReportDifference(from: old, to: new)
    var found: [PairSnapshot.Key: [CellPlace: RowChange.Kind]] = [:]
    for row in difference.rows {
      guard let place = row.place else { continue }
      #expect(found[row.pair]?[place] == nil)
      found[row.pair, default: [:]][place] = row.kind
      #expect(row.before == before[row.pair]?[place] && row.after == after[row.pair]?[place])
    }
    for key in Set(before.keys).union(after.keys) {
      for place in Set((before[key] ?? [:]).keys).union((after[key] ?? [:]).keys) {
        let isNamed = names.contains(key.foreground) && names.contains(key.surface)
        let expected = plainRule(before[key]?[place], after[key]?[place], isNamed)
        #expect(found[key]?[place] == expected, "\(key.id) \(place.variant)")
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aReportDoesNotDifferFromItselfInAnyOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = report(&random)
    var new = old
    new.pairs.shuffle(using: &random)
    new.findings.shuffle(using: &random)
    let difference = ReportDifference(from: old, to: new)
    #expect(difference.rows.isEmpty && difference.cells.isEmpty)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func whatIsNewOneWayIsClearedTheOther(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = report(&random)
    let new = mutated(old, &random)
    let (there, back) = (ReportDifference(from: old, to: new), ReportDifference(from: new, to: old))
    let count = { (difference: ReportDifference, kind: CellChange.Kind) in difference.cells.count { $0.kind == kind } }
    #expect(count(there, .new) == count(back, .cleared))
    #expect(count(there, .worse) == count(back, .better))
    #expect(there.count(.worse) == back.count(.better))
  }

  private func plainRule(
    _ before: PairSnapshot.Row?, _ after: PairSnapshot.Row?, _ isNamed: Bool
  ) -> RowChange.Kind? {
    switch (before?.verdict, after?.verdict) {
    case (nil, nil), (.unverified, .unverified): nil
    case (nil, .fail), (.pass, .fail), (.exempt, .fail), (.unverified, .fail): .failing
    case (nil, _): .added
    case (.pass, nil), (.fail, nil): isNamed ? .uncovered : .gone
    case (_, nil): .gone
    case (_, .unverified): .uncovered
    case (.fail, .fail):
      step(before).flatMap { old in step(after).flatMap { $0 < old - 1 ? .worse : $0 > old + 1 ? .better : nil } }
    case (.fail, _): .fixed
    case (.unverified, _): .covered
    case (.pass, _), (.exempt, _): nil
    }
  }

  /// The ratio in steps of 0.004, so that two steps are within the tolerance and three are not.
  private func step(_ row: PairSnapshot.Row?) -> Double? { (row?.ratio?.value).map { ($0 / 0.004).rounded() / 2 } }

  private func rows(_ report: ReportSnapshot) -> Rows {
    var rows: Rows = [:]
    for pair in report.pairs { for row in pair.rows { rows[pair.key, default: [:]][row.place] = row } }
    return rows
  }

  private func report(_ random: inout SplitMix64) -> ReportSnapshot {
    var builder = SnapshotBuilder()
    for foreground in 0..<4 {
      for surface in 0..<3 where random.unit() < 0.8 {
        builder.pair("F\(foreground)", on: "S\(surface)", Variant.allCases.map { row($0, &random) })
      }
    }
    for index in 0..<6 {
      builder.finding(
        "f\(index)", random.unit() < 0.5 ? .error : .warning, random.unit() < 0.7 ? ratio(&random) : nil,
        in: Variant.allCases.filter { _ in random.unit() < 0.5 }.map { .init($0) })
    }
    return builder.report
  }

  private func ratio(_ random: inout SplitMix64) -> Double { 1 + Double(Int(random.unit() * 12)) * 0.004 }

  private func row(_ variant: Variant, _ random: inout SplitMix64) -> PairSnapshot.Row {
    let verdict = ["pass", "fail", "fail", "unverified", "exempt"][Int(random.unit() * 5)]
    return SnapshotBuilder.row("\(verdict) \(ratio(&random))", .init(variant))
  }

  /// Changes some rows and cells, and drops some, and now and then a whole pair.
  private func mutated(_ report: ReportSnapshot, _ random: inout SplitMix64) -> ReportSnapshot {
    var report = report
    report.pairs = report.pairs.compactMap { pair in
      guard random.unit() < 0.9 else { return nil }
      let rows = pair.rows.compactMap { old -> PairSnapshot.Row? in
        let choice = random.unit()
        return choice < 0.1 ? nil : choice < 0.5 ? row(old.place.variant, &random) : old
      }
      return PairSnapshot(pair.key, rows)
    }
    for index in report.findings.indices {
      report.findings[index].cells = report.findings[index].cells.compactMap { cell in
        guard random.unit() < 0.8 else { return nil }
        var cell = cell
        if cell.ratio != nil { cell.ratio = ContrastRatio(ratio(&random)) }
        return cell
      }
    }
    return report
  }
}
