import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The requirements of the team and the degree to which each is met.
enum MarkdownRequirements {
  static func write(_ family: AuditFamily, level: Int, to page: inout MarkdownPage) {
    let results = family.audits.map { $0.requirements }
    guard let first = results.first, !first.isEmpty else { return }
    page.heading(level, "Requirements")
    var table = MarkdownTable([("id", .left), ("requirement", .left), ("status", .left), ("findings", .right)])
    for (index, result) in first.enumerated() {
      let all = results.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      table.add([
        MarkdownText.escaped(result.requirement.id), MarkdownText.escaped(result.requirement.title),
        status(all, family), String(all.map { $0.findings.count }.max() ?? 0),
      ])
    }
    page.table(table, of: "requirement")
    let reasons = self.reasons(family)
    if !reasons.isEmpty { page.lines(reasons, of: "reason") }
  }

  /// The reasons for the statuses, requirement by requirement; what is the same on several systems once.
  private static func reasons(_ family: AuditFamily) -> [String] {
    var reasons: [String] = []
    for index in family.audits.first?.requirements.indices ?? 0..<0 {
      for audit in family.audits where audit.requirements.indices.contains(index) {
        let result = audit.requirements[index]
        for reason in misses(result, in: audit) + conflicts(result) + doubts(result) + checks(result)
        where !reasons.contains(reason) { reasons.append(reason) }
      }
    }
    return reasons
  }

  /// The status; each with its system if they differ.
  private static func status(_ results: [RequirementResult], _ family: AuditFamily) -> String {
    let words = results.map { $0.status == .fail ? "**fail**" : $0.status.rawValue }
    guard let first = words.first, words.contains(where: { $0 != first }) else { return words.first ?? "" }
    return words.indices.map { "\(words[$0]) on \(family.label(of: $0))" }.joined(separator: ", ")
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
