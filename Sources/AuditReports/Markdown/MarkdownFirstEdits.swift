import ContrastAudit
import PaletteModel

/// The list of edits that clear most.
enum MarkdownFirstEdits {
  /// How many edits are listed.
  private static let most = 3

  static func write(_ groups: FindingGroups, _ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    guard !groups.groups.isEmpty else { return }
    page.heading(level, "What to do first")
    let wording = Wording(audit)
    let lines = groups.groups.prefix(most).enumerated().map { index, group in
      let first = audit.findings[group.findings[0]]
      return "\(index + 1). **\(MarkdownText.escaped(group.name))** misses its minimum in "
        + "\(Wording.count(group.cells, "measurement")) of \(Wording.count(group.findings.count, "pair")).  \n   "
        + MarkdownText.escaped(wording.location(of: first).text)
    }
    page.lines(lines, of: "edit")
  }
}
