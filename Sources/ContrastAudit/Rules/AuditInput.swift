package import PaletteModel

/// The input of a rule: the plan with its palette, and the measurements.
package struct AuditInput: Sendable {
  /// The pairs, and the palette that they were planned from.
  package let plan: AuditPlan
  /// By pair, then variant, then state.
  package let measurements: [Measurement]
  /// The evidence that the measurements refer to.
  package let evidence: [MeasurementEvidence]
  /// The tokens of the palette as the audited device class uses them, in order.
  package let tokens: [TokenUse]
  /// The range of each pair's measurements in `measurements`, by pair.
  package let rows: [Range<Int>]
  /// The day on which waivers are judged; nil if none expires.
  package let today: CalendarDate?
  /// The number of cells of each waiver; nil until the findings are known.
  package var waivedCells: [Int]?

  /// Indexes the measurements of a plan.
  package init(
    plan: AuditPlan, measurements: [Measurement], evidence: [MeasurementEvidence] = [], today: CalendarDate? = nil
  ) {
    self.plan = plan
    self.today = today
    self.measurements = measurements
    self.evidence = evidence
    tokens = plan.loaded.palette.tokens.indices.map { TokenUse($0, in: plan) }
    var rows: [Range<Int>] = []
    rows.reserveCapacity(plan.pairs.count)
    var next = 0
    for pair in plan.pairs.indices {
      let start = next
      while next < measurements.count, measurements[next].pair == pair { next += 1 }
      rows.append(start..<next)
    }
    self.rows = rows
  }

  /// Indexes the measurements of a plan.
  init(_ plan: AuditPlan, _ output: Measurer.Output, today: CalendarDate?) {
    self.init(plan: plan, measurements: output.measurements, evidence: output.evidence, today: today)
  }

  /// One piece of evidence per pair that has measurements of a kind.
  package func pairs(
    as make: (_ pair: Int, _ cells: [Int]) -> Evidence, where isMeant: (PlannedPair, Measurement) -> Bool
  ) -> [Evidence] {
    plan.pairs.indices.compactMap { pair in
      let planned = plan.pairs[pair]
      let cells = rows[pair].filter { isMeant(planned, measurements[$0]) }
      return cells.isEmpty ? nil : make(pair, cells)
    }
  }
}
