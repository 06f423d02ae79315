/// The outcome of the gate of a run, with the reasons.
package struct GateOutcome: Hashable, Sendable {
  /// The status in one word.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    case passed
    case failed
    /// A run in which nothing with a minimum was measured, and nothing required it.
    case notMeasured = "not-measured"
  }

  /// One reason for a status.
  package enum Reason: Hashable, Sendable {
    /// The number of errors in the input.
    case input(Int)
    /// The number of open findings of a severity or above.
    case findings(Int, Severity)
    /// The number of cells without a certain verdict.
    case undecided(Int)
    /// The number of results that are new or worse than in another report.
    case newOrWorse(Int)
    /// The number of records of the baseline that can be tightened.
    case stale(Int)
    /// The share of tokens in pairs, and the required share.
    case coverage(Double, least: Double)
    /// No token was read, and a share of tokens in pairs is required.
    case noTokens(least: Double)
    /// Only exempt cells were measured.
    case nothingMeasured
    /// No finding of a severity or above is open, or new or worse; without a severity, findings do not count.
    case clear(Severity?, isCompared: Bool)
  }

  package let status: Status
  /// The reasons, at least one.
  package let reasons: [Reason]
}
