import AuditEngine
import ColorMath
import Palettes

extension Document {
  /// A difference: the gate, the counts, the worst first; a comment on a pull request shows it.
  init(_ report: DifferenceReport) {
    let section = DifferenceSections(report)
    let tolerance = "\(Ratchet.tolerance)"
    blocks =
      section.lead + [.paragraph("\(strong: "\(report.gate).")")]
      + report.cautions.map { .paragraph("\($0).") }
    let parts = section.parts
    for (index, part) in parts.enumerated() {
      blocks.append(.share(index == parts.count - 1 ? 1 : Self.shareOfPart, part))
    }
    closing = [
      .table(section.summary),
      .paragraph(
        "Ratios are truncated to two decimals, never rounded up. Changes of up to \(tolerance) are ignored. "
          + "Written by \(ToolIdentity.name) \(ToolIdentity.version)\(section.writer)."),
    ]
    whole = "the JSON output"
  }

  /// The share of the remaining room that a part may take if not everything fits.
  private static let shareOfPart = 0.7

  /// The limit of a difference as Markdown in bytes; a comment on GitHub holds 65,536 characters.
  static let differenceLimit = 64_000
}

/// The parts of a difference.
struct DifferenceSections {
  private let report: DifferenceReport
  private let findings: DifferenceFindings
  private let edited: EditedTokenWords
  private let hasAudits: Bool

  fileprivate init(_ report: DifferenceReport) {
    self.report = report
    findings = DifferenceFindings(report.difference)
    edited = EditedTokenWords(report.difference)
    hasAudits = report.hasSeveralAudits
  }

  /// The effect of the edited colors, and the counts; only the counts if no edited color changed a result.
  fileprivate var lead: [Block] {
    guard let cause = edited.headline else { return [.heading(2, Phrase(report.headline))] }
    return [.heading(2, cause), .paragraph(Phrase(report.headline + "."))]
  }

  /// The version that wrote the old report, if it is another one.
  fileprivate var writer: String {
    let version = report.difference.old.toolVersion
    return version == ToolIdentity.version ? "" : "; the old report was written by version \(version)"
  }

  /// The nonempty parts, worst first; improvements are folded.
  fileprivate var parts: [[Block]] {
    let unshown = findings.unshown(report.difference)
    let bad = unshown.filter { $0.change.kind.isBad }
    let good = unshown.filter { !$0.change.kind.isBad }
    var parts: [[Block]] = []
    if !edited.effects.isEmpty {
      let title = "Edited colors (\(edited.effects.count))" as Phrase
      parts.append([.heading(3, title), .table(edited.table(findings) { report.place(of: $0) })])
    }
    parts += [part(.failing), part(.worse)].compactMap { $0 }
    if !bad.isEmpty { parts.append([.heading(3, "Findings (\(Self.count(bad)))"), .table(table(bad))]) }
    parts += [part(.excused), part(.uncovered)].compactMap { $0 }
    parts += [RowChange.Kind.fixed, .better, .covered, .gone, .added].compactMap(part)
    if !good.isEmpty {
      let count = Self.count(good)
      parts.append([.folded("Resolved and better findings: \(count)", count, "finding", [.table(table(good))])])
    }
    return parts
  }

  private static func count(_ changes: [(change: CellChange, places: [CellPlace])]) -> Int {
    changes.reduce(0) { $0 + $1.places.count }
  }

  /// The measurements with one kind of change; nil for none.
  private func part(_ kind: RowChange.Kind) -> [Block]? {
    let count = report.difference.count(kind)
    guard count > 0 else { return nil }
    let table = Block.table(table(kind))
    return kind.isBad
      ? [.heading(3, "\(kind.heading) (\(count))"), table]
      : [.folded("\(kind.heading): \(count)", count, "measurement", [table])]
  }

