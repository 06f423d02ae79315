import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible waive`: find, write in memory, prove, write.
struct WaiveRun {
  private let wish: WaiveWish
  private let disk: DiskFiles
  private let pipeline: AuditPipeline
  private let console: Console

  init(_ wish: WaiveWish, in path: String?, _ options: RunOptions, _ console: Console) throws(Diagnostic) {
    let paths = [path].compactMap(\.self)
    try NamedPaths.check(paths)
    self.wish = wish
    self.console = console
    disk = DiskFiles(paths)
    var pipeline = options.pipeline
    pipeline.settings.variants = .all
    self.pipeline = pipeline
  }

  /// Writes the waiver, or shows it as a diff, and returns the exit status.
  func run(isDry: Bool) throws -> ExitStatus {
    var session = AuditEngine.AuditSession(disk.source, pipeline: pipeline)
    let before = session.briefReport()
    let subjects = WaiverSubject.all(in: before)
    let chosen: [WaiverSubject]
    switch WaiverSearch(subjects: subjects, located: disk.source.located).answer(wish.operand, rule: wish.rule) {
    case .found(let found): chosen = found
    case .none(let problem, let near):
      list(near)
      throw problem
    }
    guard chosen.count == 1 || wish.takesAll else {
      list(chosen)
      throw UsageError(
        "\(quoted(wish.operand)) matches \(Wording.count(chosen.count, "finding"))",
        remedy: "run one of these commands, or waive all of them with --all")
    }
    let waiving = try WaiverWriting(chosen, wish, disk.source)
    for change in waiving.changes { session.lay(change.new, over: change.file) }
    let proof = WaiverProof(from: before, to: session.briefReport(), of: chosen, wish)
    if let problem = proof.problem(in: waiving.changes[0].file) { throw problem }
    if isDry {
      for change in waiving.changes {
        try console.write(UnifiedDiff(file: change.file, from: change.old, to: change.new).text(console.style))
      }
      return .success
    }
    try disk.source.check(waiving.changes)
    for change in waiving.changes { try disk.source.write(change) }
    for line in waiving.lines + proof.lines { try console.write(printable(line) + "\n") }
    return .success
  }

  /// Lists findings that a person may have meant, each with the command that waives it.
  private func list(_ subjects: [WaiverSubject]) {
    let most = 20
    for subject in subjects.prefix(most) {
      console.complain("  \(subject.line)\n    \(subject.command(wish.words).text(disk.source.typed))")
    }
    if subjects.count > most { console.complain("  … and \(subjects.count - most) more") }
  }
}
