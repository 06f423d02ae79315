import ContrastAudit
import PaletteModel

/// Every measurement: a row per pair, a column per variant.
enum MarkdownMeasurements {
  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    guard !audit.measurements.isEmpty else { return }
    page.heading(level, "Every measurement")
    let pairs = Wording.count(audit.plan.pairs.count, "pair")
    page.folded("\(Wording.count(audit.measurements.count, "measurement")) of \(pairs)") { page in
      page.paragraph(
        "`✗` fails, `?` is unverified, `·` is exempt; a bare ratio passes. Columns: l light, d dark, + increased "
          + "contrast, r reduced transparency.")
      writeTable(audit, to: &page)
    }
  }

  private static func writeTable(_ audit: AuditResult, to page: inout MarkdownPage) {
    let columns = MarkdownColumn.all(of: audit)
    var table = MarkdownTable(
      [("pair", .left), ("role", .left), ("needs", .right)] + columns.map { ($0.heading, .right) })
    let wording = Wording(audit)
    let rows = AuditInput(plan: audit.plan, measurements: audit.measurements).rows
    let measured = audit.plan.pairs.indices.filter { !rows[$0].isEmpty }
    let listed = measured.prefix(page.lines(ofAtLeast: 20 + 10 * columns.count))
    for index in listed {
      var cells: [MarkdownColumn: String] = [:]
      for row in rows[index] { cells[MarkdownColumn(of: audit.measurements[row])] = cell(audit.measurements[row]) }
      let pair = audit.plan.pairs[index]
      let required = audit.measurements[rows[index].lowerBound].requirement
      table.add(
        [MarkdownText.escaped(wording.subject(of: pair)), Wording.role(pair), Wording.required(required)]
          + columns.map { cells[$0, default: ""] })
    }
    page.table(table, of: "pair", beyond: measured.count - listed.count)
  }

  /// For example `3.30 ✗`.
  private static func cell(_ measurement: Measurement) -> String {
    let ratio = Wording.ratio(measurement.minimum)
    return measurement.verdict == .pass ? ratio : "\(ratio) \(Wording.sign(measurement.verdict))"
  }
}
