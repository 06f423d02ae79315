import AuditEngine
import ColorMath
import Palettes

/// The surfaces that show their backdrop: the range of ratios on each, by variant.
struct TranslucencySection {
  /// The results of all pairs on one surface in some variants.
  private struct Row: Equatable {
    let surface: SurfaceIndex
    var variants: VariantSet
    let range: String
    let sign: String
    let place: String
  }

  private let audit: AuditResult
  private let wording: Wording

  init(_ audit: AuditResult) {
    self.audit = audit
    wording = Wording(audit)
  }

  /// One table for the systems of a product with the same results; nothing without such a surface.
  static func blocks(_ family: AuditFamily, level: Int) -> [Block] {
    var tables: [(section: TranslucencySection, rows: [Row], members: [Int])] = []
    for (member, audit) in family.audits.enumerated() {
      let one = TranslucencySection(audit)
      let rows = one.rows
      if let place = tables.firstIndex(where: { $0.rows == rows }) {
        tables[place].members.append(member)
      } else {
        tables.append((one, rows, [member]))
      }
    }
    return tables.filter { !$0.rows.isEmpty }.flatMap { table in
      table.section.blocks(table.rows, level: level, on: family.label(of: table.members))
    }
  }

  private func blocks(_ rows: [Row], level: Int, on system: String) -> [Block] {
    // A surface without layers is a choice of opaque colors.
    let isTranslucent = rows.contains { row in
      audit.declaration.surfaces[row.surface].layers.all.contains { !$0.isEmpty }
    }
    let title = isTranslucent ? "Translucent surfaces" : "Surfaces with several colors"
    let surfaces = Set(rows.map { $0.surface }).count
    return [
      .heading(level, Phrase(title + (system.isEmpty ? "" : " on \(system)"))),
      .paragraph(
        "For each surface, the table shows the lowest and highest ratios of its pairs over every backdrop. \(code: "✗") means "
          + "that at least one pair fails. \(code: "✗?"), \(code: "?"), and \(code: "✓?") mean that no pair fails, but at least one is unverified."
      ),
      .folded("\(Wording.count(surfaces, "surface"))", surfaces, "surface", [table(rows)]),
    ]
  }

  private func table(_ rows: [Row]) -> Block {
    let hasPlaces = rows.contains { !$0.place.isEmpty }
    let columns: [Block.Table.Column] =
      [("surface", .left), ("variants", .left), ("lowest…highest", .right), ("", .left)]
      + (hasPlaces ? [("worst place", .left)] : [])
    return .table(
      Block.Table(columns, of: "row", count: rows.count) { index in
        let row = rows[index]
        let name = audit.declaration.surfaces[row.surface].name
        return [Phrase(name), Phrase(Wording.bareVariants(row.variants)), Phrase(row.range), .sign(row.sign)]
          + (hasPlaces ? [Phrase(row.place)] : [])
      })
  }

  /// Surfaces in the order of the audit file, variants with equal content together.
  private var rows: [Row] {
    var measured: [SurfaceIndex: [Variant: [Measurement]]] = [:]
    for measurement in audit.measurements where measurement.outlook != nil && measurement.state == nil {
      let surface = audit.plan.pairs[measurement.pair].surface
      measured[surface, default: [:]][measurement.variant, default: []].append(measurement)
    }
    var rows: [Row] = []
    for surface in audit.declaration.surfaces.typedIndices {
      guard let variants = measured[surface] else { continue }
      let start = rows.count
      for variant in Variant.allCases {
        guard let new = variants[variant].flatMap({ row(of: $0, surface, variant) }) else { continue }
        let twin = rows[start...].firstIndex {
          $0.range == new.range && $0.sign == new.sign && $0.place == new.place
        }
        if let twin { rows[twin].variants.formUnion(new.variants) } else { rows.append(new) }
      }
    }
    return rows
  }

  private func row(of list: [Measurement], _ surface: SurfaceIndex, _ variant: Variant) -> Row? {
    guard let least = list.compactMap({ $0.minimum }).min(), let greatest = list.compactMap({ $0.maximum }).max() else {
      return nil
    }
    let found = Set(list.map { Wording.sign($0.verdict, $0.expectation) })
    let sign = ["✗", "✗?", "?", "✓?", "✓"].first(where: found.contains) ?? "·"
    let worst = list.filter { $0.outlook?.block != nil }.min { ($0.minimum?.value ?? 0) < ($1.minimum?.value ?? 0) }
    return Row(
      surface: surface, variants: VariantSet(variant), range: Wording.range(least, greatest), sign: sign,
      place: worst.flatMap(wording.worstPlace) ?? "")
  }
}
