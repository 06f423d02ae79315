import ColorMath
import ContrastAudit
import PaletteModel

/// The findings of an audit: one table per rule, worst first.
enum MarkdownFindings {
  static func write(_ audit: AuditResult, isNamed: Bool, to page: inout MarkdownPage) {
    let title = isNamed ? "Findings: \(MarkdownText.escaped(audit.declaration.name))" : "Findings"
    page.heading(2, title)
    guard !audit.findings.isEmpty else { return page.paragraph("None.") }
    for rule in Rule.all {
      let findings = audit.findings.filter { $0.rule == rule.id }
      guard let first = findings.first else { continue }
      page.heading(3, "\(rule.page.title) (\(rule.id), \(first.severity.id))")
      write(findings, of: audit, to: &page)
    }
  }

  private static func write(_ findings: [Finding], of audit: AuditResult, to page: inout MarkdownPage) {
    let wording = Wording(audit)
    var table = MarkdownTable([
      ("pair", .left), ("worst", .right), ("needs", .right), ("seen", .left), ("variants", .left), ("edit", .left),
    ])
    var reasons: [String] = []
    for finding in sorted(findings, wording) {
      let worst = wording.worst(of: finding)
      let pair = audit.plan.pairs[finding.evidence.pair]
      table.add([
        MarkdownText.escaped(wording.subject(of: pair)), Wording.ratio(worst.minimum),
        Wording.required(worst.requirement), seen(worst),
        Wording.variants(finding.cells.map { audit.measurements[$0.measurement] }),
        MarkdownText.escaped(worst.location.text),
      ])
      if let words = worst.reason?.words {
        reasons.append("- \(MarkdownText.escaped(wording.subject(of: pair))): \(MarkdownText.escaped(words))")
      }
    }
    page.table(table, of: "findings")
    if !reasons.isEmpty { page.lines(reasons, of: "reasons") }
  }

  private static func sorted(_ findings: [Finding], _ wording: Wording) -> [Finding] {
    findings.map { (wording.worst(of: $0).minimum?.value ?? 0, $0) }
      .sorted { ($0.0, $0.1.fingerprint) < ($1.0, $1.1.fingerprint) }
      .map(\.1)
  }

  /// The two colours as they are seen in the worst variant.
  private static func seen(_ measurement: Measurement) -> String {
    guard let foreground = measurement.foregroundColor, let surface = measurement.surfaceColor else { return "–" }
    return "`\(foreground.hex)` on `\(surface.hex)`"
  }
}
