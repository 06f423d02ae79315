import ContrastAudit
import PaletteModel

/// The table of variants by roles: how the measurements came out.
enum MarkdownOverview {
  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var counts: [Key: [Verdict: Int]] = [:]
    for measurement in audit.measurements where measurement.state == nil {
      let key = Key(variant: measurement.variant, role: audit.plan.pairs[measurement.pair].role)
      counts[key, default: [:]][measurement.verdict, default: 0] += 1
    }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    for variant in Variant.allCases where audit.plan.variants.contains(variant) {
      table.add([variant.id] + roles.map { cell(counts[Key(variant: variant, role: $0)] ?? [:]) })
    }
    return table
  }

  private struct Key: Hashable {
    let variant: Variant
    let role: Role
  }

  /// For example `8 ✓ **6 ✗** 3 ?`.
  private static func cell(_ counts: [Verdict: Int]) -> String {
    let parts = Verdict.allCases.compactMap { verdict -> String? in
      guard let count = counts[verdict] else { return nil }
      return verdict == .fail ? "**\(count) ✗**" : "\(count) \(Wording.sign(verdict))"
    }
    return parts.isEmpty ? "–" : parts.joined(separator: " ")
  }
}
