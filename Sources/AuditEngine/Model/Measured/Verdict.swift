package import Palettes

/// The outcome of a measurement.
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
  /// All alternatives pass.
  case pass
  /// All alternatives fail.
  case fail
  /// Models differ, or there is none.
  case open
}

/// The verdict of a report, or of a part of one.
package enum ReportVerdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  case unverified
  /// Only exempt cells were measured.
  case notMeasured = "not-measured"
}

/// The reason that a measurement has no plain verdict, in words and by code.
package struct Reason: Hashable, Sendable {
  /// The code, used by rules and verdicts.
  package var code: ReasonCode
  /// The statements, each a clause without a period; at least one.
  package var clauses: [String]
  /// True if a name cannot be resolved: a mistake, or a token of a missing source.
  var namesUnknownToken = false

  package var words: String { clauses.joined(separator: "; ") }

  /// Creates a reason from its code and its clauses.
  package init(_ code: ReasonCode, _ clauses: String...) {
    self.init(code, clauses)
  }

  /// Creates a reason from its code and a list of clauses.
  package init(_ code: ReasonCode, _ clauses: [String]) {
    self.code = code
    self.clauses = clauses
  }
}
