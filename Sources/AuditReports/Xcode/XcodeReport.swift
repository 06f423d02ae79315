import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// Lines that Xcode shows as issues of a build.
  static let xcode = ReportFormat(
    id: "xcode", fileExtension: "xcode.txt",
    summary: "Xcode build phase errors and warnings, with absolute paths"
  ) { report, _ in
    XcodeReport.render(report)
  }
}

/// Writes the open findings and the problems in the input as a compiler does: `path:line:column: severity: text`.
///
/// A line has no escapes: characters that would end it or control a terminal are written as by `VisibleText`.
enum XcodeReport {
  static func render(_ report: AuditReport) -> [UInt8] {
    let found = FindingRows(report, [.open], .byPlace)
    let root = report.audits.lazy.compactMap { $0.plan.loaded.root }.first
    var bytes: [UInt8] = []
    for problem in Wording.problems(of: report) {
      append(problem.message, Severity(problem.severity), at: problem.location, below: root, to: &bytes)
    }
    for row in found.rows {
      append(
        "\(found.message(of: row)) [\(row.finding.rule)]", row.finding.severity, at: row.location, below: root,
        to: &bytes)
    }
    return bytes
  }

  private static func append(
    _ message: String, _ severity: Severity, at location: SourceLocation, below root: String?, to bytes: inout [UInt8]
  ) {
    var place = location
    if let root { place.file = root == "/" ? "/\(location.file)" : "\(root)/\(location.file)" }
    // Readers look for the first `: error: `, which must not occur in the path.
    let path = VisibleText.escaped(place.file) { $0.steersTerminals }
    place.file = path.parts(around: ": ").joined(separator: "\\u{3A} ")
    bytes += place.text.utf8
    bytes += ": \(severity.id): ".utf8
    bytes += VisibleText.escaped(message) { $0.steersTerminals }.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}
