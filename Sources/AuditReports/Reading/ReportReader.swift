package import ContrastAudit
import JSONSyntax
package import PaletteModel

/// Reads back the JSON reports that Legible wrote, of any version with the same first number of the schema.
package enum ReportReader {
  /// The largest report that is read, in bytes: 512 MiB.
  package static let largestReport = JSONOptions.largestDocument

  /// Reads what a report says; keys that are not known are passed over.
  ///
  /// Throws an error of kind `badData` where the text is broken, is no report, or has another version of the schema; its
  /// place is in `file`.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> ReportSnapshot {
    var draft = ReportDraft()
    var keys: Set<String> = []
    let isObject: Bool
    do {
      isObject = try JSONPieces.read(
        bytes, options: JSONOptions(maximumBytes: largestReport),
        as: { key in
          keys.insert(key)
          return ReportDraft.reading(of: key)
        }
      ) { draft.take($0) }
    } catch {
      throw problem(error.message, TextPosition(line: error.position.line, column: error.position.column), file)
    }
    guard isObject, let version = draft.schemaVersion, draft.isOfLegible else {
      throw problem("this is no JSON report of Legible; \(remedy)", TextPosition(line: 1, column: 1), file)
    }
    guard version.prefix(while: { $0 != "." }) == JSONReport.schemaVersion.prefix(while: { $0 != "." }) else {
      throw problem(
        "the report has version \(version.inQuotes) of the schema, and this is read up to \(JSONReport.schemaVersion); "
          + "write it anew with one version of Legible on both sides",
        TextPosition(line: 1, column: 1), file)
    }
    if let (mistake, piece) = draft.mistake {
      throw problem("\(mistake.message); \(remedy)", piece.position(of: mistake.value, in: bytes), file)
    }
    guard keys.isSuperset(of: ReportDraft.parts) else {
      throw problem(
        "the report lacks its audits, measurements, findings or summary; \(remedy)", TextPosition(line: 1, column: 1),
        file)
    }
    return draft.report
  }

  private static let remedy = "write one with: legible audit --format json"

  private static func problem(_ message: String, _ position: TextPosition, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badData, message, at: SourceLocation(file: file, line: position.line, column: position.column))
  }
}

/// What is wrong with a value of a report.
struct ReportMistake: Error {
  let message: String
  let value: JSONValue
}
