import AuditModel
import PaletteModel

/// The requirements of the team and the degree to which each is met.
enum MarkdownRequirements {
  static func write(_ audit: AuditResult, level: Int, to page: inout MarkdownPage) {
    let results = audit.requirements
    guard !results.isEmpty else { return }
    page.heading(level, "Requirements")
    var table = MarkdownTable([("id", .left), ("requirement", .left), ("status", .left), ("findings", .right)])
    for result in results {
      table.add([
        MarkdownText.escaped(result.requirement.id), MarkdownText.escaped(result.requirement.title),
        result.status == .fail ? "**fail**" : result.status.rawValue, String(result.findings.count),
      ])
    }
    page.table(table, of: "requirement")
    let doubts = results.flatMap(doubts)
    if !doubts.isEmpty { page.lines(doubts, of: "reason") }
  }

  /// The reasons that a requirement is unverified, if the findings do not give them.
  private static func doubts(_ result: RequirementResult) -> [String] {
    let id = MarkdownText.escaped(result.requirement.id)
    return result.unmatched.map { "- \(id): no pair matches \(MarkdownText.escaped($0))" }
      + result.switchedOff.map { "- \(id): the rule \(MarkdownText.escaped($0)) is turned off" }
  }
}
