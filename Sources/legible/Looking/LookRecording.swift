import AuditEngine
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// Writes what screenshots decide to audit files: find, write in memory, prove, write.
struct LookRecording {
  let records: [LookRecord]
  let palette: String
  let pipeline: AuditPipeline
  let console: Console

  /// Writes the records, and says where.
  func run() throws {
    var pipeline = pipeline
    pipeline.settings.variants = .all
    let disk = DiskFiles([palette])
    var session = AuditEngine.AuditSession(disk.source, pipeline: pipeline)
    var changes: [FileChange] = []
    for file in Set(records.map(\.file)).sorted() {
      let old = try disk.source.read(file)
      guard let edits = LookRecord.edits(adding: records.filter { $0.file == file }, to: old),
        let new = try? JSONEdit.apply(edits, to: old)
      else {
        throw Diagnostic(
          .error, .badAuditFile, "the audit file has errors; fix them first", at: SourceLocation(file: file))
      }
      changes.append(FileChange(file: file, old: old, new: new))
      session.lay(new, over: file)
    }
    try prove(by: session.briefReport())
    try disk.source.check(changes)
    for change in changes {
      try disk.source.write(change)
      console.complain("Recorded in \(change.file.onOneLine):")
      for record in records where record.file == change.file { console.complain("  \(record.json)") }
    }
  }

  /// Throws unless every record decides its result.
  private func prove(by report: AuditReport) throws(Diagnostic) {
    for record in records {
      let isDecided = report.audits.contains { audit in
        audit.declaration.location.file == record.file
          && (record.profile ?? audit.declaration.profile) == audit.declaration.profile
          && audit.measurements.contains {
            $0.record != nil && $0.variant == record.variant && audit.plan.pairs[$0.pair].id == record.pair
          }
      }
      if isDecided { continue }
      let known = report.diagnostics.first { $0.location.file == record.file && $0.message.holds(record.pair) }
      let why = known.map { ": \($0.message)" } ?? ", because its ratio is too close to the minimum"
      throw Diagnostic(
        .error, .badData, "nothing was written: a record for \(quoted(record.pair)) would decide nothing\(why)",
        at: SourceLocation(file: record.file))
    }
  }
}
