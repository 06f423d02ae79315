import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel
import TextSupport

/// One run of `legible try`: once, or again at every save.
struct TrialRun {
  let edits: [TrialEdit]
  /// The palette that is tried; nil for those below the current folder.
  let folder: String?
  /// Nil for that of each audit file.
  let policy: Policy?
  let failOn: FailOn
  let format: DifferenceFormat
  let isVerbose: Bool
  let workers: Workers
  let console: Console

  private var paths: [String] { folder.map { [$0] } ?? [] }

  /// Tries the edits and gives the exit status.
  func once() throws -> ExitStatus {
    let (trial, report) = try console.progress.during("Trying the edits") { () throws(UsageError) in
      try tried(load(nil))
    }
    try console.write(rendered(report), as: format.dialect)
    console.complain(trial.problems, errorsOnly: true)
    let problems = trial.problems.compactMap { ExitStatus(rawValue: $0.kind.rawValue) }
    return ExitStatus.combining(problems + (report.failing.isEmpty ? [] : [.findings]))
  }

  /// Tries the edits at once and at every save, and prints what that gives where it is not what was printed last.
  ///
  /// What is wrong at first ends the run as without `--watch`; what goes wrong later is told.
  func watch() throws -> ExitStatus {
    var last: (bytes: [UInt8], errors: [Diagnostic], isBroken: Bool)?
    try WatchLoop(paths).run { files, saved in
      guard let old = last else {
        let (trial, report) = try tried(load(files))
        let bytes = rendered(report)
        try console.write(bytes, as: format.dialect)
        console.complain(trial.problems, errorsOnly: true)
        console.complain("Watching for changes; press Control-C to stop")
        last = (bytes, trial.problems, false)
        return
      }
      let inputs = load(files)
      let errors = inputs.errors.filter { !old.errors.contains($0) }
      last?.isBroken = true
      guard errors.isEmpty else { return console.complain(errors, errorsOnly: true) }
      let report: DifferenceReport
      do throws(UsageError) {
        report = try tried(inputs).report
      } catch {
        return console.complain(error.text(tool: ToolIdentity.name))
      }
      let bytes = rendered(report)
      last = (bytes, inputs.errors, false)
      if bytes != old.bytes || !saved.isEmpty || old.isBroken { try show(saved, bytes == old.bytes ? nil : bytes) }
    }
    return .success
  }

  /// Prints the names of saved files and what the edits come to now; a format for programs stays by itself.
  private func show(_ saved: [String], _ bytes: [UInt8]?) throws {
    let names = "\n" + AuditComparison.names(saved, console.style)
    if format == .text { try console.write(names) } else { console.complain(names) }
    guard let bytes else { return console.complain("Nothing changed") }
    try console.write(bytes, as: format.dialect)
  }

  private func load(_ files: FileTree?) -> PaletteInputs {
    PaletteInputs.load(paths, from: files, idioms: [.universal], workers: workers)
  }

  private func tried(_ inputs: PaletteInputs) throws(UsageError) -> (trial: Trial, report: DifferenceReport) {
    let trial = try Trial(edits, of: inputs, policy: policy, workers: workers)
    return (
      trial, DifferenceReport(trial.difference, failOn: failOn.severity, failsOnUnverified: failOn.countsUnverified)
    )
  }

  private func rendered(_ report: DifferenceReport) -> [UInt8] {
    format.render(report, console.styling(isVerbose: isVerbose))
  }
}
