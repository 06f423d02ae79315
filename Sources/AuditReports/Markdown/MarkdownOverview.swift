import ContrastAudit
import PaletteModel

/// The table of variants by roles: how many measurements pass.
enum MarkdownOverview {
  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    for variant in Variant.allCases where audit.plan.variants.contains(variant) {
      let row = audit.measurements.filter { $0.variant == variant }
      table.add(
        [variant.id] + roles.map { role in cell(row.filter { audit.plan.pairs[$0.pair].role == role }) })
    }
    return table
  }

  /// For example `7 of 9 pass, 2 fail`.
  private static func cell(_ measurements: [Measurement]) -> String {
    func count(_ verdict: Verdict) -> Int { measurements.count { $0.verdict == verdict } }
    let judged = measurements.count - count(.exempt)
    guard judged > 0 else { return measurements.isEmpty ? "–" : "exempt" }
    var parts = ["\(count(.pass)) of \(judged) pass"]
    if count(.fail) > 0 { parts.append("**\(count(.fail)) fail**") }
    if count(.unverified) > 0 { parts.append("\(count(.unverified)) unverified") }
    return parts.joined(separator: ", ")
  }
}
