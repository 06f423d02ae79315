package import AuditEngine
import FileSyntax
package import Palettes

/// Reads JSON reports written by Legible, of any schema version with an equal first number.
package enum ReportReader {
  /// The largest report that is read, in bytes: 96 MiB; a run within its limits writes none that is larger.
  package static let largestReport = 96 << 20
  /// The most values and keys of a report or a shard: 8 million.
  package static let mostValues = 8_000_000

  /// Reads the content of a report; unknown keys are ignored.
  ///
  /// Throws an error of kind `badData` if the text is malformed, is not a report, or has another version of the schema;
  /// its place is in `file`.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> ReportSnapshot {
    var draft = ReportDraft()
    var keys: Set<String> = []
    let isObject: Bool
    do {
      isObject = try JSONPieces.read(
        bytes, options: JSONOptions(maximumBytes: largestReport, maximumValues: mostValues),
        as: { key in
          keys.insert(key)
          return ReportDraft.reading(of: key)
        }
      ) { draft.take($0) }
    } catch {
      throw problem(error.message, error.position, file)
    }
    if let complaint = complaint(about: draft, isObject ? keys : []) { throw problem(complaint, start, file) }
    if let (mistake, piece) = draft.mistake {
      throw problem("\(mistake.message); \(remedy)", piece.position(of: mistake.value, in: bytes), file)
    }
    guard keys.isSuperset(of: ReportDraft.parts) else {
      throw problem(
        "the report is incomplete: it requires audits, measurements, findings, and a summary; \(remedy)", start, file)
    }
    return draft.report
  }

  private static let start = TextPosition(line: 1, column: 1)

  /// The problem of a text as a whole, as the keys of its root show it; nil for a report of this schema.
  private static func complaint(about draft: ReportDraft, _ keys: Set<String>) -> String? {
    guard !keys.isEmpty, draft.isOfLegible, let version = draft.schemaVersion else {
      return "this is not a Legible JSON report; \(remedy)"
    }
    guard version.prefix(while: { $0 != "." }) == JSONReport.schemaVersion.prefix(while: { $0 != "." }) else {
      return
        "the report uses schema version \(version.inQuotes), but this version of Legible reads versions up to "
        + "\(JSONReport.schemaVersion); create both reports with the same version of Legible"
    }
    if keys.contains("shard") {
      return "this is one shard of a report; merge all shards with: legible merge PATH SHARD…"
    }
    return nil
  }

  private static let remedy = "create a report with: legible audit --format json"

  private static func problem(_ message: String, _ position: TextPosition, _ file: String) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: SourceLocation(file: file, position))
  }
}
