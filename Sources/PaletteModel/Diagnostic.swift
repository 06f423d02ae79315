/// A problem in an input file; never a design defect.
package struct Diagnostic: Error, Hashable, Comparable, Sendable {
  /// How much of the verdict a problem spoils.
  package enum Severity: String, Sendable {
    /// A part of the input could not be used: the audit is no verdict.
    case error
    /// An oddity with one safe reading, which was taken.
    case warning
    /// Something that was left out or assumed without harm to what is audited.
    case note
  }

  /// Which exit status an error leads to.
  package enum Kind: Int32, Sendable {
    /// Data that cannot be read as what it claims to be (status 65).
    case badData = 65
    /// An input that does not exist or cannot be opened (status 66).
    case missingInput = 66
    /// An audit file that cannot be followed (status 78).
    case badAuditFile = 78
  }

  /// Whether the audit is still a verdict.
  package var severity: Severity
  /// What is at fault; for an error, the exit status follows from it.
  package var kind: Kind
  /// What is wrong and what to do about it, in one line without a full stop at its end.
  package var message: String
  /// The place that a person edits to remove the problem.
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

  /// Whether any of some problems is an error.
  package static func hasErrors(_ diagnostics: some Sequence<Diagnostic>) -> Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Each problem once, sorted.
  package static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.sorted()
  }
}
