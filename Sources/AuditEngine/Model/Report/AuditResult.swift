package import Palettes

/// The complete result of one audit.
package final class AuditResult: Sendable {
  /// The plan with its measurements and evidence.
  package let measured: MeasuredAudit
  /// The design defects, in the order of the rules, then of the pairs; with the nearest color that passes, if any.
  package let findings: [Finding]
  /// The tokens and combinations that the pairs cover.
  package let coverage: CoverageReport
  /// The plan, and the first answer for every entry that could repair a failing measurement.
  package let advice: Advice
  /// The results that each waiver matches, expired or not.
  package let waiverUses: [WaiverUse]

  /// The rules that judged the audit, in order.
  package let rules: [Rule]
  /// The results for the team's requirements, in the order of the audit file.
  package let requirements: [RequirementResult]
  /// The windows of the tokens to edit; empty unless they were asked for.
  package let windows: [TokenIndex: [WindowGroup]]

  /// The wishes that the advice follows.
  package let wishes: AdviceWishes

  /// Creates the result of a measured audit from its findings, the proposed edits, and its coverage.
  init(
    _ measured: MeasuredAudit, rules: [Rule], findings: [Finding], advice: Advice,
    waiverUses: [WaiverUse], coverage: CoverageReport, requirements: [RequirementResult] = [],
    windows: [TokenIndex: [WindowGroup]] = [:], wishes: AdviceWishes = AdviceWishes()
  ) {
    self.wishes = wishes
    self.measured = measured
    self.rules = rules
    self.findings = findings
    self.advice = advice
    self.waiverUses = waiverUses
    self.coverage = coverage
    self.requirements = requirements
    self.windows = windows
  }

  /// The number of cells that each waiver matches, expired or not.
  var waivedCells: [Int] { waiverUses.map { $0.cells } }

  /// Returns the result with changes by facts that only a whole run knows.
  package func with(
    findings: [Finding]? = nil, advice: Advice? = nil, requirements: [RequirementResult]? = nil,
    windows: [TokenIndex: [WindowGroup]]? = nil
  ) -> AuditResult {
    AuditResult(
      measured, rules: rules, findings: findings ?? self.findings, advice: advice ?? self.advice,
      waiverUses: waiverUses, coverage: coverage, requirements: requirements ?? self.requirements,
      windows: windows ?? self.windows, wishes: wishes)
  }

  /// Finds a rule that judged the audit by its id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The tokens that keep equal colors, as groups.
  var ties: [[TokenIndex]] { wishes.ties }

  /// The edits that need no choice, in the order in which to make them.
  package var edits: [PlannedEdit] { advice.plan }

  /// The plan that was measured.
  package var plan: AuditPlan { measured.plan }
  /// The measurements by pair, then variant, then state.
  package var measurements: [Measurement] { measured.measurements }
  /// The evidence that the measurements refer to, each distinct one once.
  package var evidence: [MeasurementEvidence] { measured.evidence }
  /// The content of the audit file.
  package var declaration: AuditDeclaration { plan.loaded.declaration }
}
