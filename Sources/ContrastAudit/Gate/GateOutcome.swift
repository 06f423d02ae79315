/// The outcome of the gate of a run, with the reasons.
package struct GateOutcome: Hashable, Sendable {
  /// The status in one word.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    case passed
    case failed
    /// Nothing that has a minimum was measured, and nothing asked for it.
    case notMeasured = "not-measured"
  }

  /// One reason for a status.
  package enum Reason: Hashable, Sendable {
    /// So many errors in the input.
    case input(Int)
    /// So many open findings of a severity or above.
    case findings(Int, Severity)
    /// So many cells without a certain verdict.
    case undecided(Int)
    /// So many cells of findings that are new or worse than in another report.
    case newOrWorse(Int)
    /// So many records of the baseline that can be tightened.
    case stale(Int)
    /// The share of tokens in pairs, and the least share that was asked for.
    case coverage(Double, least: Double)
    /// Nothing but exempt cells was measured.
    case nothingMeasured
    /// No finding from a severity on is open, or new or worse; without a severity, findings do not count.
    case clear(Severity?, isCompared: Bool)
  }

  /// The status.
  package let status: Status
  /// At least one.
  package let reasons: [Reason]

  /// Joins a status with its reasons.
  package init(status: Status, reasons: [Reason]) {
    self.status = status
    self.reasons = reasons
  }
}
