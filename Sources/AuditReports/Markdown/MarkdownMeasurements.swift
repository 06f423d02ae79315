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
      page.table(table(audit), of: "pair")
    }
  }

  private static func table(_ audit: AuditResult) -> MarkdownTable {
    let variants = Variant.allCases.filter(audit.plan.variants.contains)
    var table = MarkdownTable(
      [("pair", .left), ("role", .left), ("needs", .right)] + variants.map { (heading($0), .right) })
    let wording = Wording(audit)
    let input = AuditInput(plan: audit.plan, measurements: audit.measurements)
    for (index, pair) in audit.plan.pairs.enumerated() {
      let row = input.rows[index].map { audit.measurements[$0] }.filter { $0.state == nil }
      guard let first = row.first else { continue }
      table.add(
        [MarkdownText.escaped(wording.subject(of: pair)), Wording.role(pair), Wording.required(first.requirement)]
          + variants.map { variant in row.first { $0.variant == variant }.map(cell) ?? "" })
    }
    return table
  }

  private static func heading(_ variant: Variant) -> String {
    (variant.appearance == .light ? "l" : "d") + (variant.contrast == .increased ? "+" : "")
      + (variant.transparency == .reduced ? "r" : "")
  }

  /// For example `3.30 ✗`.
  private static func cell(_ measurement: Measurement) -> String {
    let ratio = Wording.ratio(measurement.minimum)
    return measurement.verdict == .pass ? ratio : "\(ratio) \(Wording.sign(measurement.verdict))"
  }
}
