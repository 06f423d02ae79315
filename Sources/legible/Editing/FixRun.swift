import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible fix`: complete an earlier one, find edits, show or write them.
struct FixRun {
  private let isWriting: Bool
  private let options: FixArguments
  private let console: Console

  /// Prepares a run; without a policy, that of each audit file counts.
  ///
  /// - Parameter isWriting: true or false to write or not, whatever the options say.
  init(_ options: FixArguments, isWriting: Bool? = nil, _ console: Console) {
    self.isWriting = isWriting ?? options.isWriting
    self.options = options
    self.console = console
  }

  /// Fixes the palettes at the paths, the current folder if there are none, and returns the exit status.
  func run(_ paths: [String]) throws -> ExitStatus {
    do {
      return try fix(paths).status
    } catch let problem as Diagnostic {
      console.complain([problem], errorsOnly: true)
      return ExitStatus(rawValue: problem.kind.rawValue) ?? .badData
    }
  }

  /// Fixes the palettes, and returns the exit status and the files that were written.
  func fix(_ paths: [String]) throws -> (status: ExitStatus, written: [String]) {
    if isWriting { tell(try transaction(paths).complete()) }
    if !isWriting, let warning = EditTransaction.warning(for: paths) { console.complain(warning) }
    var proposal = try console.progress.during("Computing changes") { () throws(UsageError) in
      try edits(of: paths, EditProposer.all(addsIncreased: options.addsIncreased))
    }
    let planned = proposal.results.reduce(0) { $0 + $1.edits.count }
    if options.isStepping {
      let chosen = FixSteps(proposal.results, console).chosen
      proposal = try console.progress.during("Computing changes") { () throws(UsageError) in
        try edits(of: paths, [.chosen(chosen)] + EditProposer.all(addsIncreased: options.addsIncreased).dropFirst())
      }
    }
    let problems = proposal.diagnostics.filter { $0.severity == .error } + proposal.problems
    console.complain(problems, errorsOnly: true)
    for file in proposal.files where !isWriting {
      try console.write(UnifiedDiff(file: file.file, from: file.old, to: file.new).text(console.style))
    }
    let words = FixWords(proposal)
    for line in words.edits + words.losses + words.repeats + words.pairs { try say(line) }
    if !isWriting { for line in words.commands(typed: DiskFiles(paths).source.typed) { try say(line) } }
    let refusals = EditProposal.refusals(from: proposal.before, to: proposal.after)
    for refusal in refusals { complain(printable(refusal)) }
    if isWriting {
      guard problems.isEmpty else {
        console.complain("\(ToolIdentity.name) fix: nothing was written because of these errors")
        return (status(problems, proposal), [])
      }
      guard refusals.isEmpty else {
        console.complain("\(ToolIdentity.name) fix: nothing was written because of these effects")
        return (ExitStatus.combining([status(problems, proposal), .findings]), [])
      }
    }
    let undo =
      isWriting && !proposal.files.isEmpty ? FixUndo(of: proposal.files.map(\.file), in: DiskFiles(paths)) : nil
    if undo != nil { try transaction(paths).write(proposal.files) }
    try say(words.outcome(isWritten: isWriting, declined: options.isStepping ? planned : 0))
    if let undo { try say(undo.line) }
    for line in words.limit + words.remainder(typed: DiskFiles(paths).source.typed) { complain(line) }
    return (status(problems, proposal), isWriting ? proposal.files.map(\.file) : [])
  }

  private func edits(of paths: [String], _ sources: [EditProposer]) throws(UsageError) -> EditProposal {
    do throws(WishProblem) {
      return try EditProposal(
        DiskFiles(paths).source, sources, options.wishes, policy: options.run.settings.policy,
        workers: options.run.workers)
    } catch {
      throw UsageError(error)
    }
  }

  /// Completes an interrupted run, and does nothing else.
  func recover(_ paths: [String]) throws -> ExitStatus {
    do {
      let completion = try transaction(paths).complete()
      tell(completion)
      if completion == nil { console.complain("Nothing to recover: no run was interrupted here") }
      return .success
    } catch let problem as Diagnostic {
      console.complain([problem], errorsOnly: true)
      return ExitStatus(rawValue: problem.kind.rawValue) ?? .badData
    }
  }

  private func transaction(_ paths: [String]) throws(OutputProblem) -> EditTransaction {
    try EditTransaction(for: paths.isEmpty ? ["."] : paths) {
      console.progress.tell("Waiting for another run that is writing here")
    }
  }

  /// Prints a line unless a difference needs standard output for itself.
  private func say(_ line: String) throws {
    if isWriting { try console.write(console.fitted(line, for: .output) + "\n") } else { complain(line) }
  }

  private func complain(_ line: String) { console.complain(console.fitted(line, for: .error)) }

  /// Reports the outcome of an interrupted run.
  private func tell(_ completion: EditTransaction.Completion?) {
    guard let completion else { return }
    if completion.changedNothing {
      let files = Wording.count(completion.removed, "temporary file")
      console.complain("Removed \(files) of an interrupted run, which had changed nothing")
      return
    }
    console.complain("Completed an interrupted run: \(Wording.count(completion.completed.count, "file")) written")
    for file in completion.foreign {
      console.complain("\(file): warning: the file has changed since the interrupted run, so its change was skipped")
    }
  }

  private func status(_ problems: [Diagnostic], _ proposal: EditProposal) -> ExitStatus {
    let fails = proposal.after.failures > 0
    return ExitStatus.combining(
      problems.compactMap { ExitStatus(rawValue: $0.kind.rawValue) } + (fails ? [.findings] : []))
  }
}
