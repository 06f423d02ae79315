import AuditModel
import PaletteModel
import TextSupport

/// Every measurement: a row per pair, a column per variant.
enum MarkdownMeasurements {
  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    guard !audit.measurements.isEmpty else { return }
    page.heading(level, "All measurements")
    let pairs = Wording.count(audit.plan.pairs.count, "pair")
    page.folded("\(Wording.count(audit.measurements.count, "measurement")) of \(pairs)") { page in
      page.paragraph(
        "`✗` fails; `✓?` is unverified and expected to pass; `✗?` is unverified and expected to fail; `?` is "
          + "unverified and open; `·` is exempt; a ratio without a symbol passes. Columns: l light, d dark, + increased "
          + "contrast, r reduced transparency.\(legend(audit))")
      writeTable(audit, to: &page)
    }
  }

  private static func writeTable(_ audit: AuditResult, to page: inout MarkdownPage) {
    let columns = MarkdownColumn.all(of: audit)
    let wording = Wording(audit)
    let rows = audit.measured.rows
    let subjects = audit.plan.pairs.map { wording.subject(of: $0) }
    let measured = audit.plan.pairs.indices.filter { !rows[$0].isEmpty }.sorted { left, right in
      subjects[left] == subjects[right] ? left < right : subjects[left].precedesNaturally(subjects[right])
    }
    let listed = measured.prefix(page.lines(ofAtLeast: 20 + 10 * columns.count))
    let cells = listed.map { pair in
      let cells = rows[pair].map { (MarkdownColumn(of: audit.measurements[$0]), cell(audit.measurements[$0])) }
      return Dictionary(firstOf: cells)
    }
    let kinds = alike(columns, cells)
    var table = MarkdownTable(
      [("pair", .left), ("role", .left), ("needs", .right)]
        + kinds.map { ($0.map { $0.heading }.joined(separator: ", "), .right) })
    for (index, cells) in zip(listed, cells) {
      let pair = audit.plan.pairs[index]
      let required = audit.measurements[rows[index].lowerBound].requirement
      table.add(
        [MarkdownText.escaped(subjects[index]), Wording.role(pair), Wording.required(required)]
          + kinds.map { cells[$0[0], default: ""] })
    }
    page.table(table, of: "pair", beyond: measured.count - listed.count)
  }

  /// The columns, grouped if they are equal in every row, so that no table is wider than its content.
  private static func alike(_ columns: [MarkdownColumn], _ rows: [[MarkdownColumn: String]]) -> [[MarkdownColumn]] {
    var kinds: [[MarkdownColumn]] = []
    for column in columns {
      let place = kinds.firstIndex { kind in rows.allSatisfy { $0[kind[0]] == $0[column] } }
      if let place { kinds[place].append(column) } else { kinds.append([column]) }
    }
    return kinds
  }

  /// The meaning of percentages, if there are any.
  private static func legend(_ audit: AuditResult) -> String {
    audit.measurements.contains { !failingPart($0).isEmpty } ? " A percentage is the share of an image that fails." : ""
  }

  /// For example `3.30 ✗`, or `2.10 ✗ 37 %` over an image.
  private static func cell(_ measurement: Measurement) -> String {
    let ratio = Wording.ratio(measurement.minimum)
    let result =
      measurement.verdict == .pass ? ratio : "\(ratio) \(Wording.sign(measurement.verdict, measurement.expectation))"
    return result + failingPart(measurement)
  }

  /// The failing share of the image below, if only a part of it fails.
  private static func failingPart(_ measurement: Measurement) -> String {
    guard let share = measurement.outlook?.block?.failingShare, share > 0, share < 1 else { return "" }
    return share < 0.005 ? " under 1%" : share > 0.995 ? " over 99%" : " \(Wording.percent(share))"
  }
}
