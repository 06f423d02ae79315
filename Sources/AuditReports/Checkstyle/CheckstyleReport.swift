import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// The report for code review tools that read Checkstyle.
  static let checkstyle = ReportFormat(
    id: "checkstyle", fileExtension: "checkstyle.xml", dialect: .xml,
    summary: "Checkstyle XML, for code review tools"
  ) { report, _ in
    CheckstyleReport.render(report)
  }
}

/// Writes the open findings and the problems in the input by file and line, in the dialect of Checkstyle 4.3.
enum CheckstyleReport {
  /// One `error` element.
  fileprivate struct Item {
    let location: SourceLocation
    let severity: Severity
    let message: String
    let source: String
  }

  static func render(_ report: AuditReport) -> [UInt8] {
    let items = items(of: report)
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { root in
      var start = 0
      while start < items.count {
        let file = items[start].location.file
        let end = items[start...].firstIndex { !$0.location.file.utf8.elementsEqual(file.utf8) } ?? items.count
        root.element("file", ["name": file]) { list in
          for item in items[start..<end] { list.write(item) }
        }
        start = end
      }
    }
    return writer.bytes
  }

  /// All listed problems, by file, line and column; at one place the worst first.
  private static func items(of report: AuditReport) -> [Item] {
    let found = FindingRows(report, [.open], .byPlace)
    let problems = Wording.problems(of: report).map { problem in
      Item(
        location: problem.location, severity: Severity(problem.severity), message: problem.message,
        source: "\(ToolIdentity.name).input")
    }
    let findings = found.rows.map { row in
      Item(
        location: row.location, severity: row.finding.severity, message: found.message(of: row),
        source: "\(ToolIdentity.name).\(row.finding.rule)")
    }
    return (problems + findings).enumerated().ordered {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map { $0.element }
  }
}

extension XMLWriter {
  fileprivate mutating func write(_ item: CheckstyleReport.Item) {
    element(
      "error",
      [
        "line": "\(item.location.line)", "column": "\(item.location.column)",
        "severity": item.severity == .note ? "info" : item.severity.id, "message": item.message, "source": item.source,
      ], text: "")
  }
}
