import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes
import Synchronization

/// The report of the served palette, current at every look, and written once for each revision.
struct LiveReport: Sendable {
  /// A form of the report, with the revision that it shows.
  struct Page: Sendable {
    let revision: String
    let bytes: [UInt8]
  }

  private struct State: Sendable {
    var session: DiskSession
    var report = AuditReport([])
    var revision = ""
    var pages: [String: [UInt8]] = [:]
  }

  private let look: @Sendable (_ format: String) -> Page

  /// Prepares an audit; nothing is read before the first request.
  init(_ paths: [String], _ run: RunOptions, _ gate: GateOptions) {
    let session = DiskSession(
      paths, pipeline: run.pipeline, gate: AuditGate(gate.rule(run.failOn, isCompared: false)))
    let state = Mutex(State(session: session))
    look = { format in
      state.withLock { state in
        state.session.refresh(today: run.settings.today ?? Platform.today)
        if state.revision.isEmpty || !state.session.session.isCurrent { Self.audit(&state, run) }
        let bytes = state.pages[format] ?? Self.written(state, format, run.workers)
        state.pages[format] = bytes
        return Page(revision: state.revision, bytes: bytes)
      }
    }
  }

  /// The report in a format, after a look for saved changes.
  func page(_ format: String) -> Page { look(format) }

  private static func audit(_ state: inout State, _ run: RunOptions) {
    var report = state.session.report()
    report.sourceLink = run.sourceLink
    state.report = report.asPrinted
    state.pages = [:]
    let json = written(state, "json", run.workers)
    state.revision = XXHash64.hex(json)
    state.pages["json"] = json
  }

  private static func written(_ state: State, _ format: String, _ workers: Workers) -> [UInt8] {
    guard let form = ReportFormat.named(format) else { return [] }
    var report = state.report
    if let reach = form.windows { report.findWindows(reach) }
    let bytes =
      form.id == "html"
      ? ReportFormat.livePage(report, revision: state.revision, workers: workers)
      : form.render(report, .plain, workers: workers)
    return OutputGate(form.dialect).passed(bytes)
  }
}

extension AuditReport {
  /// The report with the next step that the command line prints: only if nothing was measured.
  var asPrinted: AuditReport {
    guard summary.verdict != .notMeasured else { return self }
    var report = self
    report.nextStep = nil
    return report
  }
}
