import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// Shards of generated runs, written, read back in any order, and merged.
@Suite struct ShardMergeTests {
  @Test(arguments: 0..<3 as Range<UInt64>) func mergedShardsAreTheWholeRun(_ seed: UInt64) throws {
    let plans = RandomAudit.plans(seed: seed)
    let whole = plans.map { Measurer.measure($0) }
    var random = SplitMix64(seed: seed)
    for count in [1, 3, 40] {
      let shards = ShardRun.shards(of: plans, count: count).shuffled(using: &random)
      let merged = try ShardRun.merged(shards, plans)
      #expect(merged.count == whole.count)
      for (found, expected) in zip(merged, whole) {
        // The description of a value has every stored number in full precision.
        #expect("\(found.measurements) \(found.evidence)" == "\(expected.measurements) \(expected.evidence)")
      }
    }
  }

  @Test func reportsOfMergedShardsAreTheSameBytes() throws {
    let plans = RandomAudit.plans(seed: 99)
    let outputs = try ShardRun.merged(ShardRun.shards(of: plans, count: 8).reversed(), plans)
    var whole: [AuditResult] = []
    var merged: [AuditResult] = []
    for (plan, output) in zip(plans, outputs) {
      whole.append(AuditResult(Measurer.measure(plan), workers: .together(2)))
      merged.append(AuditResult(output, workers: .together(2)))
    }
    let reports = (AuditReport(whole), AuditReport(merged))
    for format in ReportFormat.all {
      #expect(format.render(reports.0, .plain) == format.render(reports.1, .plain), "\(format.id)")
    }
  }

  @Test func randomRunsReachWhatIsSearchedFor() {
    let sights = (0..<3).flatMap { RandomAudit.plans(seed: $0) }.flatMap { Measurer.measure($0).measurements }
    #expect(Set(sights.map(\.verdict)) == Set(Verdict.allCases))
    #expect(Set(sights.compactMap(\.outlook).flatMap(\.decisions)).isSuperset(of: [.always, .never, .sometimes]))
    #expect(sights.contains { $0.state != nil && $0.outlook != nil })
  }

  @Test func shardsThatHoldNothingAreMergedToo() throws {
    let empty = [AuditPlan(AuditBuilder().loaded, policy: .wcag22AA)]
    #expect(try ShardRun.merged(ShardRun.shards(of: empty, count: 3), empty)[0].measurements.isEmpty)
    #expect(try ShardRun.merged(ShardRun.shards(of: [], count: 2), []).isEmpty)
  }

  @Test func aShardGivenTwiceCountsOnce() throws {
    let plans = RandomAudit.plans(seed: 1)
    let shards = ShardRun.shards(of: plans, count: 2)
    #expect(try ShardRun.merged(shards + shards, plans).count == plans.count)
  }

  @Test func everyShardIsTheSameBytesAgain() {
    let plans = RandomAudit.plans(seed: 5)
    #expect(ShardRun.shards(of: plans, count: 3) == ShardRun.shards(of: plans, count: 3))
  }
}
