import AuditEngine
import FileSyntax

extension ReportFormat {
  /// The report for a terminal: what fails first, or with `--verbose` everything.
  package static let text = ReportFormat(
    id: "text", fileExtension: "txt", summary: "the report for a terminal"
  ) { report, styling in
    TextRenderer.render(Document(report), styling)
  }.sayingGate()
}

extension AuditReport {
  /// The verdict with the counts of the measurements, for a terminal.
  package func outcome(_ styling: TextStyling) -> String {
    TextRenderer.lines(Document(blocks: [CountsSection.outcome(summary)]), styling).joined(separator: "\n")
  }
}
