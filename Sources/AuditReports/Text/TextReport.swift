import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import SwiftReading

extension ReportFormat {
  /// The summary for a terminal.
  package static let text = ReportFormat(
    id: "text", fileExtension: "txt", summary: "the summary for a terminal"
  ) { report, styling in
    Array((TextReport(report, styling).lines.joined(separator: "\n") + "\n").utf8)
  }.sayingGate()
}

extension AuditReport {
  /// The verdict with the counts of the measurements, as one line for a terminal.
  package func outcome(_ styling: TextStyling) -> String { TextReport(self, styling).outcome }
}

/// Writes the summary of a report: verdict, counts, the edits that clear most, the worst findings, problems in the input.
///
/// No line is wider than the columns of the styling. Without `isVerbose`, long texts are truncated, and lists end after a few items
/// with the number of the others.
struct TextReport {
  private let report: AuditReport
  private let styling: TextStyling

  /// The numbers of listed audits and others, unless everything is listed.
  private static let shown = (audits: 2, stale: 2, gaps: 5, classes: 6)
  /// The numbers of listed findings and problems: more problems if a part of the input could not be read.
  private var shown: (findings: Int, problems: Int) { isIncomplete ? (3, 4) : (5, 2) }

  init(_ report: AuditReport, _ styling: TextStyling) {
    self.report = report
    self.styling = styling
  }

  /// The lines, without line ends; what could not be read comes before what was found in the rest.
  var lines: [String] {
    let head = audits + verdict + counts + gaps + next + texts + exceptions
    return isIncomplete ? head + problems + edits + findings : head + edits + findings + problems
  }

  /// True if a part of the input could not be read.
  private var isIncomplete: Bool { Diagnostic.hasErrors(report.diagnostics) }

  private var audits: [String] {
    let whole = report.audits.filter { !$0.declaration.isOfParticularClass }
    return limited(whole, to: Self.shown.audits, of: "audit") { audit in
      let declaration = audit.declaration
      let device = TextItem.plain(Wording.label(declaration.deviceClass))
      let conditions = "\(audit.plan.policy.id) · \(declaration.profile.rawValue) · \(device)"
      let name = TextColumns.cut(TextItem.plain(Wording.title(declaration)), to: styling.columns - 2 - conditions.count)
      return ["\(styling.strong(name))  \(styling.faint(conditions))"]
    } + classes
  }

  /// The device classes and locales with audits of their own, each once.
  private var classes: [String] {
    var labels: [String] = []
    for audit in report.audits where audit.declaration.isOfParticularClass {
      let label = TextItem.plain(Wording.label(audit.declaration.deviceClass))
      if !labels.contains(label) { labels.append(label) }
    }
    guard !labels.isEmpty else { return [] }
    let shown = styling.isVerbose ? labels.count : Self.shown.classes
    let rest = labels.count > shown ? ["\(labels.count - shown) more"] : []
    let words = (labels.prefix(shown) + rest).inWords()
    return TextColumns.wrap("Also measured, where colors differ: \(words)", to: styling.columns)
  }

  /// The verdict, then the gate with its reasons.
  private var verdict: [String] {
    let summary = report.summary
    let state = summary.measuresSufficientContrast ? painted(summary.sufficientContrast) : "not measured"
    let sufficient = "Sufficient Contrast (App Store): \(state)"
    // Errors without a measurement fail the gate as well.
    let errors = Wording.errorsBesidePass(summary)
    let line = "Verdict: \(painted(summary.verdict))"
    let first = errors.map { ["\(line), \($0)", sufficient] } ?? ["\(line)   \(sufficient)"]
    let gate = "Gate: \(Wording.word(for: report.gate.status))"
    let reasons = TextColumns.wrap("\(gate) (\(Wording.reasons(of: report.gate)))", to: styling.columns)
    let head = "Gate: \(painted(report.gate.status))"
    return first + [head + (reasons.first?.dropFirst(gate.count) ?? "")] + reasons.dropFirst()
  }

