import AuditEngine
import AuditReports
import FileSyntax

/// The effect of a change on findings and measurements: new, worse, better, or gone.
public struct Comparison: Sendable, CustomStringConvertible {
  /// The number of results that count and are new or worse.
  public let newOrWorse: Int
  /// The text that `legible diff --format text` prints for the two reports.
  public let description: String

  /// True if anything that counts is new or worse.
  public var fails: Bool { newOrWorse > 0 }

  init(from old: Report, to new: Report, _ failOn: Legible.FailOn) {
    let choice = FailOn.all.first { $0.id == failOn.rawValue } ?? FailOn()
    let report = DifferenceReport(
      ReportDifference(from: ReportSnapshot(old.content), to: ReportSnapshot(new.content)), failOn: choice.severity,
      failsOnUnverified: choice.countsUnverified)
    newOrWorse = report.failingCount
    let bytes = OutputGate(.text).passed(report.bytes(.text, .plain))
    description = String(decoding: bytes, as: UTF8.self)
  }
}
