package import AuditEngine
package import FileSyntax
import Palettes

/// A difference with its gate, ready to be written.
package struct DifferenceReport: Sendable {
  /// The difference between the two reports.
  package let difference: ReportDifference
  /// The least severity of a new or worse finding that fails the gate; nil for no gate.
  let failOn: Severity?
  /// True if a cell that lost its certain verdict fails the gate as well.
  let failsOnUnverified: Bool
  /// The revision whose palette is the old one; nil if two reports were given.
  let revision: String?
  /// The commit whose palette is the old one, if it is the merge base of the revision and HEAD rather than the revision.
  let mergeBase: String?
  /// The cells for which the gate fails.
  let failing: [CellChange]
  /// The measurements without a finding for which a gate fails that counts unverified ones as well.
  let undecided: [RowChange]
  /// The address to which formats with links link places; nil if it is not known.
  package var sourceLink: SourceLink?
  /// The new audits, for the places of edited colors; empty if a report was read.
  package var audits: [AuditResult] = []

  /// Applies a gate to a difference.
  package init(
    _ difference: ReportDifference, failOn: Severity?, failsOnUnverified: Bool = false, revision: String? = nil,
    mergeBase: String? = nil
  ) {
    self.difference = difference
    self.failOn = failOn
    self.failsOnUnverified = failsOnUnverified
    (self.revision, self.mergeBase) = (revision, mergeBase)
    failing = difference.failing(from: failOn, orUnverified: failsOnUnverified)
    undecided = failOn != nil && failsOnUnverified ? difference.undecided : []
  }

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.markdown, .json, .html, .text]

  /// Returns the bytes in one of the formats, with a line end.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling) -> [UInt8] {
    switch format {
    case .markdown: MarkdownRenderer.render(Document(self), limit: Document.differenceLimit, reserve: 4_000)
    case .json: JSONDifference.render(self)
    case .html: HTMLReport.render(Document(self), HTMLPlaces(sourceLink))
    default: TextRenderer.render(Document(self), styling)
    }
  }

  /// The number of results for which the gate fails.
  package var failingCount: Int { failing.count + undecided.count }

  /// Returns true if the gate fails for a cell.
  func fails(_ change: CellChange) -> Bool { change.fails(from: failOn, orUnverified: failsOnUnverified) }

  /// The place of an edited color; nil if it is not known.
  func place(of edit: EditedToken) -> SourceLocation? { audits.place(of: edit) }

  /// The changed measurements in a few words: `3 newly failing, 5 fixed`; nil if none changed.
  var counts: String? {
    let counts = RowChange.Kind.allCases.map { (difference.count($0), $0.counted) }.filter { $0.0 > 0 }
    return counts.isEmpty ? nil : counts.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// The first line, without emphasis.
  var headline: String {
    let base = mergeBase.map { " (merge base \($0.prefix(Self.shortHash)))" } ?? ""
    let start = revision.map { "Contrast compared with \($0)\(base)" } ?? "Contrast"
    let findings = Wording.count(difference.cells.count, "result")
    return "\(start): \(counts ?? (difference.cells.isEmpty ? "nothing changed" : "\(findings) changed"))"
  }

  /// True if names of audits are needed to tell pairs apart.
  var hasSeveralAudits: Bool { Set((difference.new.audits + difference.old.audits).map { $0.id }).count > 1 }

  /// The outcome of the gate, in one sentence without a period.
  var gate: String {
    guard let failOn else { return "Gate: passed (findings are ignored because of --fail-on never)" }
    let count = failingCount
    guard count > 0 else { return "Gate: passed (no \(results(2, from: failOn)) are new or worse)" }
    return "Gate: failed (\(count) \(results(count, from: failOn)) \(count == 1 ? "is" : "are") new or worse)"
  }

  /// The name of the results that the gate considers.
  private func results(_ count: Int, from least: Severity) -> String {
    let noun = count == 1 ? "result" : "results"
    return failsOnUnverified ? "error-level or undecided \(noun)" : Wording.leveled(noun, from: least)
  }

  /// Headline and gate in one line.
  package var verdictLine: String { TextColumns.plain("\(headline). \(gate)") }

  /// The characters of a commit's name in a headline.
  private static let shortHash = 10

  /// The names that are listed for each kind of what was left out.
  private static let mostNamed = 3

  /// Caveats about differences between the two runs, in sentences without a period.
  var cautions: [String] {
    var cautions: [String] = []
    let (old, new) = (difference.old, difference.new)
    if !new.errors.isEmpty {
      let errors = Wording.count(new.errors.count, "error")
      cautions.append(
        "The new report has \(errors) in its input: it covers only part of the palette and cannot give a verdict")
    }
    if !old.errors.isEmpty {
      let errors = Wording.count(old.errors.count, "error")
      cautions.append("The old report has \(errors) in its input: results that appear as new may not be new")
    }
    if !new.summary.incomplete.isEmpty {
      let named = Wording.gaps(new.summary.omissions, new.summary.incomplete, most: Self.mostNamed)
      cautions.append("Not measured: \(named.joined(separator: "; "))")
    }
    for audit in new.audits {
      guard let before = old.audits.first(where: { $0.id == audit.id }), before.conditions != audit.conditions else {
        continue
      }
      cautions.append(
        "\(audit.id) was audited with \(before.conditions.joined(separator: ", ")) and is now audited with "
          + audit.conditions.joined(separator: ", "))
    }
    return cautions
  }
}

extension AuditResult {
  /// The place of the first changed entry of an edited token, or of the token for a removed one; nil in another audit.
  func place(of edit: EditedToken) -> SourceLocation? {
    guard edit.audits.contains(declaration.id) else { return nil }
    guard case .found(let index) = plan.loaded.palette.lookup(edit.token) else {
      return plan.sourceColors.first { $0.name.name == edit.token }?.name.location
    }
    let token = plan.loaded.palette.tokens[index]
    let entry = token.entries.first { $0.label == edit.changes[0].entry }
    return entry.map { token.location(of: $0) } ?? token.location
  }
}

extension [AuditResult] {
  /// The place of an edited token in the first audit that has it; nil if none has.
  func place(of edit: EditedToken) -> SourceLocation? { lazy.compactMap { $0.place(of: edit) }.first }
}

extension RowChange.Kind {
  /// The words after a number.
  var counted: String {
    switch self {
    case .failing: "newly failing"
    case .worse: "worse"
    case .excused: "excused"
    case .uncovered: "newly uncovered"
    case .fixed: "fixed"
    case .better: "better"
    case .covered: "newly covered"
    case .gone: "gone"
    case .added: "new"
    }
  }

  /// The words above a list.
  var heading: String {
    switch self {
    case .failing: "Newly failing"
    case .worse: "Still failing, and worse"
    case .excused: "Below the earlier minimum, which no longer applies"
    case .uncovered: "Newly uncovered"
    case .fixed: "Fixed"
    case .better: "Better, but still failing"
    case .covered: "Newly covered"
    case .gone: "Gone"
    case .added: "New and not failing"
    }
  }
}
