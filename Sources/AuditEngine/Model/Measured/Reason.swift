package import Palettes

/// The reason that a measurement has no plain verdict, in words and by code.
package struct Reason: Hashable, Sendable {
  /// The code, used by rules and verdicts.
  package var code: ReasonCode
  /// The statements, each a clause without a period; at least one.
  package var clauses: [String]
  /// True if a name cannot be resolved: a mistake, or a token of a missing source.
  var namesUnknownToken = false
  /// True if a color of the system has a name of which no value is known.
  var namesUnknownSystemColor = false

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
