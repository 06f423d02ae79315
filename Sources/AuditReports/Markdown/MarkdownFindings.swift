import ContrastAudit
import PaletteModel

/// The findings of an audit: by the token to edit, then what needs a look, then everything else by rule.
struct MarkdownFindings {
  private let audit: AuditResult
  private let index: Int
  private let groups: FindingGroups
  private let level: Int
  private let wording: Wording

  /// Prepares the findings of one audit of a report.
  init(_ audit: AuditResult, _ index: Int, _ groups: FindingGroups, level: Int) {
    self.audit = audit
    self.index = index
    self.groups = groups
    self.level = level
    wording = Wording(audit)
  }

  /// Writes every finding that fits.
  func write(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    page.heading(level, "Findings")
    guard !audit.findings.isEmpty else { return page.paragraph("None.") }
    if pictures.leftOut > 0 {
      page.paragraph(
        "Swatches are drawn for the \(ReportPictures.most) worst findings, not for \(pictures.leftOut) more.")
    }
    writeGroups(to: &page, &pictures)
    writeUnverified(to: &page, &pictures)
    for (rule, findings) in groups.others { write(rule, findings, to: &page) }
    writeClosed(to: &page)
  }

  private func writeGroups(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    for (place, group) in groups.groups.enumerated() {
      guard page.hasRoom(for: 4_000) else {
        let rest = groups.groups[place...].reduce(0) { $0 + $1.findings.count }
        return page.leaveOut(rest, "finding")
      }
      let count = Wording.count(group.findings.count, "finding")
      let name = group.name.isEmpty ? "Without a name" : MarkdownText.escaped(group.name)
      page.heading(level + 1, "\(name) (\(count))")
      MarkdownFirstEdits.write(group, audit, to: &page)
      writeTables(of: group.findings, editing: group.name, to: &page, &pictures)
    }
  }

  private func writeUnverified(to page: inout MarkdownPage, _ pictures: inout MarkdownPictures) {
    guard !groups.unverified.isEmpty else { return }
    page.heading(level + 1, "To verify (\(Wording.count(groups.unverified.count, "finding")))")
    writeTables(of: groups.unverified, editing: nil, to: &page, &pictures)
  }

  /// A table for each rule, in the order of the worst finding of each.
  private func writeTables(
    of findings: [Int], editing token: String?, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    for label in labels(of: findings) {
      let part = findings.filter { MarkdownFindingTable.label(audit.findings[$0]) == label }
      let rows = MarkdownFindingTable(part, audit, index, pictures, editing: token)
      let most = min(rows.count, page.lines(ofAtLeast: 60))
      page.paragraph(rows.lead)
      page.table(rows.table(&pictures, most: most), of: "finding", beyond: rows.count - most)
    }
    writeReasons(of: findings, to: &page)
  }

  private func writeReasons(of findings: [Int], to page: inout MarkdownPage) {
    var reasons = MarkdownReasons()
    for finding in findings.map({ audit.findings[$0] }) {
      guard let words = wording.reason(of: finding) else { continue }
      reasons.add(words, about: MarkdownText.escaped(wording.subject(of: finding)))
    }
    if !reasons.lines.isEmpty { page.lines(reasons.lines, of: "reason") }
  }

  private func write(_ rule: String, _ findings: [Int], to page: inout MarkdownPage) {
    let title = Rule.named(rule)?.page.title ?? rule
    page.heading(level + 1, "\(title) (\(Wording.count(findings.count, "finding")))")
    page.paragraph("Rule: \(labels(of: findings).joined(separator: ", ")).")
    page.lines(findings.map(item), of: "finding")
  }

  private func writeClosed(to page: inout MarkdownPage) {
    guard !groups.closed.isEmpty else { return }
    page.folded("Waived or accepted: \(Wording.count(groups.closed.count, "finding"))") { page in
      page.lines(groups.closed.map(item), of: "finding")
    }
  }

  /// The rules of some findings, each once, with the severity where that is no error.
  private func labels(of findings: [Int]) -> [String] {
    var labels: [String] = []
    for label in findings.map({ MarkdownFindingTable.label(audit.findings[$0]) }) where !labels.contains(label) {
      labels.append(label)
    }
    return labels
  }

  /// One finding as a list item: its message and the place to edit.
  private func item(_ index: Int) -> String {
    let finding = audit.findings[index]
    return "- \(MarkdownText.escaped(wording.message(of: finding)))  \n"
      + "  \(MarkdownText.escaped(wording.location(of: finding).text))"
  }
}
