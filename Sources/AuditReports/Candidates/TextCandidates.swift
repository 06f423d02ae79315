import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Writes candidates for a terminal: a line about each, then what they break, clear, and change, a column each.
struct TextCandidates {
  private let report: CandidateReport
  private let styling: TextStyling
  private let width: Int

  /// The rows of a section that are listed unless everything is.
  private static let shown = 12
  /// The names that are listed as not used unless everything is.
  private static let shownNames = 8

  init(_ report: CandidateReport, _ styling: TextStyling, width: Int) {
    self.report = report
    self.styling = styling
    self.width = width
  }

  /// The lines, without line ends.
  var lines: [String] {
    let cells = CandidateCells(report)
    return [styling.strong("Current palette: \(Wording.count(report.old.failingCells, "failing cell"))")]
      + report.candidates.indices.flatMap(verdict)
      + section("Newly failing or worse", cells.bad) + section("Fixed", cells.good)
      + section("Changed", changes)
  }

  /// The outcome of a candidate in words.
  private func verdict(of index: Int) -> [String] {
    let candidate = report.candidates[index]
    let number = String(index + 1)
    guard let effect = candidate.report, let failing = candidate.failing else {
      return block(number, "\(candidate.name): not compared, because it cannot be read", styling.bad)
    }
    var words = "\(candidate.name): \(Wording.count(report.old.failingCells, "failing cell")) → \(failing): "
    words += "\(candidate.cleared) fixed, \(candidate.broken) broken"
    let worse = effect.difference.count(.worse)
    words += (worse > 0 ? ", \(worse) worse" : "") + "; "
    words += "\(Wording.count(candidate.changedTokens, "token")) changed"
    if let largest = candidate.largestDelta { words += ", largest ΔE-OK \(DecimalText.fixed(largest, decimals: 3))" }
    let isBad = candidate.broken > 0 || effect.failingCount > 0
    var lines = block(number, words, isBad ? styling.bad : candidate.cleared > 0 ? styling.good : { $0 })
    if effect.failingCount > 0 { lines += block("", effect.gate, styling.bad) }
    if !candidate.problems.isEmpty {
      lines += block("", "Only partly compared, because it has errors", styling.doubtful)
    }
    return lines + unused(candidate.unused)
  }

  private func unused(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let shown = styling.isVerbose ? names[...] : names.prefix(Self.shownNames)
    let rest = names.count > shown.count ? ", and \(names.count - shown.count) more" : ""
    let words = "Not used, because no token or several tokens have the name: \(shown.joined(separator: ", "))\(rest)"
    return block("", words, styling.faint)
  }

  /// A paragraph next to a number.
  private func block(_ number: String, _ text: String, _ paint: (String) -> String) -> [String] {
    let start = number + String(repeating: " ", count: max(1, 4 - number.utf8.count))
    let indent = String(repeating: " ", count: start.utf8.count)
    let lines = TextColumns.wrap(TextColumns.plain(text), to: width - indent.utf8.count)
    return lines.enumerated().map { ($0 == 0 ? start : indent) + paint($1) }
  }

  private func section(_ heading: String, _ rows: [CandidateTable.Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let listed = styling.isVerbose ? rows : Array(rows.prefix(Self.shown))
    let titles = ["now"] + report.candidates.indices.map { String($0 + 1) }
    let rest = rows.count - listed.count
    return ["", "\(heading):"] + CandidateTable(rows: listed, titles: titles, width: width).lines(styling)
      + (rest > 0 ? ["  … and \(rest) more (use --verbose to list all)"] : [])
  }

  /// One row for each entry that any candidate changes.
  private var changes: [CandidateTable.Row] {
    var rows: [CandidateTable.Row] = []
    var known: [String: Int] = [:]
    let hasAudits = report.old.audits.count > 1
    let count = report.candidates.count
    for (index, candidate) in report.candidates.enumerated() {
      for change in candidate.changes {
        let key = change.audit + "\n" + change.token + "\n" + change.entry
        let row = known[key] ?? rows.count
        if row == rows.count {
          known[key] = row
          rows.append(
            CandidateTable.Row(
              heading: hasAudits ? "\(change.token), \(change.audit)" : change.token, name: change.entry,
              values: [change.from?.shown ?? "none"] + Array(repeating: "–", count: count),
              emphases: Array(repeating: .faint, count: count + 1)))
        }
        rows[row].values[index + 1] = change.to.shown
        rows[row].emphases[index + 1] = .plain
      }
    }
    return rows.indices.ordered { (rows[$0].heading, $0) < (rows[$1].heading, $1) }.map { rows[$0] }
  }
}
