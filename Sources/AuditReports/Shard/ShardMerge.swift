package import AuditEngine
import FileSyntax
package import Palettes

/// Takes the measurements of a run out of its shards.
package struct ShardMerge {
  /// Measures a plan again; results over backdrops are known and are not searched for.
  package typealias Measure = (_ plan: AuditPlan, _ sights: [OpenSight?]) -> MeasuredAudit

  private let shards: [ShardReport]
  /// The rows of each shard that are still unread.
  private var rest: [JSONElements]

  /// Starts before the first row of every shard.
  package init(_ set: ShardSet) {
    shards = set.shards
    rest = set.shards.map { $0.rows.elements }
  }

  /// The measurements of every plan, as if they were measured here.
  ///
  /// Cheap and certain parts are computed again: names, requirements, ratios over opaque surfaces, evidence. Results of
  /// a search, the ratios over every backdrop, are taken from the shards. Every row is then written again and must be
  /// equal to the row in its shard.
  ///
  /// - Parameters:
  ///   - plans: The plans of the run, in the order of their audits' ids.
  ///   - measure: The way to measure a plan again.
  /// - Throws: the first row that is missing, out of place or not what is measured here.
  package mutating func measurements(
    of plans: [AuditPlan], measure: Measure
  ) throws(Diagnostic) -> [MeasuredAudit] {
    try checkAudits(plans)
    var outputs: [MeasuredAudit] = []
    for plan in plans { outputs.append(try measurements(of: plan, measure)) }
    for (index, shard) in shards.enumerated() {
      guard let row = rest[index].next() else { continue }
      throw shard.problem("\(shard.name) contains a measurement that belongs to none of its pairs", at: row)
    }
    return outputs
  }

  private func checkAudits(_ plans: [AuditPlan]) throws(Diagnostic) {
    var writer = JSONWriter(style: .compact)
    writer.array { list in plans.forEach { list.write(audit: $0) } }
    let bytes = writer.bytes
    for shard in shards {
      guard shard.audits.withSource({ $0.elementsEqual(bytes) }) else {
        throw shard.problem(
          "\(shard.name) was measured for different audits; specify the same paths", at: shard.audits)
      }
    }
  }

  private mutating func measurements(of plan: AuditPlan, _ measure: Measure) throws(Diagnostic) -> MeasuredAudit {
    let rows = try self.rows(of: plan)
    var sights: [OpenSight?] = []
    sights.reserveCapacity(rows.count)
    for (shard, row) in rows {
      guard row.isOpen else {
        sights.append(nil)
        continue
      }
      guard let sight = row.sight(plan.loaded.declaration.images) else {
        throw shards[shard].problem("this measurement contains unusable numbers", at: row.value)
      }
      sights.append(sight)
    }
    let output = measure(plan, sights)
    try check(output, of: plan, against: rows)
    return output
  }

  /// The rows of a plan's measurements in the order in which they are measured, with the places of their shards.
  private mutating func rows(of plan: AuditPlan) throws(Diagnostic) -> [(shard: Int, row: ShardRow)] {
    let (audit, conditions) = (plan.loaded.declaration.id, plan.conditions)
    var rows: [(shard: Int, row: ShardRow)] = []
    rows.reserveCapacity(plan.pairs.count * conditions.count)
    for (index, pair) in plan.pairs.indexed() {
      let shard = Shard.index(ofPair: pair.id, in: audit, among: shards.count) - 1
      for condition in conditions where plan.use(of: pair, in: condition) != nil {
        let expected = "of pair \(pair.id.inQuotes) in \(condition.variant.id)"
        guard let value = rest[shard].next() else {
          throw shards[shard].problem("\(shards[shard].name) has no measurement \(expected)", at: shards[shard].rows)
        }
        let row = ShardRow(value: value)
        guard row.isAbout(pair: index, in: condition, of: plan) else {
          throw shards[shard].problem("expected the measurement \(expected) here", at: value)
        }
        rows.append((shard, row))
      }
    }
    return rows
  }

  /// Compares the results with the rows.
  private func check(
    _ output: MeasuredAudit, of plan: AuditPlan, against rows: [(shard: Int, row: ShardRow)]
  ) throws(Diagnostic) {
    var writer = JSONWriter(style: .compact)
    for (measurement, (shard, row)) in zip(output.measurements, rows) {
      writer.write(measurement, of: plan, as: .shard(output.evidence))
      let written = writer.takeBytes()
      guard row.value.withSource({ $0.elementsEqual(written) }) else {
        let pair = plan.pairs[measurement.pair].id.inQuotes
        throw shards[shard].problem(
          "the measurement of pair \(pair) in \(measurement.variant.id) has a different result here", at: row.value)
      }
    }
  }
}

extension ShardReport {
  /// A problem with a part of the shard.
  fileprivate func problem(_ message: String, at value: JSONValue) -> Diagnostic {
    Diagnostic(
      .error, .badData, "\(message); measure the shard again with this version of \(ToolIdentity.name)",
      at: SourceLocation(file: file, value.position))
  }
}
