/// A choice of what fails the gate, as `--fail-on` names it.
package struct FailOn: Sendable {
  /// The least severity of an open finding that fails the gate; nil for none.
  package var severity: Severity?
  /// True if a cell without a certain verdict fails it as well.
  package var countsUnverified: Bool

  /// Creates a choice from the least severity that fails, nil for none, and the treatment of open verdicts.
  package init(severity: Severity? = nil, countsUnverified: Bool = false) {
    self.severity = severity
    self.countsUnverified = countsUnverified
  }

  /// Every value, in the order of help.
  package static let all: [FailOn] = [
    FailOn(severity: .error), FailOn(severity: .warning), FailOn(severity: .note),
    FailOn(severity: .error, countsUnverified: true), FailOn(),
  ]

  /// The word on the command line.
  package var id: String { countsUnverified ? "unverified" : severity?.id ?? "never" }
}
