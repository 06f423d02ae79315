package import Palettes

/// The counts of a report as it prints them.
package struct SummarySnapshot: Hashable, Sendable {
  /// Fail if any measurement fails, else unverified if any is or something was left out, else pass; `notMeasured` if all
  /// are exempt.
  package var verdict = ReportVerdict.pass
  /// The verdict over the cells of the App Store's "Sufficient Contrast" state.
  package var sufficientContrast = Verdict.unverified
  package var measurements = 0
  /// Measurements that reach the required ratio.
  package var passed = 0
  /// Measurements that are certain to miss it.
  package var failed = 0
  /// Measurements without a certain verdict.
  package var unverified = 0
  /// Unverified measurements by expectation; nil in a report of version 1.0.
  package var expectations: Expectations?
  /// Measurements to which no minimum applies.
  package var exempt = 0
  /// Open findings that are errors.
  package var errors = 0
  /// Open findings that are warnings.
  package var warnings = 0
  /// Open findings that are notes.
  package var notes = 0
  /// Cells that a waiver covers.
  package var waived = 0
  /// Cells that the baseline covers.
  package var baselined = 0
  /// The share of tokens that are in a pair, of all tokens; 0…1.
  package var coverage = 0.0

  /// The codes of what was left out, with their counts, in order.
  package var incomplete: [Completeness.Count] = []
  /// The first omissions of each code.
  package var omissions: [Omission] = []

  /// The most omissions of one code that a report names.
  package static let mostOmissions = 100

  /// The outcome of the gate; nil in a report of version 1.0.
  package var gate: GateOutcome.Status?

  /// Unverified measurements by expectation.
  package struct Expectations: Hashable, Sendable {
    /// The number of those that are expected to pass.
    package var pass: Int
    /// The number of those that are expected to fail.
    package var fail: Int
    /// Those without an expectation.
    package var open: Int

    /// Creates the numbers of measurements that are expected to pass, to fail, and that remain open.
    package init(pass: Int, fail: Int, open: Int) {
      self.pass = pass
      self.fail = fail
      self.open = open
    }
  }

  /// Counts nothing.
  package init() {}

  /// Copies the counts of a report, with the outcome of its gate; of each code, at most a number of omissions.
  package init(_ summary: AuditSummary, gate: GateOutcome.Status?, omissions most: Int = mostOmissions) {
    self.gate = gate
    verdict = summary.verdict
    sufficientContrast = summary.sufficientContrast
    measurements = summary.measurements
    passed = summary.passed
    failed = summary.failed
    unverified = summary.unverified
    expectations = Expectations(
      pass: summary.expectedToPass, fail: summary.expectedToFail, open: summary.undecided)
    exempt = summary.exempt
    errors = summary.errors
    warnings = summary.warnings
    notes = summary.notes
    waived = summary.waived
    baselined = summary.baselined
    coverage = summary.coverage
    incomplete = summary.completeness.counts
    omissions = incomplete.flatMap { summary.completeness.omissions($0.code).prefix(most) }
  }
}
