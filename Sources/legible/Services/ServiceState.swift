import AuditEngine
import LegibleKit
import LocalFiles
import Palettes

/// The state that a service keeps between calls.
struct ServiceState {
  /// True if tools may change files.
  let allowsWriting: Bool
  private var sessions: [(key: [String], session: DiskSession)] = []

  /// The most audits that are kept for the next call.
  static let mostSessions = 4

  /// Starts without an audit.
  init(allowsWriting: Bool) { self.allowsWriting = allowsWriting }

  /// The report on a path, by the session that has audited it with the same options before.
  mutating func report(on path: String, _ options: AuditOptions, _ call: CommandCall) -> AuditReport {
    let key = call.line
    let index = sessions.firstIndex { $0.key == key }
    var session =
      index.map { sessions.remove(at: $0).session }
      ?? DiskSession([path], pipeline: options.run.pipeline, gate: AuditGate(options.rule(isCompared: false)))
    session.refresh(today: options.run.settings.today ?? Platform.today)
    let report = session.report()
    sessions.append((key, session))
    if sessions.count > Self.mostSessions { sessions.removeFirst() }
    return report
  }
}
