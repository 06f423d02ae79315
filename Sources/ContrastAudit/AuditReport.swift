package import PaletteModel

/// The audits of one run, with the counts that every format prints.
package struct AuditReport: Sendable {
  /// One result for each audit, in the given order.
  package let audits: [AuditResult]
  /// The counts over all audits.
  package let summary: AuditSummary
  /// Problems of all audits, each once, sorted.
  package let diagnostics: [Diagnostic]
  /// The comparison with a baseline; nil for a run without one.
  package let baseline: BaselineOutcome?
  /// The outcome of the gate.
  package private(set) var gate: GateOutcome
  /// The suggested next command if nothing was measured; otherwise nil, or if it was not looked for.
  package var nextStep: NextStep?

  /// Joins audits in the order of their ids, and compares their findings with a baseline if there is one.
  ///
  /// `problems` are those of the run itself, in addition to the problems of the audits; `rule` says when the gate
  /// fails.
  package init(
    _ audits: [AuditResult], baseline: Baseline? = nil, problems: [Diagnostic] = [], gate rule: GateRule = GateRule()
  ) {
    let all = Diagnostic.distinct(
      audits.flatMap(\.plan.loaded.diagnostics) + audits.compactMap(\.emptyHanded) + problems)
    diagnostics = all
    var audits = audits.sorted { $0.declaration.id < $1.declaration.id }
    Self.forgiveWaivers(in: &audits)
    let isComplete = !all.contains { $0.severity == .error }
    self.baseline = baseline.map { BaselineOutcome($0, marking: &audits, isComplete: isComplete) }
    self.audits = audits
    summary = AuditSummary(audits)
    gate = GateOutcome(status: .passed, reasons: [])
    gate = rule.outcome(of: self)
  }

  /// Judges the report again by another gate rule, or counts only what became worse.
  package mutating func pass(_ rule: GateRule, newOrWorse: Int? = nil) {
    gate = rule.outcome(of: self, newOrWorse: newOrWorse)
  }

  /// Drops findings about unused waivers that another audit of the run uses.
  private static func forgiveWaivers(in audits: inout [AuditResult]) {
    guard audits.count > 1 else { return }
    var used: Set<SourceLocation> = []
    for audit in audits {
      for (waiver, cells) in zip(audit.declaration.waivers, audit.waivedCells) where cells > 0 {
        used.insert(waiver.location)
      }
    }
    for index in audits.indices {
      let waivers = audits[index].declaration.waivers
      audits[index].removeFindings { finding in
        guard case .waiver(let evidence) = finding.evidence, evidence.flaw == .unused else { return false }
        return used.contains(waivers[evidence.waiver].location)
      }
    }
  }
}
