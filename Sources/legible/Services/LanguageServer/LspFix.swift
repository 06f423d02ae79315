import AuditEngine
import AuditReports
import ColorMath
import LocalFiles
import Palettes

/// Changes of files that an audit of the changed files has proven, with the sentence that offers them.
struct LspFix {
  /// The offer, such as `Use #6F6F6F: passes 4.5 in all 8 measurements, was 3.30`.
  let title: String
  let files: [FileChange]

  /// The first answers for the entries that a finding depends on, with which it passes; nil if there are none.
  ///
  /// No other pair and no other audit gets worse.
  init?(of finding: Finding, in audit: AuditResult, of workspace: LspWorkspace) {
    guard case .pair(let pair) = finding.evidence.subject else { return nil }
    let answers = audit.advice.answers(for: finding, in: audit)
    let id = audit.declaration.id
    guard !answers.isEmpty, let proposal = try? workspace.edits([.given(answers.map { $0.edit }, of: id)]),
      !proposal.files.isEmpty, let after = proposal.after.first(where: { $0.plan.loaded.declaration.id == id }),
      let outcome = Self.outcome(of: audit.plan.pairs[pair].id, in: after)
    else { return nil }
    let colors = answers.map { $0.to.hex + (answers.count > 1 ? " (\($0.condition))" : "") }
    title =
      "Use \(colors.joined(separator: ", ")): reaches \(Wording.required(outcome.required)) in "
      + (outcome.cells == 1 ? "" : "all ") + "\(Wording.count(outcome.cells, "measurement")), was "
      + Wording.ratio(Wording(audit).worst(of: finding)?.minimum)
    files = proposal.files
  }

  /// All edits of `legible fix` together; nil if there are none.
  init?(ofAll workspace: LspWorkspace) {
    guard let proposal = try? workspace.edits(EditProposer.all(addsIncreased: false)), !proposal.files.isEmpty else {
      return nil
    }
    let (before, after) = (proposal.before.failures, proposal.after.failures)
    title = "Fix colors: \(after) of \(Wording.count(before, "failing measurement")) will remain"
    files = proposal.files
  }

  /// The number of measurements of a pair, all of which pass, and the greatest minimum; nil if one does not pass.
  private static func outcome(of pair: String, in audit: AuditInput) -> (cells: Int, required: Requirement)? {
    guard let index = audit.plan.pairs.typedIndex(where: { $0.id == pair }) else { return nil }
    let rows = audit.measured.rows[index.offset].map { audit.measurements[$0] }
    guard rows.allSatisfy({ $0.verdict == .pass }) else { return nil }
    let strictest = rows.map { $0.requirement }.max { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
    return strictest.map { (rows.count, $0) }
  }
}
