import AuditEngine
import ColorMath
import Palettes

/// Writes a difference as GitHub Flavored Markdown for a comment on a pull request: the gate, the counts, the worst first.
///
/// Each color is in a code span of its own, next to which GitHub draws a swatch.
struct MarkdownDifference {
  /// The limit of the page in bytes; a comment on GitHub holds 65,536 characters.
  static let byteLimit = 64_000

  private let report: DifferenceReport
  private let findings: DifferenceFindings
  private let hasAudits: Bool

  init(_ report: DifferenceReport) {
    self.report = report
    findings = DifferenceFindings(report.difference)
    hasAudits = report.hasSeveralAudits
  }

  private typealias Part = (inout MarkdownPage) -> Void

  /// The bytes of the page: everything if it fits, otherwise a share of each part that leaves room for the next.
  var bytes: [UInt8] {
    let parts = self.parts
    let whole = page(parts, share: 1)
    return whole.isComplete ? whole.bytes : page(parts, share: 0.7).bytes
  }

  private func page(_ parts: [Part], share: Double) -> MarkdownPage {
    var page = MarkdownPage(limit: Self.byteLimit, reserve: 4_000, whole: "the JSON output")
    page.heading(2, MarkdownText.escaped(report.headline))
    page.paragraph("**\(MarkdownText.escaped(report.gate)).**")
    for caution in report.cautions { page.paragraph("\(MarkdownText.escaped(caution)).") }
    for (index, part) in parts.enumerated() { page.upTo(index == parts.count - 1 ? 1 : share, part) }
    page.closing(summary.lines)
    page.closing([
      "Ratios are truncated to two decimals, never rounded up. Changes of up to \(Ratchet.tolerance) are ignored. "
        + "Written by \(ToolIdentity.name) \(ToolIdentity.version)\(writer)."
    ])
    return page
  }

  /// The version that wrote the old report, if it is another one.
  private var writer: String {
    let version = report.difference.old.toolVersion
    return version == ToolIdentity.version
      ? "" : "; the old report was written by version \(MarkdownText.escaped(version))"
  }

  /// The nonempty parts, worst first.
  private var parts: [Part] {
    let unshown = findings.unshown(report.difference)
    let bad = unshown.filter { $0.change.kind.isBad }
    let good = unshown.filter { !$0.change.kind.isBad }
    var parts = [part(.failing), part(.worse)].compactMap { $0 }
    if !bad.isEmpty { parts.append { page in write(bad, under: "Findings", to: &page) } }
    parts += [part(.excused), part(.uncovered)].compactMap { $0 }
    parts += [RowChange.Kind.fixed, .better, .covered, .gone, .added].compactMap(part)
    if !good.isEmpty {
      parts.append { page in
        let count = good.reduce(0) { $0 + $1.places.count }
        let isWritten = page.folded("Resolved and better findings: \(count)") { page in
          write(good, under: nil, to: &page)
        }
        if !isWritten { page.leaveOut(count, "finding") }
      }
    }
    return parts
  }

  /// The measurements with one kind of change; improvements are collapsed.
  private func part(_ kind: RowChange.Kind) -> Part? {
    let count = report.difference.count(kind)
    guard count > 0 else { return nil }
    return { page in
      if kind.isBad {
        page.heading(3, "\(kind.heading) (\(count))")
        write(kind, count, to: &page)
      } else if !page.folded("\(kind.heading): \(count)", { page in write(kind, count, to: &page) }) {
        page.leaveOut(count, "measurement")
      }
    }
  }

  private func write(_ kind: RowChange.Kind, _ count: Int, to page: inout MarkdownPage) {
    let entries = DifferenceEntry.list(kind, of: report.difference, findings)
    var columns: [(heading: String, alignment: MarkdownTable.Alignment)] = [
      ("pair", .left), ("ratio", .right), ("needs", .right), ("before", .left), ("now", .left), ("variants", .left),
    ]
    if kind == .uncovered || kind == .excused { columns.append(("why", .left)) }
    if kind == .failing || kind == .worse { columns += [("edit", .left), ("suggested color", .left)] }
    var lines: [(cells: [String], count: Int)] = []
    for entry in entries.prefix(page.lines(ofAtLeast: 60) + 1) { lines.append((cells(of: entry), entry.count)) }
    page.table(columns, lines, of: "measurement", beyond: count - lines.reduce(0) { $0 + $1.count })
  }

