import AuditReports
import ContrastAudit

/// An audit beside that of a revision: what is shown and written of it, and what the gate says.
struct AuditComparison {
  private let report: DifferenceReport

  /// Compares two audits.
  init(from old: AuditReport, to new: AuditReport, failOn: Severity?, revision: String) {
    let difference = ReportDifference(from: ReportSnapshot(old), to: ReportSnapshot(new))
    report = DifferenceReport(difference, failOn: failOn, revision: revision)
  }

  /// Whether anything that counts is new or worse.
  var fails: Bool { !report.failing.isEmpty }

  /// Writes the difference as Markdown and JSON beside the reports, only where bytes differ.
  func write(into folder: String, besides audit: AuditReport) throws {
    let path = "\(folder)/\(ReportFiles.name(audit))-difference"
    try Platform.write(DifferenceFormat.markdown.render(report, .plain), toFile: path + ".md")
    try Platform.write(DifferenceFormat.json.render(report, .plain), toFile: path + ".json")
  }

  /// Prints the difference below the summary; beside a report on standard output, and in a quiet run, one line of errors.
  func show(_ options: AuditOptions, _ console: Console) throws {
    let text = String(
      decoding: DifferenceFormat.text.render(report, console.styling(isVerbose: options.isVerbose)), as: UTF8.self)
    if options.formats.isEmpty && !options.isQuiet {
      try console.write("\n" + text)
    } else if !options.isQuiet || fails {
      console.complain(report.verdictLine)
    }
  }
}
