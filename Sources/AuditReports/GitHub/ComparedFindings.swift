import AuditEngine
import Palettes

/// The causes in a comparison: each edited color at its changed line with what it makes fail or worse, and the new
/// and worse findings that no edited color explains.
struct ComparedFindings {
  private struct Key: Hashable {
    let audit: String
    let fingerprint: String
    let place: CellPlace
  }

  private let difference: ReportDifference
  private let words: EditedTokenWords
  private let places: [SourceLocation?]
  /// The severity of the worst finding that each edit explains; nil if it explains none.
  private var severities: [Severity?]
  /// The findings that each edit makes new or worse besides those about its results.
  private var others: [Set<String>]
  /// The new or worse cells that no edit explains.
  private var unexplained: Set<Key> = []

  private static let mostNamed = 3

  init(_ difference: ReportDifference, in report: AuditReport) {
    self.difference = difference
    words = EditedTokenWords(difference)
    places = words.effects.map { effect in report.audits.place(of: effect.edit) }
    severities = Array(repeating: nil, count: words.effects.count)
    others = Array(repeating: [], count: words.effects.count)
    var explained: [DifferenceFindings.Key: [Int]] = [:]
    for (index, effect) in words.effects.enumerated() where places[index] != nil {
      for row in effect.edit.rows {
        let change = difference.rows[row]
        guard change.kind.isBad, let place = change.place else { continue }
        explained[DifferenceFindings.Key(change.pair, place), default: []].append(index)
      }
    }
    for change in difference.cells where change.kind.isBad {
      guard let place = change.after?.place else { continue }
      var edits = DifferenceFindings.Key(change.finding, place).flatMap { explained[$0] } ?? []
      if edits.isEmpty {
        edits = causes(of: change.finding)
        for edit in edits { others[edit].insert(change.finding.fingerprint) }
      }
      for edit in edits { severities[edit] = max(severities[edit] ?? .note, change.finding.severity) }
      guard edits.isEmpty else { continue }
      unexplained.insert(
        Key(audit: change.finding.audit, fingerprint: change.finding.fingerprint, place: place))
    }
  }

  /// The edits that a finding without a changed result follows from: those of the colors that it names, else the only edit.
  private func causes(of finding: FindingSnapshot) -> [Int] {
    let known = words.effects.indices.filter {
      places[$0] != nil && words.effects[$0].edit.audits.contains(finding.audit)
    }
    let named = known.filter { index in
      let token = words.effects[index].edit.token
      return token == finding.foreground || token == finding.surface
    }
    return named.isEmpty && known.count == 1 ? known : named
  }

  /// Returns true for a finding that is new or worse somewhere, and that no edited color explains.
  func isNew(_ row: FindingRows.Row, in found: FindingRows) -> Bool {
    row.finding.cells.contains { cell in
      unexplained.contains(
        Key(audit: found.auditID(of: row), fingerprint: row.finding.fingerprint, place: cell.place))
    }
  }

  /// The edited colors that make something fail or worse, those that make most fail first, with what to do; then the number of
  /// findings that no edited color explains.
  var causes: [Phrase] {
    let findings = DifferenceFindings(difference)
    let edited = words.effects.indices.filter { severities[$0] != nil }.map { index -> Phrase in
      let effect = words.effects[index]
      let sentence = words.sentence(of: effect, others: others[index].count, most: Self.mostNamed)
      return effect.isBad ? "\(sentence). Instead: \(words.remedy(effect, findings))." : "\(sentence)."
    }
    let rest = Set(unexplained.map { [$0.audit, $0.fingerprint] }).count
    return edited + (rest > 0 ? ["No edited color explains \(Wording.count(rest, "new or worse finding"))."] : [])
  }

  /// The edited colors whose worst finding has a severity.
  func edits(_ severity: Severity) -> [WorkflowCommand] {
    words.effects.indices.filter { severities[$0] == severity }.map { index in
      let effect = words.effects[index]
      return WorkflowCommand(
        name: GitHubReport.name(of: severity), title: "edited color",
        message: words.sentence(of: effect, others: others[index].count, most: Self.mostNamed), location: places[index])
    }
  }
}
