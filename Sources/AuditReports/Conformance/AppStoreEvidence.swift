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

  /// Returns the evidence for people and for programs.
  package static func answer(_ evidence: ConformanceEvidence) -> Answer {
    Answer(blocks(evidence)) { json(evidence) }
  }

  /// The audits of each product on one class of devices.
  private static func families(_ evidence: ConformanceEvidence) -> [(device: DeviceClass, audits: [AuditResult])] {
    AuditFamily.all(of: evidence.audits).flatMap { family in
      var classes: [DeviceClass] = []
      for audit in family.audits where !classes.contains(audit.declaration.deviceClass) {
        classes.append(audit.declaration.deviceClass)
      }
      return classes.map { one in (device: one, audits: family.audits.filter { $0.declaration.deviceClass == one }) }
    }
  }

  private static func json(_ evidence: ConformanceEvidence) -> [UInt8] {
    JSONWriter.object(style: .pretty(indent: 2)) { root in
      root.member("fingerprint", "sha256:\(evidence.fingerprint)")
      root.key("products")
      root.array { list in
        for (device, audits) in families(evidence) {
          list.object { write(SufficientContrastRow.all(of: audits), audits, device, evidence, to: &$0) }
        }
      }
      root.member("schemaVersion", JSONReport.schemaVersion)
    }
  }

  private static func write(
    _ rows: [SufficientContrastRow], _ audits: [AuditResult], _ device: DeviceClass, _ evidence: ConformanceEvidence,
    to product: inout JSONWriter
  ) {
    product.key("components")
    product.array { list in
      for row in rows {
        list.object { one in
          one.key("cells")
          one.object { cells in
            for variant in routes.flatMap({ $0.variants }).sorted(by: { $0.id < $1.id }) {
              cells.key(variant.id)
              cells.value(row.cell(in: variant))
            }
          }
          one.member("name", row.name)
          one.member("required", row.need)
        }
      }
    }
    product.key("configurations")
    product.array { list in
      for route in routes {
        let outcomes = rows.compactMap { $0.outcome(in: route.variants) }
        list.object { one in
          one.member("claim", answer(outcomes, audits, evidence))
          one.member("name", route.name)
        }
      }
    }
    product.member("device", Wording.device(device))
    product.member("name", audits[0].declaration.name)
  }

  private static func blocks(_ evidence: ConformanceEvidence) -> [Block] {
    var blocks: [Block] = [
      .heading(1, "App Store: Sufficient Contrast"),
      .paragraph(
        "This is evidence for the accessibility label that you declare for each device family. Legible measures colors; "
          + "only a person can judge whether a task can be completed with them. The evidence makes no claim about colors "
          + "that were not measured."),
    ]
    let scope = [evidence.gaps, evidence.attestation?.sentence ?? ""].filter { !$0.isEmpty }
    if !scope.isEmpty { blocks.append(.paragraph(Phrase(scope.joined(separator: " ")))) }
    for (device, audits) in families(evidence) { blocks += section(audits, on: device, evidence) }
    let hash = "sha256:\(evidence.fingerprint)"
    return blocks + [.paragraph("Audited files and measurements: \(code: hash), Legible \(evidence.version).")]
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
