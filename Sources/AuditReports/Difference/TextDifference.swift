import AuditEngine
import ColorMath
import Palettes

/// Writes a difference for a terminal, no line wider than 80 columns: the gate, the counts, then the worst of each kind.
struct TextDifference {
  private let report: DifferenceReport
  private let styling: TextStyling
  private let findings: DifferenceFindings
  private let hasAudits: Bool

  /// The numbers of listed regressions and improvements, unless everything is listed.
  private static let (shownBad, shownGood) = (6, 3)
  /// The indent of the lines below a pair, in columns.
  private static let indent = 5

  init(_ report: DifferenceReport, _ styling: TextStyling) {
    self.report = report
    self.styling = styling
    findings = DifferenceFindings(report.difference)
    hasAudits = report.hasSeveralAudits
  }

  /// The lines, without line ends.
  var lines: [String] {
    let gate = report.failingCount == 0 ? styling.good : styling.bad
    let unshown = findings.unshown(report.difference)
    return TextColumns.wrap(TextItem.plain(report.headline), to: TextColumns.most).map(styling.strong)
      + TextColumns.wrap(report.gate, to: TextColumns.most).map(gate)
      + report.cautions.flatMap { TextColumns.wrap(TextItem.plain($0), to: TextColumns.most).map(styling.doubtful) }
      + [.failing, .worse].flatMap(section)
      + section("Findings", unshown.filter { $0.change.kind.isBad }, shown: Self.shownBad)
      + [.excused, .uncovered, .fixed, .better, .covered, .gone, .added].flatMap(section)
      + section(
        "Resolved and better findings", unshown.filter { !$0.change.kind.isBad }, shown: Self.shownGood)
  }

  private func section(_ kind: RowChange.Kind) -> [String] {
    let count = report.difference.count(kind)
    guard count > 0 else { return [] }
    let entries = DifferenceEntry.list(kind, of: report.difference, findings)
    return section(
      kind.heading, count, entries.map { ($0, $0.count) }, shown: kind.isBad ? Self.shownBad : Self.shownGood, lines)
  }

  private func section(
    _ heading: String, _ changes: [(change: CellChange, places: [CellPlace])], shown: Int
  ) -> [String] {
    guard !changes.isEmpty else { return [] }
    let count = changes.reduce(0) { $0 + $1.places.count }
    return section(heading, count, changes.map { ($0.change, $0.places.count) }, shown: shown, lines)
  }

  private func section<Thing>(
    _ heading: String, _ count: Int, _ things: [(thing: Thing, count: Int)], shown: Int, _ lines: (Thing) -> [String]
  ) -> [String] {
    let listed = styling.isVerbose ? things[...] : things.prefix(shown)
    let rest = count - listed.reduce(0) { $0 + $1.count }
    return ["", "\(heading) (\(count)):"] + listed.flatMap { lines($0.thing) }
      + (rest > 0 ? ["  … and \(rest) more (use --verbose to list all)"] : [])
  }

  /// The pair with its ratios, then where and in which colors.
  private func lines(of entry: DifferenceEntry) -> [String] {
    let numbers = entry.numbers
    let isDoubtful = numbers.kind == .uncovered || numbers.kind == .excused
    let paint = numbers.kind.isBad ? (isDoubtful ? styling.doubtful : styling.bad) : styling.good
    let needs = entry.needs == "–" ? "" : ", requires \(entry.needs)"
    let result = ": \(TextItem.plain(entry.ratios))\(needs)"
    let parts = numbers.pair.parts(withAudit: hasAudits).map { ($0.joint, TextItem.plain($0.name)) }
    let fixed = parts.reduce(TextColumns.width(of: result) + 2) { $0 + $1.0.utf8.count }
    let names = TextColumns.cut(parts.map { $0.1 }, together: TextColumns.most - fixed)
    let name = zip(parts, names).map { $0.0 + $1 }.joined()
    var lines = ["  " + TextColumns.cut(name, to: TextColumns.most - 2 - TextColumns.width(of: result)) + paint(result)]
    lines += below([entry.variants, colors(numbers)].filter { !$0.isEmpty }.joined(separator: "  "))
    if !entry.reason.isEmpty { lines += below(entry.reason) }
    return lines
  }

  private func colors(_ numbers: DifferenceEntry.Numbers) -> String {
    let colors = [numbers.before, numbers.after].compactMap { row in
      row?.foreground.flatMap { front in row?.surface.map { "\(front.hex) on \($0.hex)" } }
    }
    return colors.count == 2 && colors[0] == colors[1] ? colors[0] : colors.joined(separator: " → ")
  }

  private func lines(of change: CellChange) -> [String] {
    let room = TextColumns.most - Self.indent
    let finding = change.finding
    let paint = !change.kind.isBad ? styling.good : finding.severity == .error ? styling.bad : styling.doubtful
    let head = "\(change.kind.words) \(finding.severity.id)"
    let rule = TextColumns.cut(TextItem.plain(finding.rule), to: TextColumns.most - 4 - head.utf8.count)
    let place = (change.after ?? change.before)?.location.text ?? ""
    return ["  \(paint(head))  \(rule)"] + below(finding.message)
      + [
        String(repeating: " ", count: Self.indent)
          + styling.faint(TextColumns.cutStart(TextItem.plain(place), to: room))
      ]
  }

  /// A text below a heading: truncated to one line, or complete with `isVerbose`.
  private func below(_ text: String) -> [String] {
    let room = TextColumns.most - Self.indent
    let text = TextItem.plain(text)
    let lines = styling.isVerbose ? TextColumns.wrap(text, to: room) : [TextColumns.cut(text, to: room)]
    return lines.map { String(repeating: " ", count: Self.indent) + $0 }
  }
}
