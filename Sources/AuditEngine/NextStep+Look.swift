import AuditModel
import PaletteModel
import SourceScan
import TextSupport

extension NextStep {
  /// The step after a report on files that no audit file declares, but of which something was measured.
  static func first(at files: FileSource) -> NextStep {
    NextStep(path: path(of: files), tokens: 0, swiftFiles: 0, foundPairs: 0, hasAuditFile: false)
  }

  private static func path(of files: FileSource) -> String {
    files.named.count == 1 ? ShellText.quoted(files.named[0]) : ""
  }

  /// Determines the results of the suggested next commands after a report in which nothing was measured.
  static func look(
    beyond report: AuditReport, _ files: FileSource, in inputs: PaletteInputs, workers: Workers
  ) -> NextStep {
    let found = PairsAnswer.find(in: inputs, of: files, workers: workers)
    return NextStep(
      path: path(of: files),
      tokens: report.audits.reduce(0) { $0 + $1.plan.loaded.palette.tokens.count },
      swiftFiles: found.audits.reduce(0) { $0 + $1.facts.project.files.count },
      foundPairs: found.audits.reduce(0) { $0 + $1.undeclared.count },
      hasAuditFile: report.audits.contains { $0.declaration.location.file.hasSuffix(".json") })
  }
}
