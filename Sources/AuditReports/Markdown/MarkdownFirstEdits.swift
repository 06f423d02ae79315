import AuditModel
import ColorMath
import PaletteModel

/// The list of the most effective edits.
enum MarkdownFirstEdits {
  static func write(_ groups: FindingGroups, _ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let edits = FirstEdit.list(groups, audit)
    guard !edits.isEmpty else { return }
    page.heading(level, "What to fix first")
    let total = audit.measurements.indices.count { audit.measurements[$0].verdict == .fail }
    page.lines(edits.enumerated().map { "\($0 + 1). \(item($1, of: total))" }, of: "edit")
  }

  /// The edits of one token, as list items.
  static func write(_ group: FindingGroups.Group, _ audit: AuditResult, to page: inout MarkdownPage) {
    guard !group.edits.isEmpty else { return }
    let wording = Wording(audit)
    let edits = group.edits.map { FirstEdit(audit.leverage[$0], wording) }
    page.lines(edits.map { "- \(words($0)) (\($0.location.line):\($0.location.column))" }, of: "edit")
  }

  /// The change and its effect, and in a second line the place.
  private static func item(_ edit: FirstEdit, of total: Int) -> String {
    let name = "**\(MarkdownText.escaped(edit.token))**"
    let place = "  \n   \(MarkdownText.escaped(edit.location.text))"
    guard edit.change != nil else {
      return "\(name) misses its minimum in \(Wording.count(edit.cells, "measurement")) of "
        + "\(Wording.count(edit.findings, "pair")).\(place)"
    }
    return "\(name), \(words(edit, of: total)).\(place)"
  }

  /// For example: entry Any: `#8A8A8A` → `#766F70` clears **12 of 50 failures**.
  private static func words(_ edit: FirstEdit, of total: Int? = nil) -> String {
    guard let change = edit.change else { return "" }
    let cleared =
      total.map { "\(edit.cells) of \(Wording.count($0, "failure"))" } ?? Wording.count(edit.cells, "failure")
    let breaks = change.breaks == 0 ? "" : ", but breaks \(change.breaks) that pass now"
    let colors =
      change.isFixed
      ? "`\(change.to.hex)` in every variant, in place of the adaptive system color,"
      : "`\(change.from.hex)` → `\(change.to.hex)`"
    return "entry \(change.condition): \(colors) fixes **\(cleared)**\(breaks)"
  }
}
