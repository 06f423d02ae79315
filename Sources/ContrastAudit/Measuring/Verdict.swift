package import PaletteModel

/// How a measurement came out.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// The numbers do not allow a verdict; the reason says what to verify.
  case unverified
  /// No minimum applies.
  case exempt
}

/// The outcome that every model considered predicts for an unverified measurement.
package enum Expectation: String, CaseIterable, Hashable, Sendable {
  /// Whatever was considered passes.
  case pass
  /// Whatever was considered fails.
  case fail
  /// Models differ, or there is none.
  case open
}

/// The verdict of a report, or of a part of one.
package enum ReportVerdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  case unverified
  /// Nothing but exempt cells was measured.
  case notMeasured = "not-measured"
}

/// The reason why a measurement has no plain verdict, in words and by code.
package struct Reason: Hashable, Sendable {
  /// The code, by which rules choose and numbers decide.
  package var code: ReasonCode
  /// What there is to know, each clause without a full stop; at least one.
  package var clauses: [String]
  /// True if a name leads nowhere: a mistake, or a token of a source that is not there.
  package var namesUnknownToken = false

  /// All clauses as one.
  package var words: String { clauses.joined(separator: "; ") }

  /// Joins a code with its wording.
  package init(_ code: ReasonCode, _ clauses: String...) {
    self.init(code, clauses)
  }

  /// Joins a code with several clauses.
  package init(_ code: ReasonCode, _ clauses: [String]) {
    self.code = code
    self.clauses = clauses
  }
}
