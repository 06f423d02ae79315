import ContrastAudit
import PaletteModel

/// The table of variants by roles: how the measurements came out.
enum MarkdownOverview {
  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    let tallies = tallies(of: audit)
    for variant in Variant.allCases where audit.plan.variants.contains(variant) {
      table.add([variant.id] + roles.map { cell(tallies, variant, $0) })
    }
    return table
  }

  /// What measurements are counted by.
  private struct Place: Hashable {
    let variant: Variant
    let role: Role
    let verdict: Verdict
  }

  private static func tallies(of audit: AuditResult) -> [Place: Int] {
    var tallies: [Place: Int] = [:]
    for index in audit.measurements.indices where audit.measurements[index].state == nil {
      let role = audit.plan.pairs[audit.measurements[index].pair].role
      let place = Place(
        variant: audit.measurements[index].variant, role: role, verdict: audit.measurements[index].verdict)
      tallies[place, default: 0] += 1
    }
    return tallies
  }

  /// For example `8 ✓ **6 ✗** 3 ?`.
  private static func cell(_ tallies: [Place: Int], _ variant: Variant, _ role: Role) -> String {
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      guard let count = tallies[Place(variant: variant, role: role, verdict: verdict)] else { return nil }
      return verdict == .fail ? "**\(count) ✗**" : "\(count) \(Wording.sign(verdict))"
    }
    return parts.isEmpty ? "–" : parts.joined(separator: " ")
  }
}
