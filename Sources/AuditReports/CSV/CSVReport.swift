import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension ReportFormat {
  /// Every measurement for a spreadsheet.
  static let csv = ReportFormat(
    id: "csv", fileExtension: "csv", dialect: .csv, summary: "one row per measurement, for spreadsheets"
  ) { report, _ in
    CSVReport.render(report)
  }
}

/// Writes every measurement as a row of comma-separated values (RFC 4180, UTF-8 without a byte order mark), below a
/// header.
enum CSVReport {
  /// The names of the columns.
  static let head = [
    "audit", "pair", "foreground", "surface", "against", "role", "variant", "state", "foreground color",
    "surface color", "ratio", "maximum", "required", "criterion", "verdict", "findings", "disposition", "reason",
    "file",
    "line", "column", "expectation", "reason code", "system colors",
  ]

  static func render(_ report: AuditReport) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(report.summary.measurements * 256)
    CSVText.append(head, to: &bytes)
    for audit in report.audits {
      let (findings, words) = (MeasurementFindings(audit), Wording(audit))
      for index in audit.measurements.typedIndices {
        CSVText.append(cells(of: index, in: audit, findings, words), to: &bytes)
      }
    }
    return bytes
  }

  private static func cells(
    of index: MeasurementIndex, in audit: AuditResult, _ findings: MeasurementFindings, _ words: Wording
  ) -> [String] {
    let measurement = audit.measurements[index]
    let pair = audit.plan.pairs[measurement.pair]
    let hits = findings.hits(at: index)
    return [
      audit.declaration.id, CSVText.guarded(pair.id), CSVText.guarded(audit.plan.foregroundName(of: pair)),
      CSVText.guarded(audit.plan.surfaceName(of: pair)),
      CSVText.guarded(pair.against.map { audit.plan.foregrounds[$0].text } ?? ""),
      Wording.role(pair), measurement.variant.id, CSVText.guarded(measurement.state ?? ""),
      measurement.foregroundColor?.hex ?? "", measurement.surfaceColor?.hex ?? "", number(measurement.minimum),
      number(measurement.maximum), number(measurement.requirement.minimum), measurement.requirement.criterion.id,
      measurement.verdict.rawValue, hits.map { audit.findings[$0.finding].rule }.joined(separator: " "),
      disposition(of: hits, findings), CSVText.guarded(measurement.reason?.words ?? ""),
      CSVText.guarded(measurement.location.file), "\(measurement.location.line)", "\(measurement.location.column)",
      measurement.expectation?.rawValue ?? "", measurement.reason?.code.rawValue ?? "",
      CSVText.guarded(words.systemColors(of: measurement)),
    ]
  }

  /// Open if any finding is, else the disposition of the first one; empty without a finding.
  private static func disposition(of hits: [MeasurementFindings.Hit], _ findings: MeasurementFindings) -> String {
    let all = hits.map(findings.disposition)
    return (all.contains(.open) ? .open : all.first)?.rawValue ?? ""
  }

  private static func number(_ ratio: ContrastRatio?) -> String { ratio.map { "\($0.value)" } ?? "" }
}