  private var counts: [String] {
    let summary = report.summary
    guard summary.measurements > 0 else { return ["No contrast was measured."] }
    let passing =
      summary.failed + summary.unverified > 0 || summary.passed == 0 || summary.completeness.isComplete
      ? []
      : TextColumns.wrap(
        TextItem.plain(Wording.passing(report.audits, summary, in: summary)) + ".", to: styling.columns)
    return [tally] + passing + (Wording.expectations(summary).map { ["Unverified: \($0)"] } ?? [])
      + (Wording.verified(report.audits).map { [$0] } ?? [])
      + systemValues
  }

  /// The systems that values with Increase Contrast were published for, or their sources if everything is listed.
  private var systemValues: [String] {
    let words = styling.isVerbose ? Wording.increasedValues(report.audits) : Wording.increasedSystems(report.audits)
    return words.map { TextColumns.wrap(TextItem.plain($0), to: styling.columns) } ?? []
  }

  /// The number of measurements by outcome.
  private var tally: String {
    let summary = report.summary
    return "\(Wording.count(summary.measurements, "measurement")): \(summary.passed) pass, \(summary.failed) fail, "
      + "\(summary.unverified) unverified, \(summary.exempt) exempt"
  }

  /// The omissions, one line for each kind, with names and places.
  private var gaps: [String] {
    let completeness = report.summary.completeness
    guard !completeness.isComplete else { return [] }
    let most = styling.isVerbose ? Int.max : Self.shown.gaps
    let gaps = Wording.gaps(completeness.omissions, completeness.counts, most: most, listsErrors: false)
    let lines = gaps.flatMap { line in
      TextColumns.wrap(TextItem.plain(line), to: styling.columns - 4).enumerated().map { index, part in
        (index == 0 ? "  " : "    ") + part
      }
    }
    return ["Not measured:"] + lines
  }

  /// The suggested next commands if nothing was measured.
  private var next: [String] {
    Wording.nextSteps(of: report).flatMap { TextColumns.wrap(TextItem.plain($0) + ".", to: styling.columns) }
  }

  /// The coverage of the text in the sources of all audits, in one line; empty without sources.
  private var texts: [String] {
    // Audits of one file for several device classes or systems read their sources once.
    var seen: Set<SourceDeclaration> = []
    let parts = report.audits.compactMap { audit -> PairCoverage? in
      guard let source = audit.declaration.source, seen.insert(source).inserted else { return nil }
      return audit.plan.sourceCoverage
    }
    let others = Wording.otherTexts(report.summary.completeness)
    guard var sum = parts.first else { return [] }
    for part in parts.dropFirst() { sum.add(part) }
    guard sum.texts > 0 || !others.isEmpty else { return [] }
    let losses = styling.isVerbose ? Wording.losses(sum, most: 3) : ""
    let own = sum.texts == 0 ? "no SwiftUI text elements" : Wording.words(sum)
    let words = "Sources: " + ([own, losses, others].filter { !$0.isEmpty }).joined(separator: "; ")
    return TextColumns.wrap(TextItem.plain(words), to: styling.columns)
  }

  /// The verdict with the counts in one line.
  var outcome: String { "Verdict: \(painted(report.summary.verdict))   \(tally)" }

  /// The findings covered by waivers and the baseline, and the stale records of the baseline.
  private var exceptions: [String] {
    let waived = report.summary.waived
    let uses = report.audits.flatMap { Wording($0).waiverUses }
    let lines =
      (waived > 0 ? ["Waived: \(Wording.count(waived, "result"))"] : [])
      + limited(uses, to: Self.shown.stale, of: "waiver") { use in
        TextColumns.wrap("  \(TextItem.plain(use))", to: styling.columns)
      }
    guard let baseline = report.baseline else { return lines }
    let list = limited(baseline.stale, to: Self.shown.stale, of: "record") { stale in
      [TextColumns.cut("  \(TextItem.plain(Wording.words(stale)))", to: styling.columns)]
    }
    return lines + ["Baseline: \(Wording.words(baseline))"] + list
  }

