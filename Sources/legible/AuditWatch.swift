import AuditEngine
import AuditReports
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible audit --watch`: an audit, then the effect of each save.
struct AuditWatch {
  private let options: AuditOptions
  private let console: Console

  /// Prepares a run with its options.
  init(_ options: AuditOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Audits the paths again and again until Ctrl-C, which is the usual end: the status is 0.
  func run(_ paths: [String]) throws -> ExitStatus {
    if let warning = EditTransaction.warning(for: paths) { console.complain(warning) }
    var state: State?
    try WatchLoop(paths, others: options.gate.baseline.map { [$0] } ?? []).runUntilInterrupted { files, saved in
      if let last = state {
        state = try next(paths, files, saved, since: last)
      } else {
        state = State(last: try first(paths, files))
      }
    }
    return .success
  }

  /// The whole audit, as without `--watch`.
  private func first(_ paths: [String], _ files: FileTree) throws -> ReportSnapshot {
    let run = AuditRun(options, console)
    let inputs = run.load(paths, from: files)
    let (report, gateWords) = try run.judged(run.measured(inputs), of: inputs.inputFiles)
    let written = ReportFiles(report, options: options, inputs: inputs)
    try run.write(written)
    try run.show(report, written, gateWords, of: inputs.disk)
    if !options.run.isQuiet { console.complain("Watching for changes; press Control-C to stop") }
    return ReportSnapshot(report)
  }

  /// The effect of a save; new errors in the input are reported alone, and the last complete audit remains the
  /// reference.
  ///
  /// The change is reported before anything else is computed.
  private func next(
    _ paths: [String], _ files: FileTree, _ saved: [String], since state: State
  ) throws -> State {
    let run = AuditRun(options, console.withoutProgress)
    let inputs = run.load(paths, from: files)
    let measured = run.measured(inputs)
    let report = try run.judgedBriefly(measured, of: inputs.inputFiles)
    let new = ReportSnapshot(report)
    let errors = new.errors.filter { !state.last.errors.contains($0) }
    guard errors.isEmpty else {
      console.complain(errors, errorsOnly: true)
      return State(last: state.last, isBroken: true)
    }
    let comparison = AuditComparison(from: state.last, to: report, options.run)
    let isWorthTelling = state.isBroken || !saved.isEmpty || !comparison.isEmpty
    if isWorthTelling { try comparison.show(saved: saved, report, options, console) }
    if writesReports(on: inputs), isWorthTelling {
      let (report, gateWords) = try run.judged(measured, of: inputs.inputFiles)
      let written = ReportFiles(report, options: options, inputs: inputs)
      try run.write(written)
      if !options.formats.isEmpty { try run.show(report, written, gateWords, of: inputs.disk) }
    }
    return State(last: new)
  }

  /// Returns true if a report goes anywhere except directly to the terminal.
  private func writesReports(on inputs: DiskInputs) -> Bool {
    !options.formats.isEmpty || options.output != nil
      || (!options.isGating && inputs.palettes.contains { $0.declaration.output != nil })
  }

  /// The reference for the next save.
  private struct State {
    /// The last audit whose input had no errors except those of the first.
    var last: ReportSnapshot
    /// True if errors were reported since then.
    var isBroken = false
  }
}
