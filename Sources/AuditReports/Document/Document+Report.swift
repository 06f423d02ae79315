import AuditEngine
import FileSyntax
import Palettes

extension Document {
  /// The report for a design review: what fails and what to change first, then what is open, then every number.
  init(_ report: AuditReport) {
    let windows = ReportWindows(report)
    let products = ReportProduct.all(of: report)
    let isOnly = report.audits.count == 1
    let gaps = Self.incomplete(report) + Self.gaps(report) + Self.next(report)
    let first = BaselineSection.causes(report) + gaps + BaselineSection.blocks(report)
    // What could not be read comes before what was found in the rest.
    let problems = ProblemsSection.blocks(report.diagnostics)
    let isIncomplete = Diagnostic.hasErrors(report.diagnostics)
    if products.count == 1 {
      blocks = ProductSections(products[0], windows, level: 1, isOnly: isOnly).blocks(
        report.summary, in: report.summary, report.gate, first: first)
    } else {
      blocks = [.heading(1, "Contrast")] + CountsSection.blocks(report.summary, report.gate) + first
      let summaries = products.map(Self.summary)
      blocks.append(Self.overview(products, summaries))
      for (place, product) in products.enumerated() {
        let sections = ProductSections(product, windows, level: 2, isOnly: isOnly)
        let part = sections.blocks(summaries[place], in: report.summary)
        blocks.append(.share(0.95 / Double(products.count - place), place == 0 ? part : [.section(part)]))
      }
    }
    let place = isIncomplete ? blocks.firstIndex { $0.starts(level: 2) } ?? blocks.count : blocks.count
    blocks.insert(contentsOf: isIncomplete || problems.isEmpty ? problems : [.section(problems)], at: place)
    self = withContents(from: Self.leastContents)
    closing = [
      .paragraph(
        "Ratios are truncated to two decimals, never rounded up.\(Self.presets(report)) Written by "
          + "\(ToolIdentity.name) \(ToolIdentity.version).")
    ]
  }

  /// The number of sections from which on a report lists them.
  private static let leastContents = 4

  /// The presets by which proposed colors were chosen; empty if there are none.
  private static func presets(_ report: AuditReport) -> String {
    let presets = Set(report.audits.lazy.flatMap { $0.findings }.compactMap { $0.suggestion?.preset }).sorted()
    let words = presets.map {
      $0 == "person" ? "keep hue, grays, and the order of light and dark" : "use the preset \($0)"
    }
    return words.isEmpty ? "" : " Suggested colors \(words.inWords())."
  }

  /// Says that a part of the input could not be read; empty if all could.
  private static func incomplete(_ report: AuditReport) -> [Block] {
    let errors = report.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return [] }
    return [
      .paragraph(
        "\(strong: "\(Wording.count(errors, "error")) in the input"): this report covers only part of the palette, so "
          + "nothing it says holds for the rest. See “Problems in the input”.")
    ]
  }

  /// The counts of one product of a run.
  private static func summary(of product: ReportProduct) -> AuditSummary {
    AuditSummary(product.family.audits, problems: product.family.audits.flatMap { $0.plan.loaded.diagnostics })
  }

  /// The names that are listed for each kind of what was left out.
  private static let mostGaps = 12

  /// The omissions as a list; empty without any.
  private static func gaps(_ report: AuditReport) -> [Block] {
    guard !report.summary.completeness.isComplete else { return [] }
    var list = Block.ItemList(Wording.gaps(of: report, most: mostGaps).map { Phrase($0) }, of: "gap")
    list.whole = Wording.gaps(of: report, most: nil).map { Phrase($0) }
    return [.paragraph("\(strong: "Not measured"), so the verdict does not cover it:"), .list(list)]
  }

  /// The suggested next commands if nothing was measured.
  private static func next(_ report: AuditReport) -> [Block] {
    let next = Wording.nextSteps(of: report)
    return next.isEmpty ? [] : [.paragraph(Phrase(next.map { "\($0)." }.joined(separator: " ")))]
  }

  /// One row per product of a run.
  private static func overview(_ products: [ReportProduct], _ summaries: [AuditSummary]) -> Block {
    let columns: [Block.Table.Column] = [
      ("palette", .left), ("verdict", .left), ("App Store", .left), ("errors", .right), ("warnings", .right),
      ("notes", .right),
    ]
    return .table(
      Block.Table(columns, of: "product", count: products.count) { index in
        let summary = summaries[index]
        return [
          Phrase(products[index].family.name), Phrase(summary.verdict.rawValue),
          Phrase(summary.sufficientContrast.rawValue), "\(summary.errors)", "\(summary.warnings)", "\(summary.notes)",
        ]
      })
  }
}
