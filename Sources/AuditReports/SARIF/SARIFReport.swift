import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// The report that code scanning reads.
  static let sarif = ReportFormat(
    id: "sarif", fileExtension: "sarif", dialect: .json, summary: "SARIF 2.1.0, for GitHub code scanning and editors"
  ) { report, _ in
    SARIFReport.render(report)
  }.sayingGate()
}

/// Writes a report as SARIF 2.1.0 with GitHub's requirements beyond the standard.
enum SARIFReport {
  /// The number of results of a run that GitHub keeps.
  static let mostResults = 5_000

  /// The schema that the report follows.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Renders the report with at most `most` results.
  static func render(_ report: AuditReport, most: Int = mostResults) -> [UInt8] {
    let found = FindingRows(report, [.open, .waived, .baselined])
    let shown = found.rows.prefix(most)
    let rules = SARIFRules(shown.map { $0.finding }, of: report)
    var writer = JSONWriter(style: .compact, room: shown.count * 1_500)
    writer.object { root in
      root.key("$schema")
      root.value(schema)
      root.member("version", "2.1.0")
      root.key("runs")
      root.array { runs in
        runs.object { run in
          run.write(rules)
          run.key("automationDetails")
          run.object { details in
            details.member("id", "\(ToolIdentity.name)/\(category(of: report))/")
          }
          run.member("columnKind", "unicodeCodePoints")
          run.key("invocations")
          run.array { $0.writeInvocation(of: report, leftOut: found.rows.count - shown.count) }
          run.key("results")
          run.array { list in
            let writer = SARIFResults(found, rules, isCompared: report.baseline != nil || report.summary.baselined > 0)
            for row in shown { writer.write(row, to: &list) }
          }
        }
      }
    }
    writer.lineEnd()
    return writer.takeBytes()
  }

  /// The identity of an upload in its workflow: the id of the only audit, or the number of audits and a hash of their
  /// ids.
  private static func category(of report: AuditReport) -> String {
    let ids = report.audits.map { $0.declaration.id }
    guard ids.count != 1 else { return ids[0] }
    return "\(ids.count)-audits-\(StableHash.hex(IdentityText.join(ids)).prefix(8))"
  }
}
