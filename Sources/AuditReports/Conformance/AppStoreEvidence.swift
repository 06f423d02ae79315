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

  /// Returns the evidence as Markdown.
  package static func render(_ evidence: ConformanceEvidence) -> String {
    String(decoding: MarkdownRenderer.render(document(evidence), limit: byteLimit), as: UTF8.self)
  }

  /// The limit of the evidence in bytes.
  private static let byteLimit = 4_000_000

  private static func document(_ evidence: ConformanceEvidence) -> Document {
    var blocks: [Block] = [
      .heading(1, "App Store: Sufficient Contrast"),
      .paragraph(
        "This is evidence for the accessibility label that you declare for each device family. Legible measures colors; "
          + "only a person can judge whether a task can be completed with them. The evidence makes no claim about colors "
          + "that were not measured."),
    ]
    let scope = [evidence.gaps, evidence.attestation?.sentence ?? ""].filter { !$0.isEmpty }
    if !scope.isEmpty { blocks.append(.paragraph(Phrase(scope.joined(separator: " ")))) }
    for family in AuditFamily.all(of: evidence.audits) {
      var classes: [DeviceClass] = []
      for audit in family.audits where !classes.contains(audit.declaration.deviceClass) {
        classes.append(audit.declaration.deviceClass)
      }
      for one in classes {
        blocks += section(family.audits.filter { $0.declaration.deviceClass == one }, on: one, evidence)
      }
    }
    let hash = "sha256:\(evidence.fingerprint)"
    return Document(
      blocks: blocks + [.paragraph("Audited files and measurements: \(code: hash), Legible \(evidence.version).")])
  }

  private static func section(
    _ audits: [AuditResult], on device: DeviceClass, _ evidence: ConformanceEvidence
  ) -> [Block] {
    let rows = SufficientContrastRow.all(of: audits)
    let columns: [Block.Table.Column] = [
      ("Configuration", .left), ("pass", .right), ("fail", .right), ("undecided", .right),
      ("Can the label be claimed?", .left),
    ]
    let summary = routes.map { route -> [Phrase] in
      let outcomes = rows.compactMap { $0.outcome(in: route.variants) }
      func count(_ outcome: ConformanceOutcome) -> Int { outcomes.filter { $0 == outcome }.count }
      return [
        Phrase(route.name), "\(count(.passed))", "\(count(.failed))", "\(count(.cantTell))",
        Phrase(answer(outcomes, audits, evidence)),
      ]
    }
    return [
      .heading(2, "\(audits[0].declaration.name), \(Wording.device(device))"),
      .table(Block.Table(columns, of: "configuration", rows: summary)),
      .paragraph("Bold Text changes fonts but no colors, so the ratios stay the same. \(evidence.coverage)"),
      .heading(3, "Tasks to walk through"),
      .paragraph("Walk through each task in each configuration, in light and dark appearance:"),
      .checklist(tasks.map { Phrase($0) }),
    ] + cells(rows)
  }

  private static func cells(_ rows: [SufficientContrastRow]) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let columns: [Block.Table.Column] = [
      ("Component", .left), ("needs", .right), ("light", .right), ("dark", .right), ("light with settings", .right),
      ("dark with settings", .right),
    ]
    let variants = routes.flatMap { $0.variants }
    return [
      .heading(3, "Measured cells"),
      .paragraph("Each cell shows the lowest ratio: ✓ means pass, ✗ means fail, and ? means undecided."),
      .table(
        Block.Table(columns, of: "component", count: rows.count) { index in
          let row = rows[index]
          return [Phrase(row.name), Phrase(row.need)] + variants.map { Phrase(row.cell(in: $0)) }
        }),
    ]
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
