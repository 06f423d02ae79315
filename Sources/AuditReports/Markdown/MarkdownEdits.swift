import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The edits to make first, each with a picture of a component before and after the edit.
enum MarkdownEdits {
  static func write(
    _ product: ReportProduct, level: Int, to page: inout MarkdownPage, _ pictures: inout MarkdownPictures
  ) {
    var number = 1
    var known: Set<String> = []
    for member in product.family.members {
      let total = member.audit.measurements.typedIndices.count { member.audit.measurements[$0].verdict == .fail }
      for (index, edit) in member.audit.edits.prefix(FirstEdit.most).enumerated() {
        let change = "\(edit.location.text) \(edit.to.hex)"
        guard number <= FirstEdit.most, known.insert(change).inserted else { continue }
        if number == 1 { page.heading(level, "Change first") }
        page.paragraph("**\(number).** \(words(edit, member.audit, of: total))")
        if let picture = pictures.edit(audit: member.index, edit: index, words: alternative(edit, member.audit)) {
          page.paragraph(picture)
        }
        number += 1
      }
    }
    writeConflicts(product, isFirst: number == 1, level: level, to: &page)
    guard number > 1 else { return }
    page.paragraph(
      "Each edit was verified by measuring again, together with the edits before it, and nothing that currently passes "
        + "starts to fail. Text comes before graphics and borders, and stated pairs come before inferred "
        + "ones.\(rest(product))")
  }

  /// The entries whose pairs no color satisfies together, each once.
  private static func writeConflicts(
    _ product: ReportProduct, isFirst: Bool, level: Int, to page: inout MarkdownPage
  ) {
    var lines: [String] = []
    for audit in product.family.audits {
      let wording = Wording(audit)
      for conflict in audit.advice.conflicts {
        let line = "- \(wording.words(conflict, .markdown))."
        if !lines.contains(line) { lines.append(line) }
      }
    }
    guard !lines.isEmpty else { return }
    if isFirst { page.heading(level, "Change first") }
    page.lines(Array(lines.prefix(mostConflicts)), of: "conflict", beyond: max(0, lines.count - mostConflicts))
  }

  /// The number of conflicts that a report lists.
  private static let mostConflicts = 8

  /// The failures that the edits leave, and the components with the worst of them.
  private static func rest(_ product: ReportProduct) -> String {
    guard product.family.members.count == 1, let audit = product.family.audits.first else { return "" }
    let cleared = Set(audit.edits.prefix(FirstEdit.most).flatMap { $0.clears })
    let left = audit.measurements.typedIndices.count {
      audit.measurements[$0].verdict == .fail && !cleared.contains($0)
    }
    guard left > 0 else { return "" }
    // Over a visible backdrop, an edit that clears nothing may still turn an error into a warning.
    let hasErrors = audit.findings.contains { finding in
      finding.isOpen && finding.severity == .error
        && finding.cells.contains { cell in
          guard let index = cell.measurement else { return true }
          return !cleared.contains(index) && audit.measurements[index].outlook == nil
        }
    }
    let errors = hasErrors ? ", and some findings are still errors" : ""
    let components = (product.components.declared + product.components.found).filter { component in
      component.parts.contains { part in part.failing.contains { !cleared.contains($0) } }
    }
    let named = components.prefix(3).map { Wording.plainName($0.name) }
    let words =
      named.isEmpty ? "" : "; see \(MarkdownText.escaped(named.inWords())) below"
    return " \(Wording.capitalized(Wording.count(left, "failure"))) remain\(left == 1 ? "s" : "")\(errors)\(words)."
  }

  /// For example: **TextTertiary**, Any entry: `#8A8A8A` → `#707070` fixes 12 of 59 failures (TextTertiary.colorset, line 8).
  private static func words(_ edit: PlannedEdit, _ audit: AuditResult, of total: Int) -> String {
    let from = SeenColor.eightBit(edit.from.encodedSRGB)
    let colors =
      from == edit.to
      ? "`\(edit.to.hex)` in every variant, instead of the adaptive system color,"
      : "`\(from.hex)` → `\(edit.to.hex)`"
    let name = audit.plan.loaded.palette.displayName(of: edit.token)
    return "**\(MarkdownText.escaped(name))**, \(MarkdownText.escaped(edit.condition)) entry: \(colors) fixes "
      + "**\(edit.clears.count) of \(Wording.count(total, "failure"))** "
      + "(\(MarkdownFiles.place(edit.location)))."
  }

  /// For example: Text on Page, light: 3.45 now, 4.54 then, needs 4.5.
  private static func alternative(_ edit: PlannedEdit, _ audit: AuditResult) -> String {
    edit.examples.map { example in
      let now = audit.measurements[example.measurement]
      return "\(Wording(audit).subject(of: audit.plan.pairs[now.pair])), \(now.variant.appearance.rawValue): "
        + "\(Wording.ratio(now.minimum)) now, \(Wording.ratio(example.ratio)) after, "
        + "needs \(Wording.required(now.requirement))"
    }.joined(separator: "; ")
  }
}
