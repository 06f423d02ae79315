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

  /// The edit of the foreground with which the pair of a finding passes wherever it exists; nil if there is none.
  ///
  /// All other pairs of the token pass as well, and no other audit gets worse.
  init?(of finding: Finding, in audit: AuditResult, of workspace: LspWorkspace) {
    guard case .pair(let pair) = finding.evidence.subject, let token = Self.foreground(of: pair, in: audit) else {
      return nil
    }
    let failing = EntrySuggestions.all(of: token, in: audit.plan.loaded, policy: audit.plan.policy).filter {
      $0.failing > 0
    }
    let moves = failing.compactMap { entry in entry.moves.first.map { (entry: entry.entry, color: $0.color) } }
    guard !moves.isEmpty, moves.count == failing.count else { return nil }
    let edits = moves.map { move in
      ColorEdit(
        token: token, place: .entry(move.entry), color: move.color.encodedSRGB.eightBit, alpha: move.color.alpha)
    }
    let id = audit.declaration.id
    guard let proposal = try? workspace.edits([.given(edits, of: id)]), !proposal.files.isEmpty,
      let after = proposal.after.first(where: { $0.plan.loaded.declaration.id == id }),
      let outcome = Self.outcome(of: audit.plan.pairs[pair].id, in: after)
    else { return nil }
    let entries = audit.plan.loaded.palette.tokens[token].entries
    let colors = moves.map { move in
      SeenColor.eightBit(move.color.encodedSRGB).hex + (moves.count > 1 ? " (\(entries[move.entry].label))" : "")
    }
    title =
      "Use \(colors.joined(separator: ", ")): reaches \(Wording.required(outcome.required)) in "
      + (outcome.cells == 1 ? "" : "all ") + "\(Wording.count(outcome.cells, "measurement")), was "
      + Wording.ratio(Wording(audit).worst(of: finding)?.minimum)
    files = proposal.files
  }

  /// All edits of `legible fix` together; nil if there are none.
  init?(ofAll workspace: LspWorkspace) {
    let sources = EditProposer.all(EditWishes(), addsIncreased: false)
    guard let proposal = try? workspace.edits(sources), !proposal.files.isEmpty else { return nil }
    let (before, after) = (proposal.before.failures, proposal.after.failures)
    title = "Fix colors: \(after) of \(Wording.count(before, "failing measurement")) will remain"
    files = proposal.files
  }

  /// The token that is the foreground of a pair.
  private static func foreground(of pair: PairIndex, in audit: AuditResult) -> TokenIndex? {
    let colors = audit.plan.foregrounds[audit.plan.pairs[pair].foreground].colors
    guard case .token(let name) = colors.full.reference, case .found(let index) = audit.plan.loaded.palette.lookup(name)
    else { return nil }
    return index
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
