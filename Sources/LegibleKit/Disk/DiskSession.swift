package import AuditEngine
import LocalFiles
package import Palettes

/// A session over files of this machine, which finds saved changes by itself.
///
/// An audit is a function of the answers of the disk. The session keeps them, asks again when told to, and audits again
/// only if an answer, the date of waivers, or the root of a path differs.
package struct DiskSession: Sendable {
  package private(set) var session: AuditEngine.AuditSession
  private var disk: DiskFiles
  private let paths: [String]

  /// Starts with the palettes at paths, of the current folder if there are none; nothing is read yet.
  package init(_ paths: [String], pipeline: AuditPipeline, gate: AuditGate = AuditGate()) {
    self.paths = paths
    disk = DiskFiles(paths, noticesChanges: true)
    session = AuditEngine.AuditSession(disk.source, pipeline: pipeline, gate: gate)
  }

  /// The files as they are named now.
  package var files: VisibleFiles { session.files }

  /// Lays an unsaved buffer over a file: an absolute path, or one as reports print it.
  package mutating func lay(_ bytes: [UInt8], over file: String) { session.lay(bytes, over: displayed(file)) }

  /// Takes the buffer of a file away.
  package mutating func lift(from file: String) { session.lift(from: displayed(file)) }

  /// Notes that saved files have changed.
  mutating func noteChanges(of files: [String]) { session.noteChanges(of: files.map(displayed)) }

  /// Looks for saved changes: everything that the last audit read is read again and compared.
  ///
  /// Waivers expire by `today` from now on.
  package mutating func refresh(today: CalendarDate) {
    session.setDate(today)
    let now = DiskFiles(paths, noticesChanges: true)
    guard now.source.base == disk.source.base, now.roots == disk.roots else { return move(to: now) }
    if session.isCurrent { session.noteChanges(of: disk.changes()) }
  }

  /// Starts again where a repository or the root of a path is another one; buffers stay over their files.
  private mutating func move(to now: DiskFiles) {
    let buffers = session.files.overlay.bytes.map { (disk.source.located($0.key), $0.value) }
    disk = now
    session = AuditEngine.AuditSession(now.source, pipeline: session.pipeline, gate: session.gate)
    for (file, bytes) in buffers { session.lay(bytes, over: displayed(file)) }
  }

  /// The report on the files as they are now.
  package mutating func report() -> AuditReport {
    if !session.isCurrent { disk.forgetAnswers() }
    return session.report()
  }

  /// The report on the files as they are now without advice and next steps, in a fraction of the time.
  package mutating func briefReport() -> AuditReport {
    if !session.isCurrent { disk.forgetAnswers() }
    return session.briefReport()
  }

  /// Edits of the files as they are now, each proven by auditing them with it.
  package func edits(
    _ sources: [EditProposer], _ wishes: EditWishes = EditWishes()
  ) throws(WishProblem) -> EditProposal { try session.edits(sources, wishes) }

  /// A file as reports print it, from an absolute path or as reports print it.
  package func displayed(_ file: String) -> String {
    file.hasPrefix("/") ? Platform.relative(file, to: session.files.base, from: "/") : file
  }
}
