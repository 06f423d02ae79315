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
      let windows = ReportWindows(report)
      let products = ReportProduct.all(of: report)
      let pictures = ReportPictures(report, products, windows)
      let folder = "\(name)-swatches"
      return WrittenReport(
        bytes: MarkdownReport.render(report, products, MarkdownPictures(pictures, folder: folder), windows),
        folder: .init(name: folder, files: pictures.files))
    }
  ).sayingGate(windows: .first)
}

/// Writes a report as GitHub Flavored Markdown: what fails and what to change first, then what is open, then every number.
enum MarkdownReport {
  /// The limit of reports in bytes; items that do not fit are counted.
  static let byteLimit = 1_000_000

  static func render(
    _ report: AuditReport, _ products: [ReportProduct]? = nil, _ pictures: MarkdownPictures = .none,
    _ windows: ReportWindows? = nil
  ) -> [UInt8] {
    let windows = windows ?? ReportWindows(report)
    let products = products ?? ReportProduct.all(of: report)
    var page = MarkdownPage(limit: byteLimit)
    var pictures = pictures
    var first = (incomplete(report).map { [$0] } ?? []) + gaps(report.summary.completeness)
    let next = Wording.nextSteps(of: report)
    if !next.isEmpty { first.append(next.map { "\(MarkdownText.escaped($0))." }.joined(separator: " ")) }
    if products.count == 1 {
      MarkdownProduct(products[0], 0, windows, level: 1).write(
        report.summary, in: report.summary, report.gate, report.baseline, first: first, to: &page, &pictures)
    } else {
      page.heading(1, "Contrast")
      page.table(MarkdownCounts.table(report.summary, report.gate), of: "row")
      for paragraph in first { page.paragraph(paragraph) }
      MarkdownBaseline.write(report.baseline, to: &page)
      page.table(audits(products, in: report), of: "product")
      for (place, product) in products.enumerated() {
        page.upTo(0.95 / Double(products.count - place)) { page in
          MarkdownProduct(product, place, windows, level: 2).write(
            summary(of: product, in: report), in: report.summary, to: &page, &pictures)
        }
      }
    }
    MarkdownDiagnostics.write(report.diagnostics, to: &page)
    page.closing([
      "Ratios are truncated to two decimals, never rounded up.\(presets(report)) Written by \(ToolIdentity.name) \(ToolIdentity.version)."
    ])
    page.closing(pictures.definitions)
    return page.bytes
  }

  /// The presets by which proposed colors were chosen; empty if there are none.
  private static func presets(_ report: AuditReport) -> String {
    let presets = Set(report.audits.lazy.flatMap { $0.findings }.compactMap { $0.suggestion?.preset }).sorted()
    let words = presets.map {
      $0 == "person" ? "keep hue, grays, and the order of light and dark" : "use the preset \(MarkdownText.escaped($0))"
    }
    return words.isEmpty ? "" : " Suggested colors \(words.inWords())."
  }

  /// Says that a part of the input could not be read; nil if all could.
  private static func incomplete(_ report: AuditReport) -> String? {
    let errors = report.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return nil }
    return
      "**\(Wording.count(errors, "error")) in the input**: this report covers only part of the palette and cannot "
      + "give a verdict. See “Problems in the input”."
  }

  /// The counts of one product of a run.
  private static func summary(of product: ReportProduct, in report: AuditReport) -> AuditSummary {
    AuditSummary(product.family.audits, problems: product.family.audits.flatMap { $0.plan.loaded.diagnostics })
  }

  /// The names that are listed for each kind of what was left out.
  private static let mostGaps = 12

  /// The omissions as a list; empty without any.
  private static func gaps(_ completeness: Completeness) -> [String] {
    guard !completeness.isComplete else { return [] }
    let lines = Wording.gaps(completeness.omissions, completeness.counts, most: mostGaps)
    return [
      "**Not measured**, so the verdict does not cover it:\n\n"
        + lines.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n")
    ]
  }

  /// One row per product of a run.
  private static func audits(_ products: [ReportProduct], in report: AuditReport) -> MarkdownTable {
    var table = MarkdownTable([
      ("palette", .left), ("verdict", .left), ("App Store", .left), ("errors", .right), ("warnings", .right),
      ("notes", .right),
    ])
    for product in products {
      let summary = summary(of: product, in: report)
      table.add([
        MarkdownText.escaped(product.family.name), summary.verdict.rawValue, summary.sufficientContrast.rawValue,
        "\(summary.errors)", "\(summary.warnings)", "\(summary.notes)",
      ])
    }
    return table
  }
}
