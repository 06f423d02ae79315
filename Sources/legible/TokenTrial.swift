import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// A trial of edits that name their tokens.
struct TokenTrial {
  /// The effect of the edits.
  let difference: ReportDifference
  /// Errors in the input.
  let problems: [Diagnostic]

  /// Audits the palettes that have a token of an edit, before and after.
  init(_ edits: [TrialEdit], of inputs: DiskInputs, _ pipeline: AuditPipeline) throws(UsageError) {
    var isKnown = edits.map { _ in false }
    var edited: [Trial.Edited] = []
    for loaded in inputs.palettes {
      var found: [ColorEdit] = []
      for (index, edit) in edits.enumerated() {
        guard let own = try edit.edits(of: loaded) else { continue }
        isKnown[index] = true
        found += own
      }
      if !found.isEmpty { edited.append((loaded, found)) }
    }
    if let unknown = isKnown.firstIndex(of: false) {
      let names = inputs.palettes.map(\.palette).flatMap { $0.tokens.typedIndices.map($0.displayName) }
      throw UsageError(
        inputs.palettes.map(\.palette).absence(of: edits[unknown].token),
        remedy: DidYouMean.question(for: edits[unknown].token, among: names)
          ?? (names.isEmpty ? "specify the palette with --in" : nil), command: "try")
    }
    let trial = Trial(edited, pipeline)
    difference = ReportDifference(
      from: ReportSnapshot(AuditReport(trial.before)), to: ReportSnapshot(AuditReport(trial.after)))
    problems = inputs.errors
  }
}
