package import PaletteModel

/// Everything that one audit found out.
package struct AuditResult: Sendable {
  /// What was to be measured.
  package let plan: AuditPlan
  /// By pair, then variant, then state.
  package let measurements: [Measurement]
  /// What the measurements refer to, each different one once.
  package let evidence: [MeasurementEvidence]
  /// The design defects, in the order of the rules, then of the pairs; with the nearest colour that passes, if any.
  package let findings: [Finding]
  /// Which tokens and combinations the pairs cover.
  package let coverage: CoverageReport
  /// The few edits that clear most failing measurements, in order.
  package let leverage: [LeverageEdit]

  /// Plans, measures and judges one loaded palette: the pipeline between reading and reporting.
  package init(_ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all, rules: [Rule] = Rule.all) {
    let input = Self.measured(AuditPlan(loaded, policy: policy, variants: variants))
    self.init(input, Self.findings(of: rules, in: input), Leverage.edits(of: input))
  }

  /// The same, judged by two tasks: the findings do not depend on the leverage, nor the leverage on them.
  package static func concurrently(
    _ loaded: LoadedPalette, policy: Policy, variants: VariantSet = .all
  ) async -> AuditResult {
    let input = measured(AuditPlan(loaded, policy: policy, variants: variants))
    async let leverage = Leverage.edits(of: input)
    let findings = findings(of: Rule.all, in: input)
    return await AuditResult(input, findings, leverage)
  }

  private init(_ input: AuditInput, _ findings: [Finding], _ leverage: [LeverageEdit]) {
    plan = input.plan
    measurements = input.measurements
    evidence = input.evidence
    coverage = CoverageReport(input.plan)
    self.findings = findings
    self.leverage = leverage
  }

  private static func measured(_ plan: AuditPlan) -> AuditInput {
    let output = Measurer.measure(plan)
    return AuditInput(plan: plan, measurements: output.measurements, evidence: output.evidence)
  }

  private static func findings(of rules: [Rule], in input: AuditInput) -> [Finding] {
    var suggestions = SuggestionFinder(input)
    return FindingStamper(input: input).findings(of: rules).map { finding in
      var finding = finding
      finding.suggestion = suggestions.suggestion(for: finding)
      return finding
    }
  }

  /// What the audit file declares.
  package var declaration: AuditDeclaration { plan.loaded.declaration }
}
