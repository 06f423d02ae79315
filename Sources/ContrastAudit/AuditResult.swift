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
    plan = AuditPlan(loaded, policy: policy, variants: variants)
    let output = Measurer.measure(plan)
    measurements = output.measurements
    evidence = output.evidence
    let input = AuditInput(plan: plan, measurements: measurements, evidence: evidence)
    coverage = CoverageReport(plan)
    var suggestions = SuggestionFinder(input)
    findings = FindingStamper(input: input).findings(of: rules).map { finding in
      var finding = finding
      finding.suggestion = suggestions.suggestion(for: finding)
      return finding
    }
    leverage = Leverage.edits(of: input)
  }

  /// What the audit file declares.
  package var declaration: AuditDeclaration { plan.loaded.declaration }
}
