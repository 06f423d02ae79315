import ContrastAudit
import PaletteModel

/// The table of variants by roles: how many measurements pass.
enum MarkdownOverview {
  /// How many measurements there are by verdict.
  private struct Tally {
    var pass = 0
    var fail = 0
    var unverified = 0
    var exempt = 0

    mutating func count(_ verdict: Verdict) {
      switch verdict {
      case .pass: pass += 1
      case .fail: fail += 1
      case .unverified: unverified += 1
      case .exempt: exempt += 1
      }
    }
  }

  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    let tallies = tallies(of: audit, by: roles)
    for variant in Variant.allCases where audit.plan.variants.contains(variant) {
      table.add([variant.id] + tallies[Int(variant.rawValue)].map(cell))
    }
    return table
  }

  /// One row per variant, one column per role.
  private static func tallies(of audit: AuditResult, by roles: [Role]) -> [[Tally]] {
    let columns = audit.plan.pairs.map { roles.firstIndex(of: $0.role) ?? 0 }
    let row = Array(repeating: Tally(), count: roles.count)
    var tallies = Array(repeating: row, count: Variant.allCases.count)
    for measurement in audit.measurements {
      tallies[Int(measurement.variant.rawValue)][columns[measurement.pair]].count(measurement.verdict)
    }
    return tallies
  }

  /// For example `7 of 9 pass, 2 fail`.
  private static func cell(_ tally: Tally) -> String {
    let judged = tally.pass + tally.fail + tally.unverified
    guard judged > 0 else { return tally.exempt == 0 ? "–" : "exempt" }
    var parts = ["\(tally.pass) of \(judged) pass"]
    if tally.fail > 0 { parts.append("**\(tally.fail) fail**") }
    if tally.unverified > 0 { parts.append("\(tally.unverified) unverified") }
    return parts.joined(separator: ", ")
  }
}
