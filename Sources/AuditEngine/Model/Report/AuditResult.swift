package import Palettes

/// The complete result of one audit.
package struct AuditResult: Sendable {
  /// The plan with its measurements and evidence.
  package let measured: MeasuredAudit
  /// The design defects, in the order of the rules, then of the pairs; with the nearest color that passes, if any.
  package private(set) var findings: [Finding]
  /// The tokens and combinations that the pairs cover.
  package let coverage: CoverageReport
  /// The few edits that clear most failing measurements, in order.
  package private(set) var leverage: [LeverageEdit]
  /// The results that each waiver matches, expired or not.
  package let waiverUses: [WaiverUse]

  /// The rules that judged the audit, in order.
  package let rules: [Rule]
  /// The results for the team's requirements, in the order of the audit file.
  package var requirements: [RequirementResult] = []
  /// The windows of the tokens to edit; empty unless they were asked for.
  package var windows: [TokenIndex: [WindowGroup]] = [:]

  /// Creates the result of a measured audit from its findings, the proposed edits, and its coverage.
  init(
    _ measured: MeasuredAudit, rules: [Rule], findings: [Finding], leverage: [LeverageEdit],
    waiverUses: [WaiverUse], coverage: CoverageReport
  ) {
    self.measured = measured
    plan = measured.plan
    self.rules = rules
    self.findings = findings
    self.leverage = leverage
    self.waiverUses = waiverUses
    self.coverage = coverage
  }

  /// The number of cells that each waiver matches, expired or not.
  var waivedCells: [Int] { waiverUses.map { $0.cells } }

  /// Changes findings after the audit, for facts that only a whole run knows.
  mutating func updateFindings(_ change: (inout Finding) -> Void) {
    for index in findings.typedIndices { change(&findings[index]) }
  }

  /// Removes findings, for facts that only a whole run knows.
  mutating func removeFindings(where isMoot: (Finding) -> Bool) { findings.removeAll(where: isMoot) }

  /// Keeps the first edits only, for what only the other audits of a product know.
  mutating func keepEdits(_ count: Int) { leverage.removeLast(max(0, leverage.count - count)) }

  /// Finds a rule that judged the audit by its id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The plan that was measured.
  package let plan: AuditPlan
  /// The measurements by pair, then variant, then state.
  package var measurements: [Measurement] { measured.measurements }
  /// The evidence that the measurements refer to, each distinct one once.
  package var evidence: [MeasurementEvidence] { measured.evidence }
  /// The content of the audit file.
  package var declaration: AuditDeclaration { plan.loaded.declaration }
}
