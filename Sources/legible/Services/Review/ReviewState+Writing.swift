import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension ReviewState {
  /// The audit file with a waiver for a change, proven by an audit.
  func waiver(
    _ subject: WaiverSubject, _ decision: ReviewDecision, _ disk: DiskFiles
  ) throws(HTTPProblem) -> [FileChange] {
    guard let until = decision.until else { throw HTTPProblem(.badRequest, "send until, such as 2027-03-31") }
    let wish = WaiveWish(
      operand: subject.finding.fingerprint, rule: nil, variants: .all, reason: decision.reason, until: until,
      isInSource: false, takesAll: false)
    do {
      try wish.check(today: today ?? Platform.today)
      let writing = try WaiverWriting([subject], wish, disk.source)
      var session = AuditEngine.AuditSession(disk.source, pipeline: current)
      let before = session.briefReport()
      for change in writing.changes { session.lay(change.new, over: change.file) }
      let proof = WaiverProof(from: before, to: session.briefReport(), of: [subject], wish)
      if let problem = proof.problem(in: writing.changes[0].file) { throw problem }
      return writing.changes
    } catch let error as UsageError {
      throw HTTPProblem(.badRequest, error.line)
    } catch let problem as Diagnostic {
      throw HTTPProblem(.badRequest, problem.message)
    } catch {
      throw HTTPProblem(.badRequest, "\(error)")
    }
  }

  /// The baseline with the open results of a change.
  func line(of subject: WaiverSubject) throws(HTTPProblem) -> [FileChange] {
    guard let old = try? NamedFile(file).read() else {
      throw HTTPProblem(
        .badRequest, "there is no \(file); accept with a waiver, or create it with --update-baseline first")
    }
    var baseline: Baseline
    do throws(Diagnostic) {
      baseline = try BaselineFile.read(old, display: file)
    } catch {
      throw HTTPProblem(.badRequest, "\(file): \(error.message)")
    }
    for (audit, finding) in subject.occurrences {
      for cell in finding.cells where cell.disposition == .open {
        let place = CellPlace(cell.variant, cell.state)
        baseline.audits[audit.declaration.id, default: [:]][finding.fingerprint, default: [:]][place] = .init(
          cell.ratio)
      }
    }
    let shown = Platform.relative(file, to: Platform.displayBase(for: file), from: Platform.currentFolder)
    return [FileChange(file: shown, old: old, new: BaselineFile.render(baseline))]
  }

  /// Writes files whose bytes on disk are still the old ones.
  static func write(_ changes: [FileChange], _ disk: DiskFiles) throws(HTTPProblem) {
    do throws(Diagnostic) {
      try disk.source.check(changes)
    } catch {
      throw HTTPProblem(
        .badRequest, "\(error.location.file) has changed in between, so nothing is written; read the list again")
    }
    for change in changes {
      do throws(OutputProblem) {
        try disk.source.write(change)
      } catch {
        throw HTTPProblem(.forbidden, error.message)
      }
    }
  }
}
