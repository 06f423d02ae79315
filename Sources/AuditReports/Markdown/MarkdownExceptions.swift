import ContrastAudit
import PaletteModel

/// The findings that do not count, in the cells in which they do not: what is waived with its reason, what is on record.
struct MarkdownExceptions {
  private let waived: [Finding]
  private let accepted: [Finding]
  private let wording: Wording

  init(_ audit: AuditResult, _ groups: FindingGroups, _ wording: Wording) {
    let closed = groups.closed.map { audit.findings[$0] }
    waived = closed.compactMap { $0.part(.waived) }
    accepted = closed.compactMap { $0.part(.baselined) }
    self.wording = wording
  }

  func write(to page: inout MarkdownPage) {
    write(waived, under: "Waived", to: &page)
    write(accepted, under: "On record in the baseline", to: &page)
  }

  private func write(_ findings: [Finding], under title: String, to page: inout MarkdownPage) {
    guard !findings.isEmpty else { return }
    let files = MarkdownFiles(findings.lazy.map { wording.location(of: $0).file })
    let isWritten = page.folded("\(title): \(Wording.count(findings.count, "finding"))") { page in
      page.lines(findings.map { item($0, files) }, of: "finding")
    }
    if !isWritten { page.leaveOut(findings.count, "finding") }
  }

  private func item(_ finding: Finding, _ files: MarkdownFiles) -> String {
    let reason = wording.exception(of: finding).map { "; \(MarkdownText.escaped($0))" } ?? ""
    let location = wording.location(of: finding)
    let isInSource = if case .source = finding.evidence { true } else { false }
    let place = isInSource ? MarkdownText.escaped(location.text) : files.places([location])
    return "- \(MarkdownText.escaped(wording.message(of: finding))) (\(place))\(reason)"
  }
}
