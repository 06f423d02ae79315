import AuditModel
import PaletteModel
import SourceScan
import TextSupport

extension NextStep {
  /// Determines the results of the suggested next commands after a report in which nothing was measured.
  static func look(
    beyond report: AuditReport, _ files: FileSource, in inputs: PaletteInputs, workers: Workers
  ) -> NextStep {
    let found = PairsAnswer.find(in: inputs, of: files, workers: workers)
    return NextStep(
      path: files.named.count == 1 ? ShellText.quoted(files.named[0]) : "",
      tokens: report.audits.reduce(0) { $0 + $1.plan.loaded.palette.tokens.count },
      swiftFiles: found.audits.reduce(0) { $0 + $1.facts.project.files.count },
      foundPairs: found.audits.reduce(0) { $0 + $1.undeclared.count },
      hasAuditFile: report.audits.contains { $0.declaration.location.file.hasSuffix(".json") })
  }
}
