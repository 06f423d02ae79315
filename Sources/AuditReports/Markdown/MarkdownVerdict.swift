import ContrastAudit

/// The first words of a report: verdict, counts, the App Store's state.
enum MarkdownVerdict {
  static func write(_ summary: AuditSummary, to page: inout MarkdownPage) {
    page.paragraph("Verdict: **\(summary.verdict.rawValue)**. \(measurements(summary)). \(findings(summary)).")
    page.paragraph(
      "App Store “Sufficient Contrast” (increased contrast, reduced transparency): "
        + "**\(summary.sufficientContrast.rawValue)**\(summary.measuresSufficientContrast ? "" : ": nothing was measured in it")."
    )
  }

  private static func measurements(_ summary: AuditSummary) -> String {
    guard summary.measurements > 0 else { return "No pairs are declared, so no contrast was measured" }
    let exempt = summary.exempt > 0 ? ", \(summary.exempt) exempt" : ""
    return "\(Wording.count(summary.measurements, "measurement")): \(summary.failed) fail, "
      + "\(summary.unverified) unverified, \(summary.passed) pass\(exempt)"
  }

  private static func findings(_ summary: AuditSummary) -> String {
    let waived = summary.waived > 0 ? ", \(summary.waived) measurements waived" : ""
    let baselined = summary.baselined > 0 ? ", \(summary.baselined) accepted by the baseline" : ""
    return "Findings: \(Wording.count(summary.errors, "error")), \(Wording.count(summary.warnings, "warning")), "
      + "\(Wording.count(summary.notes, "note"))\(waived)\(baselined)"
  }
}
