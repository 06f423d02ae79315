package import Palettes

/// The counts of a report.
package struct AuditSummary: Hashable, Sendable {
  /// All measurements; the four verdicts below add up to them.
  package private(set) var measurements = 0
  /// Measurements that reach the required ratio.
  package private(set) var passed = 0
  /// Measurements that are certain to miss it.
  package private(set) var failed = 0
  /// Those of them whose look the system alone decides.
  package private(set) var failedByDefault = 0
  /// Measurements without a certain verdict; the three expectations below add up to them.
  package private(set) var unverified = 0
  /// Unverified measurements that are expected to pass.
  package private(set) var expectedToPass = 0
  /// Unverified measurements that are expected to fail.
  package private(set) var expectedToFail = 0
  /// Unverified measurements without an expectation.
  package private(set) var undecided = 0
  /// Measurements to which no minimum applies.
  package private(set) var exempt = 0
  /// Open findings that are errors.
  package private(set) var errors = 0
  /// Open findings that are warnings.
  package private(set) var warnings = 0
  /// Open findings that are notes.
  package private(set) var notes = 0
  /// Cells that a waiver covers.
  package private(set) var waived = 0
  /// Cells that the baseline covers.
  package private(set) var baselined = 0
  /// The share of tokens that are in a pair, of all tokens; 0…1.
  package private(set) var coverage = 0.0
  /// The verdict over the cells of the App Store's "Sufficient Contrast" state: increased and reduced, both appearances.
  ///
  /// Unverified if anything was left out, or nothing is measured in that state.
  package private(set) var sufficientContrast = Verdict.unverified
  /// True if anything with a minimum was measured in that state.
  package private(set) var measuresSufficientContrast = false
  /// The parts that no conclusion can speak of.
  package let completeness: Completeness

  /// Fail if any measurement fails, else unverified if any is or if something was left out, else pass; `notMeasured` if
  /// all are exempt.
  package var verdict: ReportVerdict {
    if failed > 0 { return .fail }
    if unverified > 0 { return .unverified }
    guard passed > 0 else { return .notMeasured }
    return completeness.isComplete ? .pass : .unverified
  }

  /// Counts the audits of a run, or some of them; `problems` are those of their inputs.
  package init(_ audits: [AuditResult], problems: [Diagnostic]) {
    completeness = Completeness(audits, problems: problems)
    var sufficient = (failed: 0, unverified: completeness.isComplete ? 0 : 1)
    for audit in audits {
      for index in audit.measurements.typedIndices {
        let verdict = audit.measurements[index].verdict
        count(verdict)
        if verdict == .fail, audit.plan.isDefaultLook(audit.plan.pairs[audit.measurements[index].pair]) {
          failedByDefault += 1
        }
        count(audit.measurements[index].expectation)
        guard audit.measurements[index].state == nil,
          VariantSet.sufficientContrast.contains(audit.measurements[index].variant)
        else { continue }
        if verdict != .exempt { measuresSufficientContrast = true }
        if verdict == .fail { sufficient.failed += 1 }
        if verdict == .unverified { sufficient.unverified += 1 }
      }
      let findings = audit.findings
      for index in findings.typedIndices { count(findings[index].cells, findings[index].severity) }
    }
    coverage = CoverageReport.share(of: audits)
    guard measuresSufficientContrast else { return }
    sufficientContrast = Self.verdict(failed: sufficient.failed, unverified: sufficient.unverified)
  }

  private static func verdict(failed: Int, unverified: Int) -> Verdict {
    failed > 0 ? .fail : unverified > 0 ? .unverified : .pass
  }

  private mutating func count(_ verdict: Verdict) {
    measurements += 1
    switch verdict {
    case .pass: passed += 1
    case .fail: failed += 1
    case .unverified: unverified += 1
    case .exempt: exempt += 1
    }
  }

  private mutating func count(_ expectation: Expectation?) {
    switch expectation {
    case nil: break
    case .pass: expectedToPass += 1
    case .fail: expectedToFail += 1
    case .open: undecided += 1
    }
  }

  /// Counts a finding by its cells; a whole finding is large.
  private mutating func count(_ cells: [Cell], _ severity: Severity) {
    var isOpen = false
    for index in cells.indices {
      switch cells[index].disposition {
      case .open: isOpen = true
      case .waived: waived += 1
      case .baselined: baselined += 1
      }
    }
    guard isOpen else { return }
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}

extension VariantSet {
  /// The variants of the App Store's "Sufficient Contrast" state.
  static let sufficientContrast: VariantSet = [VariantSet(.lightIncreasedReduced), VariantSet(.darkIncreasedReduced)]
}
