package import AuditEngine
package import FileSyntax
import Palettes

extension ReportFormat {
  /// The page for a browser.
  static let html = ReportFormat(
    id: "html", fileExtension: "html",
    summary: "a self-contained web page that shows every component as it appears on screen, with filters"
  ) { report, _, workers in
    [HTMLReport.render(report, workers)[...]]
  }.sayingGate(windows: .all)

  /// The page of a server, which reloads itself when the server tells of another revision.
  package static func livePage(_ report: AuditReport, revision: String, workers: Workers) -> [UInt8] {
    HTMLReport.render(report, workers, revision: revision)
  }
}

/// Writes a report as one HTML page that needs nothing else.
///
/// The first screen and the worst findings are plain HTML. Everything else is the JSON report, compressed, which the
/// page's own script unpacks and draws. The policy of the page allows this style and this script, by their hashes, and
/// nothing else: no request, no frame, no form, no markup with code in it.
package enum HTMLReport {
  /// The bytes of the page, ending in a line feed; with a revision, the page of a server.
  package static func render(_ report: AuditReport, _ workers: Workers = .one, revision: String? = nil) -> [UInt8] {
    var swatches = HTMLSwatches()
    let rows = FindingRows(report)
    let screen = HTMLFirstScreen(report, rows).html(&swatches)
    let findings = HTMLFindings(report, rows).html(&swatches)
    let body = screen + HTMLTrend(report.history).html + findings + HTMLUnread(report).html
    let data = Base64.encoded(Deflater.raw(PageData(report).bytes + JSONReport.render(report, workers)))
    let title = HTMLText.escaped("\(HTMLFirstScreen.title(of: report)): contrast audit")
    let head = HTMLShell(title: title, colors: swatches.styleSheet, revision: revision)
    return Array(head.start.utf8) + Array(body.utf8) + Array(head.dataStart.utf8) + data + Array(head.end.utf8)
  }
}
