import AuditModel
import PaletteModel

/// The table of variants and states by roles: the outcomes of the measurements.
enum MarkdownOverview {
  static func table(_ audit: AuditResult) -> MarkdownTable {
    let roles = Role.allCases.filter { role in audit.plan.pairs.contains { $0.role == role } }
    var table = MarkdownTable([("variant", .left)] + roles.map { ($0.rawValue, .left) })
    guard !roles.isEmpty else { return table }
    let tallies = tallies(of: audit)
    for column in MarkdownColumn.all(of: audit) {
      table.add([column.words] + roles.map { cell(tallies, column, $0) })
    }
    return table
  }

  /// The key by which measurements are counted.
  private struct Place: Hashable {
    let column: MarkdownColumn
    let role: Role
    let sign: String
  }

  private static func tallies(of audit: AuditResult) -> [Place: Int] {
    var tallies: [Place: Int] = [:]
    for index in audit.measurements.indices {
      let column = MarkdownColumn(of: audit.measurements[index])
      let role = audit.plan.pairs[audit.measurements[index].pair].role
      let sign = Wording.sign(audit.measurements[index].verdict, audit.measurements[index].expectation)
      tallies[Place(column: column, role: role, sign: sign), default: 0] += 1
    }
    return tallies
  }

  private static let signs = ["✓", "✗", "✓?", "✗?", "?", "·"]

  /// For example `8 ✓ **6 ✗** 3 ✗?`.
  private static func cell(_ tallies: [Place: Int], _ column: MarkdownColumn, _ role: Role) -> String {
    let parts = signs.compactMap { sign -> String? in
      guard let count = tallies[Place(column: column, role: role, sign: sign)] else { return nil }
      return sign == "✗" ? "**\(count) ✗**" : "\(count) \(sign)"
    }
    return parts.isEmpty ? "–" : parts.joined(separator: " ")
  }
}
