import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteModel
import TextSupport

/// The audits of palettes with and without some edits.
struct Trial {
  /// What the edits change.
  let difference: ReportDifference
  /// Errors in the input.
  let problems: [Diagnostic]

  /// Audits the palettes that have a token of an edit, before and after.
  init(_ edits: [TrialEdit], of inputs: PaletteInputs, policy: Policy?, workers: Workers) throws(UsageError) {
    var isKnown = edits.map { _ in false }
    var before: [AuditResult] = []
    var after: [AuditResult] = []
    for loaded in inputs.palettes {
      var found: [ColorEdit] = []
      for (index, edit) in edits.enumerated() {
        guard let own = try edit.edits(of: loaded) else { continue }
        isKnown[index] = true
        found += own
      }
      guard !found.isEmpty else { continue }
      let policy = policy ?? loaded.policy
      let edited = loaded.with(loaded.palette.applying(found))
      before.append(AuditResult(loaded, policy: policy, today: Platform.today, workers: workers))
      after.append(AuditResult(edited, policy: policy, today: Platform.today, workers: workers))
    }
    if let unknown = isKnown.firstIndex(of: false) {
      let names = inputs.palettes.flatMap { loaded in loaded.palette.tokens.indices.map(loaded.palette.displayName) }
      throw UsageError(
        "there is no token \(quoted(edits[unknown].token))",
        remedy: DidYouMean.question(for: edits[unknown].token, among: names)
          ?? (names.isEmpty ? "specify the palette with --in" : nil), command: "try")
    }
    difference = ReportDifference(from: ReportSnapshot(AuditReport(before)), to: ReportSnapshot(AuditReport(after)))
    problems = inputs.errors
  }
}
