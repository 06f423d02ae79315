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
    if findings.contains(where: { wording.pair(of: $0) == nil }) {
      page.lines(
        findings.map { "- \(MarkdownText.escaped(wording.message(of: $0)))" }, of: "finding")
    } else {
      writePairs(findings, wording, to: &page)
    }
  }

  private static func writePairs(_ findings: [Finding], _ wording: Wording, to page: inout MarkdownPage) {
    let roles = Set(findings.compactMap { wording.pair(of: $0).map(Wording.role) })
    let role: [(heading: String, alignment: MarkdownTable.Alignment)] = roles.count > 1 ? [("role", .left)] : []
    var table = MarkdownTable(
      [("pair", .left)] + role + [
        ("worst", .right), ("needs", .right), ("seen", .left), ("variants", .left), ("edit", .left),
      ])
    var reasons = MarkdownReasons()
    for finding in sorted(findings, wording) {
      let worst = wording.worst(of: finding)
      let subject = MarkdownText.escaped(wording.subject(of: finding))
      table.add(
        [subject] + (roles.count > 1 ? [wording.pair(of: finding).map(Wording.role) ?? ""] : []) + [
          Wording.ratio(worst?.minimum), Wording.required(worst?.requirement), seen(worst),
          MarkdownText.escaped(wording.variants(of: finding)), MarkdownText.escaped(wording.location(of: finding).text),
        ])
      if let words = wording.reason(of: finding) { reasons.add(words, about: subject) }
    }
    page.table(table, of: "finding")
    if !reasons.lines.isEmpty { page.lines(reasons.lines, of: "reason") }
  }

  private static func sorted(_ findings: [Finding], _ wording: Wording) -> [Finding] {
    findings.map { (wording.worst(of: $0)?.minimum?.value ?? 0, $0) }
      .sorted { ($0.0, $0.1.fingerprint) < ($1.0, $1.1.fingerprint) }
      .map(\.1)
  }

  /// The two colours as they are seen in the worst variant.
  private static func seen(_ measurement: Measurement?) -> String {
    guard let foreground = measurement?.foregroundColor, let surface = measurement?.surfaceColor else { return "–" }
    return "`\(foreground.hex)` on `\(surface.hex)`"
  }
}
