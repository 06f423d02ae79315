import AuditEngine
import FileSyntax
import Palettes

/// The evidence behind the App Store's accessibility label "Sufficient Contrast", for each device family.
package enum AppStoreEvidence {
  /// The settings with which the label may be claimed.
  private struct Route {
    let name: String
    let variants: [Variant]
  }

  private static let routes = [
    Route(name: "By default", variants: [Variant(.light), Variant(.dark)]),
    Route(
      name: "With Bold Text, Increase Contrast, and Reduce Transparency",
      variants: [Variant(.light, .increased, .reduced), Variant(.dark, .increased, .reduced)]),
  ]

  /// The tasks that only a person can walk through.
  private static let tasks = [
    "primary functionality", "first launch", "login and account", "purchases", "settings",
  ]

  /// Writes the evidence as Markdown.
  package static func render(_ evidence: ConformanceEvidence) -> String {
    var page = MarkdownPage(limit: 4_000_000)
    page.heading(1, "App Store: Sufficient Contrast")
    page.paragraph(
      "This is evidence for the accessibility label that you declare for each device family. Legible measures colors; "
        + "only a person can judge whether a task can be completed with them. The evidence makes no claim about colors "
        + "that were not measured.")
    let scope = [evidence.gaps, evidence.attestation?.sentence ?? ""].filter { !$0.isEmpty }
    if !scope.isEmpty { page.paragraph(MarkdownText.escaped(scope.joined(separator: " "))) }
    for family in AuditFamily.all(of: evidence.audits) {
      var classes: [DeviceClass] = []
      for audit in family.audits where !classes.contains(audit.declaration.deviceClass) {
        classes.append(audit.declaration.deviceClass)
      }
      for one in classes {
        write(family.audits.filter { $0.declaration.deviceClass == one }, on: one, evidence, to: &page)
      }
    }
    page.paragraph("Audited files and measurements: `sha256:\(evidence.fingerprint)`, Legible \(evidence.version).")
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private static func write(
    _ audits: [AuditResult], on device: DeviceClass, _ evidence: ConformanceEvidence, to page: inout MarkdownPage
  ) {
    let rows = SufficientContrastRow.all(of: audits)
    page.heading(2, "\(MarkdownText.escaped(audits[0].declaration.name)), \(Wording.device(device))")
    var summary = MarkdownTable([
      ("Configuration", .left), ("pass", .right), ("fail", .right), ("undecided", .right),
      ("Can the label be claimed?", .left),
    ])
    for route in routes {
      let outcomes = rows.compactMap { $0.outcome(in: route.variants) }
      func count(_ outcome: ConformanceOutcome) -> Int { outcomes.filter { $0 == outcome }.count }
      summary.add([
        route.name, "\(count(.passed))", "\(count(.failed))", "\(count(.cantTell))",
        answer(outcomes, audits, evidence),
      ])
    }
    page.table(summary, of: "configuration")
    page.paragraph(
      "Bold Text changes fonts but no colors, so the ratios stay the same. \(MarkdownText.escaped(evidence.coverage))"
    )
    page.heading(3, "Tasks to walk through")
    page.paragraph("Walk through each task in each configuration, in light and dark appearance:")
    page.lines(tasks.map { "- [ ] \($0)" }, of: "task")
    guard !rows.isEmpty else { return }
    page.heading(3, "Measured cells")
    page.paragraph("Each cell shows the lowest ratio: ✓ means pass, ✗ means fail, and ? means undecided.")
    var cells = MarkdownTable([
      ("Component", .left), ("needs", .right), ("light", .right), ("dark", .right), ("light with settings", .right),
      ("dark with settings", .right),
    ])
    for row in rows {
      cells.add([MarkdownText.escaped(row.name), row.need] + routes.flatMap { $0.variants }.map { row.cell(in: $0) })
    }
    page.table(cells, of: "component")
  }

  private static func answer(
    _ outcomes: [ConformanceOutcome], _ audits: [AuditResult], _ evidence: ConformanceEvidence
  ) -> String {
    let failed = outcomes.filter { $0 == .failed }.count
    if failed > 0 { return "No: \(Wording.count(failed, "component")) \(failed == 1 ? "fails" : "fail")" }
    if outcomes.isEmpty { return "Not yet: nothing was measured" }
    let open = outcomes.filter { $0 == .cantTell }.count
    if open > 0 { return "Not yet: \(Wording.count(open, "component")) cannot be decided by measurement" }
    if !evidence.completeness.isComplete {
      return "Not yet, because of what was not measured: \(Wording.gaps(evidence.completeness))"
    }
    return "Possibly: no measurement failed. Complete the common tasks to confirm."
  }
}
