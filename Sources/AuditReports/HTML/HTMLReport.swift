package import AuditEngine
package import FileSyntax
import Palettes

extension ReportFormat {
  /// The page for a browser.
  static let html = ReportFormat(
    id: "html", fileExtension: "html",
    summary: "the report as a self-contained web page, with filters and every pair in every variant"
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
/// The report is plain HTML. What a script adds is drawn from the JSON report, whose rows the page holds compressed. The
/// policy of the page allows this style and this script, by their hashes, and nothing else: no request, no frame, no
/// form, no markup with code in it.
package enum HTMLReport {
  /// The bytes of the page, ending in a line feed; with a revision, the page of a server.
  package static func render(_ report: AuditReport, _ workers: Workers = .one, revision: String? = nil) -> [UInt8] {
    let document = Document(report)
    var renderer = HTMLRenderer(document, HTMLPlaces(report.sourceLink))
    let header = renderer.written(document.lead)
    let sections = renderer.written(document.sections)
    let closing = renderer.written(document.closing)
    let data = Base64.encoded(Deflater.raw(PageData(report).bytes + JSONReport.drawn(report, workers)))
    let title = "\(document.title?.plain ?? "") \(document.title == nil ? "C" : "c")ontrast"
    let shell = HTMLShell(
      title: HTMLText.escaped(title), colors: renderer.swatches.styleSheet, closing: closing, revision: revision)
    let body =
      "<header>\n\(header)</header>\n\(navigation(renderer.contents))\n<main id=\"main\">\n"
      + "\(HTMLTrend(report.history).html)\(sections)\(scripted)"
    return Array((shell.start + body + shell.dataStart).utf8) + data + Array(shell.end.utf8)
  }

  /// The bytes of a document as a page without a script, ending in a line feed.
  static func render(_ document: Document, _ places: HTMLPlaces) -> [UInt8] {
    var renderer = HTMLRenderer(document, places)
    let header = renderer.written(document.lead)
    let sections = renderer.written(document.sections)
    let closing = renderer.written(document.closing)
    let shell = HTMLShell(
      title: HTMLText.escaped(document.title?.plain ?? ""), colors: renderer.swatches.styleSheet, closing: closing,
      isScripted: false)
    return Array("\(shell.start)<header>\n\(header)</header>\n<main id=\"main\">\n\(sections)\(shell.plainEnd)".utf8)
  }

  /// The parts that the script draws, with their titles.
  private static let parts = [
    ("components", "All pairs"), ("colors", "All colors"), ("findings", "All findings"), ("matrix", "Matrix"),
    ("vision", "Color vision"),
  ]

  /// The list of contents; the parts that need the script appear with it.
  private static func navigation(_ contents: [HTMLRenderer.Entry]) -> String {
    let entries = contents.map { "<li><a href=\"#\($0.id)\">\(HTMLText.escaped($0.title))</a></li>" }
    let drawn = parts.map { "<li class=\"scripted\" hidden><a href=\"#\($0.0)\">\($0.1)</a></li>" }
    return """
      <nav aria-label="Contents"><ul>
      \((entries + drawn).joined(separator: "\n"))
      </ul><div id="switch" class="scripted" hidden></div></nav>
      """
  }

  /// The places that the script fills.
  private static let scripted =
    "<p id=\"status\" role=\"status\" class=\"quiet\" hidden></p>\n"
    + parts.map {
      "<details class=\"scripted part\" hidden><summary>\($0.1)</summary>"
        + "<section id=\"\($0.0)\" aria-labelledby=\"\($0.0)-title\"></section></details>\n"
    }.joined()
}