  /// The edits to make first, over all audits.
  private var edits: [String] {
    var known: Set<[String]> = []
    // What the systems of a product share is listed once.
    let first = FirstEdit.joined(report.audits.map { FirstEdit.list(FindingGroups($0), $0) }) { $0.cells }
      .filter { known.insert(TextEdit(0, $0).lines(Self.complete)).inserted }
    guard !first.isEmpty else { return [] }
    let total = "\(Wording.count(report.summary.failed, "failure")) in total"
    let isKnown = first.contains { $0.isProven }
    return ["", isKnown ? "What to fix first (\(total)):" : "No single edit is known to be enough (\(total)):"]
      + first.enumerated().flatMap { TextEdit($0 + 1, $1).lines(styling) }
  }

  private var findings: [String] {
    let rows = rows
    guard !rows.isEmpty else { return [] }
    let sorted = rows.enumerated().ordered { left, right in
      if left.element.severity != right.element.severity { return left.element.severity > right.element.severity }
      return (left.element.ratio, left.offset) < (right.element.ratio, right.offset)
    }
    return ["", "\(Wording.count(rows.count, "finding")), \(order):"]
      + limited(sorted.map { $0.element.item }, to: shown.findings, of: "finding") { $0.lines(styling) }
  }

  private var order: String {
    let hasErrors = report.audits.contains { $0.findings.contains { $0.isOpen && $0.severity == .error } }
    return hasErrors ? "errors first" : "worst first"
  }

  /// The open findings; what is the same on several systems of a product once.
  private var rows: [(severity: Severity, ratio: Double, item: TextItem)] {
    var rows: [(severity: Severity, ratio: Double, item: TextItem)] = []
    for family in AuditFamily.all(of: report) {
      var own: [(severity: Severity, ratio: Double, item: TextItem, members: [Int])] = []
      var places: [[String]: Int] = [:]
      for (member, audit) in family.audits.enumerated() {
        let wording = Wording(audit)
        for finding in audit.findings where finding.isOpen {
          let item = TextItem(finding, wording)
          let key = family.isSeveral ? item.lines(Self.complete) : []
          if let place = places[key], family.isSeveral, own[place].members.last != member {
            own[place].members.append(member)
          } else {
            places[key] = own.count
            own.append((finding.severity, finding.leastRatio, item, [member]))
          }
        }
      }
      rows += own.map { ($0.severity, $0.ratio, $0.item.on(family.label(of: $0.members))) }
    }
    return rows
  }

  private static let complete = TextStyling(isVerbose: true)

  private var problems: [String] {
    guard !report.diagnostics.isEmpty else { return [] }
    let sorted =
      report.diagnostics.filter { $0.severity == .error } + report.diagnostics.filter { $0.severity != .error }
    return ["", "\(Wording.count(sorted.count, "problem")) in the input:"]
      + limited(sorted, to: shown.problems, of: "problem") { TextItem($0).lines(styling) }
  }

  private func limited<Thing>(
    _ things: [Thing], to most: Int, of word: String, _ lines: (Thing) -> [String]
  ) -> [String] {
    guard !styling.isVerbose, things.count > most else { return things.flatMap(lines) }
    let rest = Wording.count(things.count - most, "more \(word)")
    return things.prefix(most).flatMap(lines) + ["  … and \(rest) (use --verbose to list all)"]
  }

  private func painted(_ status: GateOutcome.Status) -> String {
    switch status {
    case .passed: styling.good(Wording.word(for: status))
    case .failed: styling.bad(Wording.word(for: status))
    case .notMeasured: styling.doubtful(Wording.word(for: status))
    }
  }

  private func painted(_ verdict: ReportVerdict) -> String {
    switch verdict {
    case .pass: styling.good(verdict.rawValue)
    case .fail: styling.bad(verdict.rawValue)
    case .unverified, .notMeasured: styling.doubtful(verdict.rawValue)
    }
  }

  private func painted(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass, .exempt: styling.good(verdict.rawValue)
    case .fail: styling.bad(verdict.rawValue)
    case .unverified: styling.doubtful(verdict.rawValue)
    }
  }
}
