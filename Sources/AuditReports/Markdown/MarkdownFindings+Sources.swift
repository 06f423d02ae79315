import AuditModel
import PaletteModel

extension MarkdownFindings {
  /// Writes the findings in Swift sources as a part of their own, by rule.
  func writeSources(to page: inout MarkdownPage) {
    let rules = groups.others.filter { audit.rule($0.rule)?.family == .sources }
    let count = rules.reduce(0) { $0 + $1.findings.count }
    guard count > 0 else { return }
    page.heading(level + 1, "In the sources (\(Wording.count(count, "finding")))")
    for (rule, findings) in rules {
      let title = audit.rule(rule)?.page.title ?? rule
      page.heading(level + 2, "\(title) (\(Wording.count(findings.count, "finding")))")
      var labels: [String] = []
      for label in findings.map({ MarkdownFindingTable.label(audit.findings[$0]) }) where !labels.contains(label) {
        labels.append(label)
      }
      page.paragraph("Rule: \(labels.joined(separator: ", ")).")
      write(findings.map { item(audit.findings[$0]) }, of: "finding", to: &page)
    }
  }

  /// One finding as a list item: the member, the problem in it, and the place.
  private func item(_ finding: Finding) -> String {
    "- \(MarkdownText.code(wording.subject(of: finding))): \(MarkdownText.escaped(wording.result(of: finding))) "
      + "(\(MarkdownText.escaped(wording.location(of: finding).text)))"
  }
}
