import ContrastAudit
import PaletteModel

/// The list of edits that clear most.
enum MarkdownFirstEdits {
  static func write(_ groups: FindingGroups, _ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let edits = FirstEdit.list(groups, audit)
    guard !edits.isEmpty else { return }
    page.heading(level, "What to do first")
    page.lines(edits.enumerated().map { "\($0 + 1). \(item($1))" }, of: "edit")
  }

  private static func item(_ edit: FirstEdit) -> String {
    "**\(MarkdownText.escaped(edit.token))** misses its minimum in \(Wording.count(edit.cells, "measurement")) of "
      + "\(Wording.count(edit.findings, "pair")).  \n   \(MarkdownText.escaped(edit.location.text))"
  }
}
