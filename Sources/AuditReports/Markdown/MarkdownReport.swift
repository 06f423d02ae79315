import ContrastAudit
import PaletteModel

extension ReportFormat {
  /// The report for a design review.
  static let markdown = ReportFormat(
    id: "markdown", fileExtension: "md", summary: "the report for a design review"
  ) { report, _ in
    MarkdownReport.render(report)
  }
}

/// Writes a report as GitHub Flavored Markdown: verdict and overview first, then what to do, then every number.
enum MarkdownReport {
  /// Reports stay below this many bytes; what does not fit is counted.
  static let byteLimit = 1_000_000

  static func render(_ report: AuditReport) -> [UInt8] {
    var page = MarkdownPage(limit: byteLimit)
    page.heading(1, report.audits.count == 1 ? MarkdownText.escaped(report.audits[0].declaration.name) : "Contrast")
    page.paragraph(verdict(report.summary))
    page.paragraph(counts(report.summary))
    for audit in report.audits {
      if report.audits.count > 1 { page.heading(2, MarkdownText.escaped(audit.declaration.name)) }
      page.paragraph(conditions(audit))
      page.table(MarkdownOverview.table(audit), of: "row")
    }
    for audit in report.audits { MarkdownFindings.write(audit, isNamed: report.audits.count > 1, to: &page) }
    for audit in report.audits { MarkdownRequirements.write(audit, isNamed: report.audits.count > 1, to: &page) }
    MarkdownDiagnostics.write(report.diagnostics, to: &page)
    for audit in report.audits { MarkdownMeasurements.write(audit, isNamed: report.audits.count > 1, to: &page) }
    page.paragraph(
      "Ratios are cut to two decimals, never rounded up. Written by \(ToolIdentity.name) \(ToolIdentity.version).")
    return page.bytes
  }

  private static func verdict(_ summary: AuditSummary) -> String {
    let sufficient =
      "App Store “Sufficient Contrast” (increased contrast, reduced transparency): **\(summary.sufficientContrast.rawValue)**"
    return "Verdict: **\(summary.verdict.rawValue)**. \(sufficient)."
  }

  private static func counts(_ summary: AuditSummary) -> String {
    "\(Wording.count(summary.measurements, "measurement")): \(summary.passed) pass, \(summary.failed) fail, "
      + "\(summary.unverified) unverified, \(summary.exempt) exempt. "
      + "Findings: \(Wording.count(summary.errors, "error")), \(Wording.count(summary.warnings, "warning")), "
      + "\(Wording.count(summary.notes, "note")). "
      + "\(Int((summary.coverage * 100).rounded(.down))) % of the tokens take part in a pair."
  }

  private static func conditions(_ audit: AuditResult) -> String {
    let declaration = audit.declaration
    let sources = declaration.sources.map(MarkdownText.escaped).joined(separator: ", ")
    return "Policy \(audit.plan.policy.id), profile \(declaration.profile.rawValue), "
      + "idiom \(declaration.idiom.rawValue). Sources: \(sources.isEmpty ? "none" : sources)."
  }
}
