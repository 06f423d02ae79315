import AuditModel

/// The value of `--fail-on`: what fails the gate.
struct FailOn: Sendable {
  /// The least severity of an open finding that fails the gate; nil for none.
  var severity: Severity?
  /// True if a cell without a certain verdict fails it as well.
  var countsUnverified = false

  /// Every value, in the order in which help lists them.
  static let all: [FailOn] = [
    FailOn(severity: .error), FailOn(severity: .warning), FailOn(severity: .note),
    FailOn(severity: .error, countsUnverified: true), FailOn(),
  ]

  /// The word on the command line.
  var id: String { countsUnverified ? "unverified" : severity?.id ?? "never" }
}
