import AuditEngine
import AuditReports
import ColorMath
import LocalFiles
import Palettes

/// Changes of files that an audit of the changed files has proven, with the sentence that offers them.
struct LspFix {
  /// The offer, such as `Text on Page: 1. Set Text (Any entry) to #6D6D6D; reaches 4.74 (ΔE-OK 0.099)`.
  let title: String
  /// The changes; empty for an offer that only a person can take.
  let files: [FileChange]
  /// The reason why it changes no file; nil if it does.
  let obstacle: String?

  /// The options for a finding with their numbers, as in every report: each that changes entries, proven by an audit of the
  /// changed files.
  ///
  /// With the first one, no other pair and no other audit gets worse.
  static func options(of finding: Finding, in audit: AuditResult, of workspace: LspWorkspace) -> [LspFix] {
    guard case .pair(let pair) = finding.evidence.subject else { return [] }
    let wording = Wording(audit)
    let words = wording.options(of: finding, saysCommands: false)
    return zip(finding.options, words).map { option, words in
      let title = "\(wording.subject(of: audit.plan.pairs[pair])): \(words)"
      guard !option.edits.isEmpty else {
        return LspFix(title: title, files: [], obstacle: "make this change where the color is used")
      }
      let proposal = try? workspace.edits([.given(option.edits, of: audit.declaration.id)])
      let files = proposal?.files ?? []
      return LspFix(
        title: title, files: files, obstacle: files.isEmpty ? "with this change, something else gets worse" : nil)
    }
  }

  /// All edits of `legible fix` together; nil if there are none.
  init?(ofAll workspace: LspWorkspace) {
    guard let proposal = try? workspace.edits(EditProposer.all(addsIncreased: false)), !proposal.files.isEmpty else {
      return nil
    }
    let (before, after) = (proposal.before.failures, proposal.after.failures)
    self.init(
      title: "Fix colors: \(after) of \(Wording.count(before, "failing measurement")) will remain",
      files: proposal.files, obstacle: nil)
  }

  private init(title: String, files: [FileChange], obstacle: String?) {
    (self.title, self.files, self.obstacle) = (title, files, obstacle)
  }
}
