package import Palettes

/// The audits of one run, with the counts that every format prints.
package struct AuditReport: Sendable {
  /// One result for each audit, in the given order.
  package var audits: [AuditResult]
  /// The counts over all audits.
  package let summary: AuditSummary
  /// Problems of all audits, each once, sorted.
  package let diagnostics: [Diagnostic]
  /// The comparison with a baseline; nil for a run without one.
  package let baseline: BaselineOutcome?
  package var gate: GateOutcome
  /// The suggested next command if nothing was measured; otherwise nil, or if it was not looked for.
  package var nextStep: NextStep?
  /// The changes since a revision that the audit is compared with; nil without one.
  package var comparison: ReportDifference?
  /// The commits of a history, oldest first, that pages draw; empty without one.
  package var history: [HistoryLine] = []
  /// The address to which formats with links link places; nil if it is not known.
  package var sourceLink: SourceLink?

  /// The rules that judged the audits, in order; empty for a run without audits.
  package var rules: [Rule] { audits.first?.rules ?? [] }

  /// Creates a report from audits that are judged, with their counts and the outcome of the gate.
  package init(
    _ audits: [AuditResult], summary: AuditSummary, diagnostics: [Diagnostic], baseline: BaselineOutcome?,
    gate: GateOutcome
  ) {
    self.audits = audits
    self.summary = summary
    self.diagnostics = diagnostics
    self.baseline = baseline
    self.gate = gate
  }
}
