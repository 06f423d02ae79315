import AuditModel
import PaletteModel

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
    var doubts: [String] = []
    for doubt in results.flatMap({ $0.flatMap(self.doubts) }) where !doubts.contains(doubt) { doubts.append(doubt) }
    if !doubts.isEmpty { page.lines(doubts, of: "reason") }
  }

  /// The status; each with its system if they differ.
  private static func status(_ results: [RequirementResult], _ family: AuditFamily) -> String {
    let words = results.map { $0.status == .fail ? "**fail**" : $0.status.rawValue }
    guard let first = words.first, words.contains(where: { $0 != first }) else { return words.first ?? "" }
    return words.indices.map { "\(words[$0]) on \(family.label(of: $0))" }.joined(separator: ", ")
  }

  /// The reasons that a requirement is unverified, if the findings do not give them.
  private static func doubts(_ result: RequirementResult) -> [String] {
    let id = MarkdownText.escaped(result.requirement.id)
    return result.unmatched.map { "- \(id): no pair matches \(MarkdownText.escaped($0))" }
      + result.switchedOff.map { "- \(id): the rule \(MarkdownText.escaped($0)) is turned off" }
  }
}
