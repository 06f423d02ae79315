import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Pair lists of real projects, each measured by the whole engine and compared by the project's own rule.
@Suite struct CorpusTests {
  /// A project, and the tolerance of its numbers: half its last digit, or its authors' rounding.
  struct Project: Sendable, CustomTestStringConvertible {
    let name: String
    let tolerance: Double
    var testDescription: String { name }
  }

  static let projects = [
    Project(name: "paste", tolerance: 0.000_051), Project(name: "uswds", tolerance: 0.000_051),
    Project(name: "issue-verdicts", tolerance: 0.05), Project(name: "compound-2025-01", tolerance: 0.000_051),
    Project(name: "dtcg-github-primer", tolerance: 1e-9), Project(name: "equinor-eds", tolerance: 1e-9),
  ]

  @Test(arguments: projects) func verdictsAndRatiosAgree(_ project: Project) throws {
    guard let list = try PairList.named(project.name) else { return }
    var differences: [String] = []
    for theme in list.colors.keys.sorted() {
      let rows = list.verdicts.filter { $0.theme == theme }
      for policy in [Policy.wcag22AA, .wcag22AAA] {
        let meant = rows.filter { ($0.min == 7) == (policy.id == Policy.wcag22AAA.id) }
        let audit = Self.audit(meant, list.colors[theme, default: [:]], policy)
        #expect(audit.measurements.count == meant.count)
        for measurement in audit.measurements {
          guard let index = Int(audit.plan.pairs[measurement.pair].id) else { continue }
          differences += Self.differences(meant[index], measurement, list.rule.round, project)
        }
      }
    }
    print("\(project.name): \(list.verdicts.count) rows compared, \(differences.count) differences")
    #expect(differences.isEmpty && !list.verdicts.isEmpty)
  }

  private static func audit(
    _ rows: [PairList.Row], _ colors: [String: PairList.ListColor], _ policy: Policy
  ) -> AuditResult {
    var audit = AuditBuilder()
    audit.policy = policy
    audit.variants = VariantSet(.light)
    for (name, color) in colors { audit.entries("t/\(name)", [Entry(.any, .color(color.color))]) }
    for (index, row) in rows.enumerated() {
      let surface = row.on.map { "\(row.bg) over \($0)" } ?? row.bg
      if !audit.declaration.surfaces.contains(where: { $0.name == surface }) {
        audit.surface(surface, []) { $0.layers.full = [row.bg, row.on].compactMap(\.self).map { token($0) } }
      }
      audit.pair("", on: surface, row.min == 4.5 || row.min == 7 ? .text : .graphic, id: "\(index)")
      audit.declaration.pairs[index].foreground = Foreground(Adaptive(written(row.fg)), text: row.fg)
    }
    return audit.result
  }

  /// Names of the corpus may look like literals (`#FFFFFF`), so they are never parsed.
  private static func written(_ name: String) -> WrittenColor {
    WrittenColor(.token("t/\(name)"), text: name, at: SourceLocation(file: "pairs.json"))
  }

  private static func token(_ name: String) -> Layer { .color(written(name)) }

  private static func differences(
    _ row: PairList.Row, _ measurement: Measurement, _ rounding: String, _ project: Project
  ) -> [String] {
    guard let ratio = measurement.minimum?.value else { return ["\(row) has no ratio"] }
    let shown = rounded(ratio, rounding)
    var found: [String] = []
    if let published = row.ratio, abs(shown - published) > project.tolerance { found.append("\(row): \(ratio)") }
    if let stated = row.stated, abs(ratio - stated) > 0.16 { found.append("\(row): \(ratio), stated \(stated)") }
    if let minimum = row.min {
      if let pass = row.pass, (shown >= minimum) != pass { found.append("\(row): \(shown)") }
      if [3, 4.5, 7].contains(minimum), (measurement.verdict == .pass) != (ratio >= minimum) {
        found.append("\(row): \(measurement.verdict) at \(ratio)")
      }
    }
    return found
  }

  private static func rounded(_ ratio: Double, _ rule: String) -> Double {
    switch rule {
    case "floor-0.01": (ratio * 100).rounded(.down) / 100
    case "round-0.1": (ratio * 10 + 0.5).rounded(.down) / 10
    default: ratio
    }
  }
}
