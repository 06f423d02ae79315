import AuditEngine
import AuditModel
import AuditRules

extension AuditReport {
  /// A report with everything that any format shows.
  static func complete(_ audits: [AuditResult]) -> AuditReport {
    var report = AuditReport(audits)
    report.findWindows()
    return report
  }
}
