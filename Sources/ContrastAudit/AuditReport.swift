package import PaletteModel

/// The audits of one run, with the counts that every format prints.
package struct AuditReport: Sendable {
  /// One result for each audit, in the given order.
  package let audits: [AuditResult]
  /// The counts over all audits.
  package let summary: AuditSummary
  /// Problems of all audits, each once, sorted.
  package let diagnostics: [Diagnostic]

  /// Joins audits in the order of their ids.
  package init(_ audits: [AuditResult]) {
    self.audits = audits.sorted { $0.declaration.id < $1.declaration.id }
    summary = AuditSummary(self.audits)
    diagnostics = Diagnostic.distinct(self.audits.flatMap(\.plan.loaded.diagnostics))
  }
}