  private func cells(of entry: DifferenceEntry) -> [String] {
    let numbers = entry.numbers
    var cells = [
      MarkdownText.escaped(numbers.pair.words(withAudit: hasAudits)), entry.ratios, entry.needs,
      Self.colors(numbers.before), Self.colors(numbers.after), MarkdownText.escaped(entry.variants),
    ]
    if numbers.kind == .uncovered || numbers.kind == .excused { cells.append(MarkdownText.escaped(entry.reason)) }
    if numbers.kind == .failing || numbers.kind == .worse {
      cells.append(entry.finding.map { MarkdownText.escaped($0.location.text) } ?? "–")
      cells.append(Self.suggestion(entry.finding?.suggestion))
    }
    return cells
  }

  private static func colors(_ row: PairSnapshot.Row?) -> String {
    guard let foreground = row?.foreground, let surface = row?.surface else { return "–" }
    return "`\(foreground.hex)` on `\(surface.hex)`"
  }

  private static func suggestion(_ suggestion: FindingSnapshot.Suggestion?) -> String {
    guard let suggestion else { return "–" }
    return "\(MarkdownText.escaped(suggestion.token)) `\(suggestion.color.hex)` \(Wording.ratio(suggestion.ratio))"
  }

  private func write(
    _ changes: [(change: CellChange, places: [CellPlace])], under heading: String?, to page: inout MarkdownPage
  ) {
    let count = changes.reduce(0) { $0 + $1.places.count }
    if let heading { page.heading(3, "\(heading) (\(count))") }
    let lines = changes.map { change, places in
      let finding = change.finding
      let location = (change.after ?? change.before)?.location.text ?? ""
      return (
        cells: [
          change.kind.words, finding.severity.id, MarkdownText.escaped(finding.rule),
          MarkdownText.escaped(hasAudits ? "\(finding.message) (\(finding.audit))" : finding.message),
          MarkdownText.escaped(location),
        ], count: places.count
      )
    }
    page.table(
      [("change", .left), ("severity", .left), ("rule", .left), ("finding", .left), ("edit", .left)], lines,
      of: "cell")
  }

  private var summary: MarkdownTable {
    let (old, new) = (report.difference.old.summary, report.difference.new.summary)
    var table = MarkdownTable([("", .left), ("before", .right), ("now", .right)])
    table.add(["verdict", old.verdict.rawValue, new.verdict.rawValue])
    table.add(["Sufficient Contrast (App Store)", old.sufficientContrast.rawValue, new.sufficientContrast.rawValue])
    let rows = [
      ("measurements", old.measurements, new.measurements), ("pass", old.passed, new.passed),
      ("fail", old.failed, new.failed), ("unverified", old.unverified, new.unverified),
      ("exempt", old.exempt, new.exempt), ("open errors", old.errors, new.errors),
      ("open warnings", old.warnings, new.warnings), ("open notes", old.notes, new.notes),
      ("waived results", old.waived, new.waived), ("results in the baseline", old.baselined, new.baselined),
    ]
    for (words, before, now) in rows where before + now > 0 { table.add([words, "\(before)", "\(now)"]) }
    if let before = old.expectations, let now = new.expectations {
      table.add(["✓? expected to pass", "\(before.pass)", "\(now.pass)"])
      table.add(["✗? expected to fail", "\(before.fail)", "\(now.fail)"])
      table.add(["? undecided", "\(before.open)", "\(now.open)"])
    }
    table.add(["tokens in a pair", Self.percent(old.coverage), Self.percent(new.coverage)])
    return table
  }

  private static func percent(_ share: Double) -> String { DecimalText.floored(share * 100, decimals: 0) + " %" }
}

extension MarkdownPage {
  /// Adds a table whose rows represent several items each; omitted ones are counted in items.
  fileprivate mutating func table(
    _ columns: [(heading: String, alignment: MarkdownTable.Alignment)], _ rows: [(cells: [String], count: Int)],
    of thing: String, beyond: Int = 0
  ) {
    var table = MarkdownTable(columns)
    for row in rows { table.add(row.cells) }
    let lines = table.lines
    guard hasRoom(for: lines[0].utf8.count * 3) else {
      return leaveOut(rows.reduce(beyond) { $0 + $1.count }, thing)
    }
    self.lines(zip(lines, [0, 0] + rows.map { $0.count }).map { ($0, $1) }, of: thing, beyond: beyond)
  }
}
