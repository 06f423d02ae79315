import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// A review of a palette: what is new or worse than the comparison, and the decisions of this session.
struct ReviewState: Sendable {
  /// One decision with the files that it changed.
  private struct Step: Sendable {
    let key: [String]
    let decision: ReviewDecision.Kind
    let line: String
    let changes: [FileChange]
  }

  private let paths: [String]
  private let pipeline: AuditPipeline
  /// The day of waivers; nil for the clock's.
  let today: CalendarDate?
  private var steps: [Step] = []
  /// The records of the revision that is compared with, and its name; nil until the first look.
  private var past: (records: Baseline, name: String)?

  init(_ paths: [String], _ run: RunOptions) {
    (self.paths, pipeline, today) = (paths, run.pipeline, run.settings.today)
  }

  /// The baseline that reviewers add lines to.
  var file: String { AuditOptions.baseline(near: paths.first ?? ".") }

  /// The changes and the decisions as JSON.
  mutating func answer() throws(HTTPProblem) -> [UInt8] {
    let (subjects, name, _) = try look()
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      root.member("comparedWith", name)
      root.member("canUndo", !steps.isEmpty)
      root.key("changes")
      root.array { list in
        for subject in subjects {
          list.object { Self.write(subject, steps.last { $0.key == subject.key }?.decision, to: &$0) }
        }
      }
      root.key("decisions")
      root.array { list in
        for step in steps {
          list.object { row in
            row.member("decision", step.decision.rawValue)
            row.member("finding", step.line)
            row.key("files")
            row.array { files in step.changes.forEach { files.value($0.file) } }
          }
        }
      }
    }
    writer.lineEnd()
    return OutputGate(.json).passed(writer.takeBytes())
  }

  private static func write(
    _ subject: WaiverSubject, _ decision: ReviewDecision.Kind?, to row: inout JSONWriter
  ) {
    let open = subject.cells.filter { $0.disposition == .open }
    row.member("file", subject.file)
    row.member("rule", subject.finding.rule)
    row.member("fingerprint", subject.finding.fingerprint)
    row.member("severity", subject.finding.severity.id)
    row.member("finding", Wording(subject.audit).subject(of: subject.finding))
    row.member("ratio", open.compactMap { $0.ratio?.value }.min())
    row.member("required", open.compactMap { $0.required?.value }.max())
    row.member("results", open.count)
    row.member("location", open.first?.location.text)
    row.member("decision", decision?.rawValue)
  }

  /// Takes a decision, and writes or restores its files.
  mutating func take(_ decision: ReviewDecision) throws(HTTPProblem) {
    if decision.kind == .undo { return try undo() }
    let (subjects, _, inputs) = try look()
    guard let subject = subjects.first(where: { $0.key == decision.key }) else {
      throw HTTPProblem(.notFound, "there is no such change; read the list again")
    }
    var changes: [FileChange] = []
    if decision.kind == .accept {
      changes = decision.record == .waiver ? try waiver(subject, decision, inputs) : try line(of: subject)
      try Self.write(changes, inputs)
    }
    steps.append(Step(key: subject.key, decision: decision.kind, line: subject.line, changes: changes))
  }

  /// Restores the files of the last decision.
  private mutating func undo() throws(HTTPProblem) {
    guard let step = steps.last else { throw HTTPProblem(.badRequest, "there is no decision to undo") }
    let disk = DiskFiles(paths)
    try Self.write(step.changes.map { FileChange(file: $0.file, old: $0.new, new: $0.old) }, disk)
    steps.removeLast()
  }

  /// The pipeline with the day of this look.
  var current: AuditPipeline {
    var pipeline = pipeline
    pipeline.settings.today = today ?? Platform.today
    return pipeline
  }

  /// Audits the files as they are, and finds what is new or worse.
  private mutating func look() throws(HTTPProblem) -> (subjects: [WaiverSubject], name: String, disk: DiskFiles) {
    let (pipeline, disk) = (current, DiskFiles(paths))
    let records: Baseline
    let name: String
    if Platform.isThere(file) {
      let gate = BaselineGate(file)
      guard let baseline = gate.baseline else {
        throw HTTPProblem(.badRequest, gate.problems.first?.message ?? "the baseline cannot be read")
      }
      (records, name) = (baseline, file)
    } else {
      do throws(Diagnostic) {
        (records, name) = if let past { past } else { try Self.past(paths, pipeline) }
      } catch {
        throw HTTPProblem(.badRequest, error.message)
      }
      past = (records, name)
    }
    var session = AuditEngine.AuditSession(
      disk.source, pipeline: pipeline, gate: AuditGate(GateRule(failOn: .error), baseline: records))
    let report = session.briefReport()
    let subjects = WaiverSubject.all(in: report).filter { subject in
      subject.finding.severity > .note && subject.cells.contains { $0.disposition == .open }
    }
    return (subjects, name, disk)
  }

  /// The results of the revision that `--adopt` compares with; none if there is no revision.
  private static func past(
    _ paths: [String], _ pipeline: AuditPipeline
  ) throws(Diagnostic) -> (records: Baseline, name: String) {
    let place = paths.first ?? "."
    guard let name = try GitDefaultBranch.revision(around: place) else {
      return (Baseline(), "nothing, because there is no revision")
    }
    let past = try GitRevision(name, around: paths)
    let report = past.report(of: paths, pipeline)
    try past.checkIsWhole(at: place)
    return (BaselineUpdate(of: Baseline(), by: report, allowsGrowth: true).baseline, name)
  }
}
