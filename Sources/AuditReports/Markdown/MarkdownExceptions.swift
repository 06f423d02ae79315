import AuditEngine
import Palettes

/// The findings that do not count, in their covered cells: waived ones with the reason, baseline ones by their record.
struct MarkdownExceptions {
  private let audit: AuditResult
  private let waived: [Finding]
  private let accepted: [Finding]
  private let wording: Wording

  init(_ audit: AuditResult, _ groups: FindingGroups) {
    self.audit = audit
    waived = groups.closed.compactMap { audit.findings[$0].part(.waived) }
    accepted = groups.closed.compactMap { audit.findings[$0].part(.baselined) }
    wording = Wording(audit)
  }

  func write(to page: inout MarkdownPage) {
    write(waived, under: "Waived", to: &page)
    let uses = wording.waiverUses
    if !uses.isEmpty {
      let isWritten = page.folded("Waivers: what each covers now") { page in
        page.lines(uses.map { "- \(MarkdownText.escaped($0))" }, of: "waiver")
      }
      if !isWritten { page.leaveOut(uses.count, "waiver") }
    }
    writeAccepted(to: &page)
  }

  /// Writes the baseline findings like open ones, collapsed: pairs in a table for each rule, then the rest.
  private func writeAccepted(to page: inout MarkdownPage) {
    guard !accepted.isEmpty else { return }
    let isWritten = page.folded("In the baseline: \(Wording.count(accepted.count, "finding"))") { page in
      let pairs = accepted.filter { Self.isTabled($0) }
      var labels: [String] = []
      for label in pairs.map({ MarkdownFindingTable.label($0) }) where !labels.contains(label) {
        labels.append(label)
      }
      for label in labels {
        let part = pairs.filter { MarkdownFindingTable.label($0) == label }
        let rows = MarkdownFindingTable(part, audit)
        let most = min(rows.count, page.lines(ofAtLeast: 60))
        page.paragraph(rows.lead)
        page.table(rows.table(most: most), of: "finding", beyond: rows.count - most)
      }
      let others = accepted.filter { !Self.isTabled($0) }
      let files = MarkdownFiles(others.lazy.map { wording.location(of: $0).file })
      page.lines(others.map { item($0, files) }, of: "finding")
    }
    if !isWritten { page.leaveOut(accepted.count, "finding") }
  }

  private static func isTabled(_ finding: Finding) -> Bool {
    switch finding.evidence {
    case .lowContrast, .invisible, .unresolved, .unverified: true
    case .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own, .carried, .smallOnOpen,
      .decorated, .translucentBoundary, .surface, .indistinct, .uncovered, .palette, .icon, .source, .waiver:
      false
    }
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
