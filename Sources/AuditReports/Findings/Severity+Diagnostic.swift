import AuditEngine
import Palettes

extension Severity {
  /// The severity of a problem in the input, for formats that list it among findings.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
