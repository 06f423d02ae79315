import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// The report for a design review.
  static let markdown = ReportFormat(
    id: "markdown", fileExtension: "md", dialect: .markdown,
    summary: "the report for a design review, with pictures",
    render: { report, _ in MarkdownReport.render(report) },
    files: { report, name in
      MarkdownRenderer.render(Document(report), picturesIn: "\(name)-swatches", limit: MarkdownReport.byteLimit)
    }
  ).sayingGate(windows: .first)
}

/// The report as GitHub Flavored Markdown.
enum MarkdownReport {
  /// The limit of reports in bytes; items that do not fit are counted.
  static let byteLimit = 1_000_000

  /// Writes a report without pictures.
  static func render(_ report: AuditReport) -> [UInt8] {
    MarkdownRenderer.render(Document(report), limit: byteLimit)
  }
}
