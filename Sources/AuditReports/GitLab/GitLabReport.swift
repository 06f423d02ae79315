import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// The report that GitLab shows in merge requests.
  static let gitlab = ReportFormat(
    id: "gitlab", fileExtension: "gitlab.json", dialect: .json, summary: "GitLab Code Quality report"
  ) { report, _ in
    GitLabReport.render(report)
  }
}

/// Writes the open findings and the problems in the input as GitLab's part of the Code Climate format.
enum GitLabReport {
  static func render(_ report: AuditReport) -> [UInt8] {
    let found = FindingRows(report)
    var writer = JSONWriter(style: .pretty(indent: 1))
    writer.array { list in
      for problem in Wording.problems(of: report) {
        let parts = [problem.severity.rawValue, "\(problem.kind.rawValue)", problem.message, problem.location.text]
        list.write(
          check: "input", problem.message, fingerprint: StableHash.hex(IdentityText.join(parts)),
          Severity(problem.severity), at: problem.location)
      }
      for row in found.rows {
        list.write(
          check: row.finding.rule, found.message(of: row), fingerprint: found.identity(of: row), row.finding.severity,
          at: row.location)
      }
    }
    writer.lineEnd()
    return writer.takeBytes()
  }
}

extension JSONWriter {
  /// Writes one element of a Code Quality report.
  fileprivate mutating func write(
    check: String, _ description: String, fingerprint: String, _ severity: Severity, at location: SourceLocation
  ) {
    object { entry in
      entry.key("check_name")
      entry.value(check)
      entry.key("description")
      entry.value(description)
      entry.key("fingerprint")
      entry.value(fingerprint)
      entry.key("location")
      entry.object { place in
        place.key("lines")
        place.object { lines in
          lines.key("begin")
          lines.value(location.line)
          if location.end.line > location.line {
            lines.key("end")
            lines.value(location.end.line)
          }
        }
        place.key("path")
        place.value(location.file)
      }
      entry.key("severity")
      entry.value(Self.codeQuality(severity))
    }
  }

  /// The severity in GitLab's terms; `critical` and `blocker` are reserved for problems that stop a program.
  private static func codeQuality(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
