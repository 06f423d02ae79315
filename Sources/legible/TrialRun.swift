import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible try`: once, or again at every save.
struct TrialRun {
  let edits: [TrialEdit]
  /// The palette to try; nil for those below the current folder.
  let folder: String?
  let format: DifferenceFormat
  let options: RunOptions
  let console: Console

  private var paths: [String] { folder.map { [$0] } ?? [] }

  /// Tries the edits and returns the exit status.
  func once() throws -> ExitStatus {
    let (trial, report) = try console.progress.during("Trying the edits") { () throws(UsageError) in
      try tried(load(nil))
    }
    try console.write(rendered(report), as: format.dialect)
    console.complain(trial.problems, errorsOnly: true)
    return ExitStatus.combining([ExitStatus(of: trial.problems)] + (report.failingCount == 0 ? [] : [.findings]))
  }

  /// Tries the edits at once and at every save, and prints the result if it differs from the last one.
  ///
  /// An error at first ends the run as without `--watch`; later ones are reported.
  func watch() throws -> ExitStatus {
    var last: (bytes: [UInt8], errors: [Diagnostic], isBroken: Bool)?
    try WatchLoop(paths).runUntilInterrupted { files, saved in
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

  /// Prints the names of saved files and the present effect of the edits; a machine-readable format is printed without
  /// them.
  private func show(_ saved: [String], _ bytes: [UInt8]?) throws {
    let names = "\n" + AuditComparison.names(saved, console.style)
    if format == .text { try console.write(names) } else { console.complain(names) }
    guard let bytes else { return console.complain("Nothing changed") }
    try console.write(bytes, as: format.dialect)
  }

  private func load(_ files: FileTree?) -> DiskInputs {
    options.palettes(at: paths, from: files, measuresClasses: true)
  }

  private func tried(_ inputs: DiskInputs) throws(UsageError) -> (trial: TokenTrial, report: DifferenceReport) {
    let trial = try TokenTrial(edits, of: inputs, options.pipeline)
    return (trial, options.gated(trial.difference))
  }

  private func rendered(_ report: DifferenceReport) -> [UInt8] {
    format.render(report, console.styling(isVerbose: options.isVerbose))
  }
}
