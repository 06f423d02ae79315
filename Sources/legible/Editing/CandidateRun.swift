import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible try --from`: several candidates for a palette, side by side.
struct CandidateRun {
  /// The candidates as typed.
  let candidates: [String]
  /// The palettes to compare them with; those below the current folder if there are none.
  let paths: [String]
  let format: OutputFormat
  let options: RunOptions
  let console: Console

  /// Compares the candidates and returns the exit status.
  func run() throws -> ExitStatus {
    let (report, errors) = try console.progress.during("Comparing candidates") { () throws(UsageError) in
      try compared()
    }
    let styling = console.styling(isVerbose: options.isVerbose)
    try console.write(report.bytes(format, styling, width: Self.width), as: format.dialect)
    let problems = errors + report.candidates.flatMap { $0.problems }
    console.complain(problems, errorsOnly: true)
    return ExitStatus.combining([ExitStatus(of: problems)] + (report.isFailing ? [.findings] : []))
  }

  private func compared() throws(UsageError) -> (report: CandidateReport, errors: [Diagnostic]) {
    let inputs = options.palettes(at: paths, measuresClasses: true)
    guard !inputs.errors.isEmpty || inputs.palettes.contains(where: { !$0.palette.tokens.isEmpty }) else {
      throw UsageError(
        "no palette with tokens was found to compare the candidates with",
        remedy: "specify one: legible try PATH --from FILE", command: "try")
    }
    let trial = CandidateTrial(inputs.palettes, options.pipeline)
    let found = candidates.map { candidate(CandidateFile($0, workers: options.workers), trial, inputs.palettes) }
    return (CandidateReport(trial.old, found), inputs.errors)
  }

  private func candidate(
    _ file: CandidateFile, _ trial: CandidateTrial, _ palettes: [LoadedPalette]
  ) -> CandidateReport.Candidate {
    var file = file
    guard !file.isUnreadable else {
      return CandidateReport.Candidate(name: file.path, report: nil, problems: file.problems)
    }
    let (edited, unused) = file.palettes(from: palettes)
    let (difference, changes) = trial.difference(to: edited)
    return CandidateReport.Candidate(
      name: file.path, report: options.gated(difference), changes: changes, unused: unused, problems: file.problems)
  }

  /// The columns of the terminal; 80 without one.
  static var width: Int { min(400, max(TextLayout.pageWidth, Platform.columns)) }
}
