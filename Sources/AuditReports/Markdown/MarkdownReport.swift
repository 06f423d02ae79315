import AuditModel
import PaletteModel
import TextSupport

extension ReportFormat {
  /// The report for a design review.
  static let markdown = ReportFormat(
    id: "markdown", fileExtension: "md", dialect: .markdown,
    summary: "the report for a design review, with swatches",
    render: { report, _ in MarkdownReport.render(report) },
    files: { report, name in
      let windows = ReportWindows(report)
      let pictures = ReportPictures(report, windows)
      let folder = "\(name)-swatches"
      return WrittenReport(
        bytes: MarkdownReport.render(report, MarkdownPictures(pictures, folder: folder), windows),
        folder: .init(name: folder, files: pictures.files))
    })
}

/// Writes a report as GitHub Flavored Markdown: verdict and first edits, then solutions, then every number.
enum MarkdownReport {
  /// The limit of reports in bytes; items that do not fit are counted.
  static let byteLimit = 1_000_000

  static func render(
    _ report: AuditReport, _ pictures: MarkdownPictures = .none, _ windows: ReportWindows? = nil
  ) -> [UInt8] {
    let windows = windows ?? ReportWindows(report)
    var page = MarkdownPage(limit: byteLimit)
    var pictures = pictures
    if report.audits.count == 1 {
      MarkdownAudit(report.audits[0], 0, windows.parts[0], level: 1).write(
        report.summary, report.gate, report.baseline, next: Wording.nextSteps(of: report),
        incomplete: incomplete(report), to: &page, &pictures)
    } else {
      page.heading(1, "Contrast")
      MarkdownVerdict.write(report.summary, report.gate, Wording.nextSteps(of: report), to: &page)
      MarkdownVerdict.write(report.baseline, to: &page)
      if let words = incomplete(report) { page.paragraph(words) }
      page.table(audits(report.audits), of: "audit")
      for (index, audit) in report.audits.enumerated() {
        let summary = AuditSummary([audit])
        page.upTo(0.95 / Double(report.audits.count - index)) { page in
          MarkdownAudit(audit, index, windows.parts[index], level: 2).write(summary, to: &page, &pictures)
        }
      }
    }
    MarkdownDiagnostics.write(report.diagnostics, to: &page)
    page.closing([
      "Ratios are truncated to two decimals, never rounded up. ΔL* is the lightness of the foreground minus the "
        + "lightness of its surface.\(presets(report)) Written by \(ToolIdentity.name) \(ToolIdentity.version)."
    ])
    page.closing(pictures.definitions)
    return page.bytes
  }

  /// The presets by which proposed colors were chosen; empty if there are none.
  private static func presets(_ report: AuditReport) -> String {
    let presets = Set(report.audits.lazy.flatMap { $0.findings }.compactMap { $0.suggestion?.preset }).sorted()
    let words = presets.map {
      $0 == "person" ? "person (light and dark do not change places)" : MarkdownText.escaped($0)
    }
    return words.isEmpty ? "" : " Suggested colors use the preset \(words.joined(separator: ", "))."
  }

  /// Says that a part of the input could not be read; nil if all could.
  private static func incomplete(_ report: AuditReport) -> String? {
    let errors = report.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return nil }
    return
      "**\(Wording.count(errors, "error")) in the input**: this report covers only part of the palette and is not a "
      + "verdict. See “Problems in the input”."
  }

  /// One row per audit of a run.
  private static func audits(_ audits: [AuditResult]) -> MarkdownTable {
    var table = MarkdownTable([
      ("palette", .left), ("verdict", .left), ("App Store", .left), ("errors", .right), ("warnings", .right),
      ("notes", .right),
    ])
    for audit in audits {
      let summary = AuditSummary([audit])
      table.add([
        MarkdownText.escaped(audit.declaration.name), summary.verdict.rawValue, summary.sufficientContrast.rawValue,
        "\(summary.errors)", "\(summary.warnings)", "\(summary.notes)",
      ])
    }
    return table
  }
}
