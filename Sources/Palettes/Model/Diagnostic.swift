/// A problem in an input file; never a design defect.
package struct Diagnostic: Error, Hashable, Comparable, Sendable {
  /// The extent to which a problem affects the verdict.
  package enum Severity: String, Sendable {
    /// A part of the input could not be used: the audit gives no verdict.
    case error
    /// An oddity with one safe reading, which was taken.
    case warning
    /// Something that was left out or assumed without harm to the audit.
    case note
  }

  /// The exit status that an error causes.
  package enum Kind: Int32, Sendable {
    /// Data that is not in the expected format (status 65).
    case badData = 65
    /// An input that does not exist or cannot be opened (status 66).
    case missingInput = 66
    /// An audit file that cannot be followed (status 78).
    case badAuditFile = 78
  }

  /// The severity, which says if the audit still gives a verdict.
  package var severity: Severity
  /// The kind of fault; for an error, it determines the exit status.
  package var kind: Kind
  /// The problem and what to do about it, in one line without a final period.
  package var message: String
  /// The place to edit to remove the problem.
  package var location: SourceLocation

  /// Describes a problem at a place.
  package init(_ severity: Severity, _ kind: Kind, _ message: String, at location: SourceLocation) {
    self.severity = severity
    self.kind = kind
    self.message = message
    self.location = location
  }

  /// Orders diagnostics by place, errors before notes before warnings, then by wording.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.location, left.severity.rawValue, left.message) < (right.location, right.severity.rawValue, right.message)
  }

  /// Returns true if any of the problems is an error.
  package static func hasErrors(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Each problem once, sorted.
  package static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.sorted()
  }
}
