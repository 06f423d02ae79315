import Palettes

extension GateRule {
  /// The outcome for a report; `newOrWorse` counts the cells that fail a comparison.
  func outcome(of report: AuditReport, newOrWorse: Int? = nil) -> GateOutcome {
    var reasons: [GateOutcome.Reason] = []
    let errors = report.diagnostics.count { $0.severity == .error }
    if errors > 0 { reasons.append(.input(errors)) }
    reasons += findings(of: report, newOrWorse)
    if failOn != nil, failsOnStale, let stale = report.baseline?.stale.count, stale > 0 {
      reasons.append(.stale(stale))
    }
    if let minimumCoverage {
      if report.audits.allSatisfy({ $0.coverage.counted == 0 }) {
        reasons.append(.noTokens(least: minimumCoverage))
      } else if report.summary.coverage < minimumCoverage {
        reasons.append(.coverage(report.summary.coverage, least: minimumCoverage))
      }
    }
    let isMeasured = report.summary.verdict != .notMeasured
    if !isMeasured, minimumCoverage != nil || failOn != nil && (isCompared || report.baseline != nil) {
      reasons.append(.nothingMeasured)
    }
    if !reasons.isEmpty { return GateOutcome(status: .failed, reasons: reasons) }
    guard isMeasured else { return GateOutcome(status: .notMeasured, reasons: [.nothingMeasured]) }
    return GateOutcome(status: .passed, reasons: [.clear(failOn, isCompared: newOrWorse != nil)])
  }

  private func findings(of report: AuditReport, _ newOrWorse: Int?) -> [GateOutcome.Reason] {
    guard let failOn else { return [] }
    if let newOrWorse { return newOrWorse > 0 ? [.newOrWorse(newOrWorse)] : [] }
    let open = report.audits.reduce(0) { $0 + $1.openFindings(from: failOn) }
    var reasons: [GateOutcome.Reason] = open > 0 ? [.findings(open, failOn)] : []
    let undecided = failsOnUnverified ? report.audits.reduce(0) { $0 + $1.openUnverified } : 0
    if undecided > 0 { reasons.append(.undecided(undecided)) }
    return reasons
  }
}

extension AuditResult {
  /// The number of findings of a severity, or a worse one, with an open cell.
  package func openFindings(from least: Severity) -> Int {
    // Findings and cells are large: none is copied here.
    let findings = findings
    return findings.indices.count { index in
      findings[index].severity >= least && findings[index].isOpen
    }
  }

  /// Measurements without a certain verdict that neither a waiver nor the baseline covers.
  fileprivate var openUnverified: Int {
    var covered: Set<MeasurementIndex> = []
    for finding in findings where finding.hasExceptions {
      switch finding.evidence {
      case .unverified, .unresolved:
        covered.formUnion(finding.cells.lazy.filter { $0.disposition != .open }.compactMap { $0.measurement })
      default: break
      }
    }
    return measurements.typedIndices.count { measurements[$0].verdict == .unverified && !covered.contains($0) }
  }

  /// An error if pairs are declared but none has a ratio; nil if an error in the input explains it.
  var emptyHanded: Diagnostic? {
    guard !plan.loaded.diagnostics.contains(where: { $0.severity == .error }),
      let first = measurements.first, measurements.allSatisfy({ $0.minimum == nil }),
      declaration.pairs.contains(where: { !$0.origin.isInferred })
    else { return nil }
    let pairs = Set(measurements.map { $0.pair }).count
    let words = pairs == 1 ? "the only pair has no ratio" : "none of the \(pairs) pairs has a ratio"
    let cause = first.reason.map { ": \($0.words)" } ?? ""
    let remedy = first.reason?.code == .noComparison ? "" : "; fix the foreground and surface colors"
    return Diagnostic(.error, .badData, "\(words) in any variant\(cause)\(remedy)", at: first.location)
  }
}
