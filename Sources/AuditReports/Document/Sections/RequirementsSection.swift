import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The requirements of the team and the degree to which each is met.
enum RequirementsSection {
  static func blocks(_ family: AuditFamily, level: Int) -> [Block] {
    // A requirement about pairs of one system has no result on the others.
    let judged = Set(family.audits.flatMap { $0.requirements.map { $0.requirement.id } })
    let ids = family.audits[0].declaration.requirements.map { $0.id }.filter { judged.contains($0) }
    guard !ids.isEmpty else { return [] }
    var conflicts = 0
    var (decisive, other): ([[Phrase]], [[Phrase]]) = ([], [])
    for id in ids {
      let results = family.audits.indices.compactMap { member in
        family.audits[member].requirements.first { $0.requirement.id == id }.map { (member: member, result: $0) }
      }
      guard let requirement = results.first?.result.requirement else { continue }
      if results.allSatisfy({ isContradicted($0.result) }) {
        conflicts += 1
        continue
      }
      let row = [
        Phrase(id), Phrase(requirement.title), status(results, family),
        "\(results.map { $0.result.findings.count }.max() ?? 0)",
        Phrase(reasons(results, family).joined(separator: "; ")),
      ]
      let isDecisive = results.contains { $0.result.status == .fail || $0.result.status == .unverified }
      if isDecisive { decisive.append(row) } else { other.append(row) }
    }
    let lead: [Block] =
      conflicts == 0
      ? []
      : [
        .paragraph(
          "“Contradictions in the design” lists \(Wording.words(conflicts, "requirement")) that \(conflicts == 1 ? "fails only because others contradict it." : "fail only because others contradict them.")"
        )
      ]
    return [.heading(level, "Requirements")] + lead + tables(decisive, other)
  }

  /// The requirements to act on, and the others folded, unless there are no others.
  private static func tables(_ decisive: [[Phrase]], _ other: [[Phrase]]) -> [Block] {
    if other.isEmpty { return [table(decisive)] }
    if decisive.isEmpty { return [table(other)] }
    let verb = other.count == 1 ? "passes" : "pass"
    return [
      table(decisive),
      .folded(
        "\(Wording.count(other.count, "requirement")) that \(verb) or that a person must check", other.count,
        "requirement", [table(other)]),
    ]
  }

  private static func table(_ rows: [[Phrase]]) -> Block {
    .table(
      Block.Table(
        [
          ("id", .left), ("requirement", .left), ("status", .left), ("findings", .right),
          ("why, or how to check", .left),
        ], of: "requirement", rows: rows))
  }

  /// The reasons for the status of a requirement; what is the same on several systems once.
  private static func reasons(_ results: [(member: Int, result: RequirementResult)], _ family: AuditFamily) -> [String]
  {
    var reasons: [String] = []
    for (member, result) in results {
      for reason in misses(result, in: family.audits[member], family.label(of: member)) + conflicts(result)
        + doubts(result) + checks(result)
      where !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  /// The status; each with its system if they differ, or if only some systems have the requirement.
  private static func status(_ results: [(member: Int, result: RequirementResult)], _ family: AuditFamily) -> Phrase {
    let words = results.map { Self.words(for: $0.result) }
    guard let first = words.first, words.count < family.audits.count || words.contains(where: { $0 != first }) else {
      return words.first ?? ""
    }
    return zip(words, results).map { "\($0) on \(family.label(of: $1.member))" }.joined(separator: ", ")
  }

  /// One that fails only because another one contradicts it may well be met itself.
  private static func words(for result: RequirementResult) -> Phrase {
    guard result.status == .fail else { return Phrase(result.status.rawValue) }
    return "\(strong: isContradicted(result) ? "conflict" : "fail")"
  }

  /// The titles of the requirements that fail, each once, apart from those that only others contradict.
  static func failing(in family: AuditFamily) -> [String] {
    var titles: [String] = []
    for result in family.audits.flatMap({ $0.requirements }) where result.status == .fail && !isContradicted(result) {
      if !titles.contains(result.requirement.title) { titles.append(result.requirement.title) }
    }
    return titles
  }

  private static func isContradicted(_ result: RequirementResult) -> Bool {
    result.status == .fail && !result.conflicts.isEmpty && result.findings.isEmpty && result.missed.isEmpty
  }

  /// The pairs below the minimum that a requirement sets, each with its worst ratio.
  private static func misses(_ result: RequirementResult, in audit: AuditResult, _ system: String) -> [String] {
    guard let required = result.requirement.minimum, !result.missed.isEmpty else { return [] }
    let limit = DecimalText.floored(required, decimals: 2)
    let pairs = Set(result.missed.map { audit.measurements[$0].pair }).sorted().map { pair in
      let ratios = result.missed.filter { audit.measurements[$0].pair == pair }.compactMap {
        audit.measurements[$0].minimum?.value
      }
      let planned = audit.plan.pairs[pair]
      let subject =
        Wording.plainName(audit.plan.foregroundName(of: planned)) + " on "
        + Wording.plainName(audit.plan.surfaceName(of: planned))
      return "\(subject) has \(DecimalText.floored(ratios.min() ?? 1, decimals: 2))"
    }
    return ["below \(limit)\(system.isEmpty ? "" : " on \(system)"): \(pairs.inWords())"]
  }

  /// The requirements that cannot be met together with one.
  private static func conflicts(_ result: RequirementResult) -> [String] {
    guard !result.conflicts.isEmpty else { return [] }
    return ["contradicts \(result.conflicts.inWords()): only one can be met"]
  }

  /// The manual check of a requirement that no rule can judge.
  private static func checks(_ result: RequirementResult) -> [String] {
    result.requirement.check.map { ["check manually: \($0)"] } ?? []
  }

  /// The reasons that a requirement is unverified, if the findings do not give them.
  private static func doubts(_ result: RequirementResult) -> [String] {
    result.unmatched.map { "no pair or requirement matches \($0)" }
      + result.switchedOff.map { "the rule \($0) is turned off" }
      + (result.isUnmeasured ? ["none of its declared pairs was measured against a minimum"] : [])
      + (result.isIncomplete && result.status == .unverified ? ["the audit is incomplete"] : [])
  }
}
