@testable import AuditEngine
@testable import AuditReports

extension AuditReport {
  /// A report with everything that any format shows.
  static func complete(_ audits: [AuditResult]) -> AuditReport {
    var report = AuditReport(audits)
    report.findWindows(.all)
    return report
  }
}
