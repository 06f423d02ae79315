import ContrastAudit
import PaletteModel

/// The table of variants by roles: how many measurements pass.
enum MarkdownOverview {
  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    let tallies = tallies(of: audit)
    for column in MarkdownColumn.all(of: audit) {
      table.add([column.words] + roles.map { cell(tallies[Place(column: column, role: $0), default: Tally()]) })
    }
    return table
  }

  /// A cell of the table.
  private struct Place: Hashable {
    let column: MarkdownColumn
    let role: Role
  }

  /// How the measurements of a cell came out.
  private struct Tally {
    var passed = 0
    var failed = 0
    var unverified = 0
    var exempt = 0
  }

  private static func tallies(of audit: AuditResult) -> [Place: Tally] {
    var tallies: [Place: Tally] = [:]
    for index in audit.measurements.indices {
      let role = audit.plan.pairs[audit.measurements[index].pair].role
      let place = Place(column: MarkdownColumn(of: audit.measurements[index]), role: role)
      switch audit.measurements[index].verdict {
      case .pass: tallies[place, default: Tally()].passed += 1
      case .fail: tallies[place, default: Tally()].failed += 1
      case .unverified: tallies[place, default: Tally()].unverified += 1
      case .exempt: tallies[place, default: Tally()].exempt += 1
      }
    }
    return tallies
  }

  /// For example `7 of 9 pass, 2 fail`.
  private static func cell(_ tally: Tally) -> String {
    let judged = tally.passed + tally.failed + tally.unverified
    guard judged > 0 else { return tally.exempt == 0 ? "–" : "exempt" }
    var parts = ["\(tally.passed) of \(judged) pass"]
    if tally.failed > 0 { parts.append("**\(tally.failed) fail**") }
    if tally.unverified > 0 { parts.append("\(tally.unverified) unverified") }
    return parts.joined(separator: ", ")
  }
}
