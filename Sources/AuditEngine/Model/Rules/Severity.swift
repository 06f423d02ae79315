/// The severity of a finding at the gate.
package enum Severity: Int, CaseIterable, Comparable, Hashable, Sendable {
  case note
  case warning
  case error

  /// The word in reports, audit files and on the command line.
  package var id: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Finds a severity by its word.
  init?(id: String) {
    guard let found = Severity.allCases.first(where: { $0.id == id }) else { return nil }
    self = found
  }

  /// Orders severities from note to error.
  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
