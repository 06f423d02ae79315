import AuditModel
import ColorMath
import PaletteModel
import TextSupport

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
    let reasons = results.flatMap { misses($0, in: audit) + conflicts($0) + doubts($0) + checks($0) }
    if !reasons.isEmpty { page.lines(reasons, of: "reason") }
  }

  /// The results below the minimum that a requirement sets: one line for each pair.
  private static func misses(_ result: RequirementResult, in audit: AuditResult) -> [String] {
    guard let required = result.requirement.minimum, !result.missed.isEmpty else { return [] }
    let id = MarkdownText.escaped(result.requirement.id)
    let limit = DecimalText.floored(required, decimals: 2)
    return Set(result.missed.map { audit.measurements[$0].pair }).sorted().map { pair in
      let ratios = result.missed.filter { audit.measurements[$0].pair == pair }.compactMap {
        audit.measurements[$0].minimum?.value
      }
      let planned = audit.plan.pairs[pair]
      let subject = "\(audit.plan.foregroundName(of: planned)) on \(audit.plan.surfaceName(of: planned))"
      let least = DecimalText.floored(ratios.min() ?? 1, decimals: 2)
      return "- \(id): \(MarkdownText.escaped(subject)) has \(least) in \(Wording.count(ratios.count, "result")), "
        + "requires \(limit)"
    }
  }

  /// The requirements that cannot be met together with one.
  private static func conflicts(_ result: RequirementResult) -> [String] {
    guard !result.conflicts.isEmpty else { return [] }
    let others = result.conflicts.map(MarkdownText.escaped).inWords()
    return [
      "- \(MarkdownText.escaped(result.requirement.id)): contradicts \(others), so at most one of them can be met"
    ]
  }

  /// The manual check of a requirement that no rule can judge.
  private static func checks(_ result: RequirementResult) -> [String] {
    guard let check = result.requirement.check else { return [] }
    return ["- \(MarkdownText.escaped(result.requirement.id)): check by hand: \(MarkdownText.escaped(check))"]
  }

  /// The reasons that a requirement is unverified, if the findings do not give them.
  private static func doubts(_ result: RequirementResult) -> [String] {
    let id = MarkdownText.escaped(result.requirement.id)
    return result.unmatched.map { "- \(id): no pair or requirement matches \(MarkdownText.escaped($0))" }
      + result.switchedOff.map { "- \(id): the rule \(MarkdownText.escaped($0)) is turned off" }
  }
}