  private func table(_ kind: RowChange.Kind) -> Block.Table {
    let entries = DifferenceEntry.list(kind, of: report.difference, findings)
    var columns: [Block.Table.Column] = [
      ("pair", .left), ("ratio", .right), ("needs", .right), ("before", .left), ("now", .left), ("variants", .left),
    ]
    if kind == .uncovered || kind == .excused { columns.append(("why", .left)) }
    if kind == .failing || kind == .worse { columns += [("edit", .left), ("suggested color", .left)] }
    var table = Block.Table(columns, of: "measurement", count: entries.count) { cells(of: entries[$0]) }
    table.counts = entries.map { $0.count }
    return table
  }

  private func cells(of entry: DifferenceEntry) -> [Phrase] {
    let numbers = entry.numbers
    var cells = [
      Phrase(numbers.pair.words(withAudit: hasAudits)), Phrase(entry.ratios), Phrase(entry.needs),
      Self.colors(numbers.before), Self.colors(numbers.after), Phrase(entry.variants),
    ]
    if numbers.kind == .uncovered || numbers.kind == .excused { cells.append(Phrase(entry.reason)) }
    if numbers.kind == .failing || numbers.kind == .worse {
      cells.append(entry.finding.map { .place($0.location) } ?? "–")
      cells.append(Self.suggestion(entry.finding?.suggestion))
    }
    return cells
  }

  private static func colors(_ row: PairSnapshot.Row?) -> Phrase {
    guard let foreground = row?.foreground, let surface = row?.surface else { return "–" }
    return "\(foreground) on \(surface)"
  }

  private static func suggestion(_ suggestion: FindingSnapshot.Suggestion?) -> Phrase {
    guard let suggestion else { return "–" }
    return "\(suggestion.token) \(suggestion.color) \(Wording.ratio(suggestion.ratio))"
  }

  /// Findings that no changed measurement implies.
  private func table(_ changes: [(change: CellChange, places: [CellPlace])]) -> Block.Table {
    let columns: [Block.Table.Column] = [
      ("change", .left), ("severity", .left), ("rule", .left), ("finding", .left), ("edit", .left),
    ]
    var table = Block.Table(columns, of: "cell", count: changes.count) { index in
      let change = changes[index].change
      let finding = change.finding
      return [
        Phrase(change.kind.words), Phrase(finding.severity.id), Phrase(finding.rule),
        Phrase(hasAudits ? "\(finding.message) (\(finding.audit))" : finding.message),
        (change.after ?? change.before).map { .place($0.location) } ?? "",
      ]
    }
    table.counts = changes.map { $0.places.count }
    return table
  }

  /// The verdicts and counts of both reports.
  fileprivate var summary: Block.Table {
    let (old, new) = (report.difference.old.summary, report.difference.new.summary)
    var rows: [(words: String, before: String, now: String)] = [
      ("verdict", old.verdict.rawValue, new.verdict.rawValue),
      ("Sufficient Contrast (App Store)", old.sufficientContrast.rawValue, new.sufficientContrast.rawValue),
    ]
    let counts = [
      ("measurements", old.measurements, new.measurements), ("pass", old.passed, new.passed),
      ("fail", old.failed, new.failed), ("unverified", old.unverified, new.unverified),
      ("exempt", old.exempt, new.exempt), ("open errors", old.errors, new.errors),
      ("open warnings", old.warnings, new.warnings), ("open notes", old.notes, new.notes),
      ("waived results", old.waived, new.waived), ("results in the baseline", old.baselined, new.baselined),
    ]
    rows += counts.filter { $0.1 + $0.2 > 0 }.map { ($0.0, "\($0.1)", "\($0.2)") }
    if let before = old.expectations, let now = new.expectations {
      rows.append(("✓? expected to pass", "\(before.pass)", "\(now.pass)"))
      rows.append(("✗? expected to fail", "\(before.fail)", "\(now.fail)"))
      rows.append(("? undecided", "\(before.open)", "\(now.open)"))
    }
    rows.append(("tokens in a pair", Self.percent(old.coverage), Self.percent(new.coverage)))
    return Block.Table(
      [("", .left), ("before", .right), ("now", .right)], of: "row",
      rows: rows.map { [Phrase($0.words), Phrase($0.before), Phrase($0.now)] })
  }

  private static func percent(_ share: Double) -> String { DecimalText.floored(share * 100, decimals: 0) + " %" }
}
