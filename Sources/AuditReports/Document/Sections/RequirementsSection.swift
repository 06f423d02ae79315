import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The requirements of the team, the degree to which each is met, and the reasons.
struct RequirementsSection {
  /// The outcome of a requirement over all systems; the cases are in the order in which a sentence counts them.
  private enum Outcome: CaseIterable {
    case fails
    /// Nothing measures against it: it fails only because it cannot be met together with another one.
    case contradicts
    case unverified
    case manual
    case passes
  }

  /// A requirement with its result on each system that has it.
  private struct Row {
    let results: [(member: Int, result: RequirementResult)]
    let outcome: Outcome
    var requirement: TeamRequirement { results[0].result.requirement }
  }

  private let family: AuditFamily
  private let rows: [Row]

  init(_ family: AuditFamily) {
    self.family = family
    // A requirement about pairs of one system has no result on the others.
    rows = family.audits[0].declaration.requirements.compactMap { requirement in
      let results = family.audits.indices.compactMap { member in
        family.audits[member].requirements.first { $0.requirement.id == requirement.id }
          .map { (member: member, result: $0) }
      }
      return results.isEmpty ? nil : Row(results: results, outcome: Self.outcome(results.map { $0.result }))
    }
  }

  private static func outcome(_ results: [RequirementResult]) -> Outcome {
    if results.allSatisfy(isContradicted) { return .contradicts }
    let statuses = Set(results.map { $0.status })
    if statuses.contains(.fail) { return .fails }
    if statuses.contains(.unverified) { return .unverified }
    if statuses.contains(.manual) { return .manual }
    return .passes
  }

  private static func isContradicted(_ result: RequirementResult) -> Bool {
    result.status == .fail && !result.conflicts.isEmpty && result.findings.isEmpty && result.missed.isEmpty
  }

  /// The count of each outcome for the first screen; nil if no requirement fails.
  var summary: String? {
    rows.contains { $0.outcome == .fails || $0.outcome == .contradicts } ? counts : nil
  }

  /// The counts of all outcomes, which add up to all requirements.
  private var counts: String {
    let parts = Outcome.allCases.compactMap { outcome -> String? in
      let own = rows.filter { $0.outcome == outcome }
      guard !own.isEmpty else { return nil }
      let titles = outcome == .fails && own.count <= Self.mostTitles ? own.map { "“\($0.requirement.title)”" } : []
      return "\(own.count) \(Self.verb(outcome, own.count))\(titles.isEmpty ? "" : " (\(titles.inWords()))")"
    }
    return "Of \(Wording.count(rows.count, "requirement")), \(parts.inWords())."
  }

  /// The number of failing requirements that are named.
  private static let mostTitles = 2

  private static func verb(_ outcome: Outcome, _ count: Int) -> String {
    let isOne = count == 1
    return switch outcome {
    case .fails: isOne ? "fails" : "fail"
    case .contradicts: isOne ? "only contradicts others" : "only contradict others"
    case .unverified: isOne ? "is unverified" : "are unverified"
    case .manual: isOne ? "needs a manual check" : "need a manual check"
    case .passes: isOne ? "passes" : "pass"
    }
  }

  func blocks(level: Int) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let conflicts = rows.count { $0.outcome == .contradicts }
    let words = conflicts == 1 ? "one that only contradicts" : "\(conflicts) that only contradict"
    return [.heading(level, "Requirements")]
      + (conflicts == 0 ? [] : [.paragraph("“Contradictions in the design” lists the \(words) others.")])
      + tables(
        rows.filter { $0.outcome == .fails || $0.outcome == .unverified },
        rows.filter { $0.outcome == .manual || $0.outcome == .passes })
  }

  /// The requirements to act on, and the others folded, unless there are no others.
  private func tables(_ decisive: [Row], _ other: [Row]) -> [Block] {
    if other.isEmpty { return decisive.isEmpty ? [] : [table(decisive)] }
    if decisive.isEmpty { return [table(other)] }
    let passing = other.count { $0.outcome == .passes }
    let verbs =
      (passing == 0 ? [] : [passing == 1 ? "passes" : "pass"])
      + (passing == other.count ? [] : ["a person must check"])
    return [
      table(decisive),
      .folded(
        "\(Wording.count(other.count, "requirement")) that \(verbs.joined(separator: " or that "))", other.count,
        "requirement", [table(other)]),
    ]
  }

  private func table(_ rows: [Row]) -> Block {
    .table(
      Block.Table(
        [("id", .left), ("requirement", .left), ("status", .left), ("why, or how to check", .left)], of: "requirement",
        rows: rows.map { row in
          [
            Phrase(row.requirement.id), Phrase(row.requirement.title), status(row.results),
            Phrase(reasons(row.results).joined(separator: "; ")),
          ]
        }))
  }

  /// The status; each with its system if they differ, or if only some systems have the requirement.
  private func status(_ results: [(member: Int, result: RequirementResult)]) -> Phrase {
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

  /// The reasons for the status of a requirement; what is the same on several systems once.
  private func reasons(_ results: [(member: Int, result: RequirementResult)]) -> [String] {
    var measured: [(words: String, rows: String, members: [Int])] = []
    var others: [String] = []
    for (member, result) in results {
      let audit = family.audits[member]
      for (words, rows) in Self.misses(result, in: audit) + Self.findings(result, in: audit) {
        if let known = measured.firstIndex(where: { $0.words == words && $0.rows == rows }) {
          measured[known].members.append(member)
        } else {
          measured.append((words, rows, [member]))
        }
      }
      for reason in Self.conflicts(result) + Self.doubts(result) where !others.contains(reason) {
        others.append(reason)
      }
    }
    return measured.map { words, rows, members in
      let systems = family.label(of: members)
      return "\(words)\(systems.isEmpty ? "" : " on \(systems)"): \(rows)"
    } + others
  }

  /// The pairs below the minimum that a requirement sets, each with its worst ratio.
  private static func misses(_ result: RequirementResult, in audit: AuditResult) -> [(words: String, rows: String)] {
    guard let required = result.requirement.minimum, !result.missed.isEmpty else { return [] }
    let pairs = Set(result.missed.map { audit.measurements[$0].pair }).sorted().map { pair in
      let ratios = result.missed.filter { audit.measurements[$0].pair == pair }.compactMap {
        audit.measurements[$0].minimum?.value
      }
      let colors = Wording(audit).plainColors(of: audit.plan.pairs[pair])
      return "\(colors) has \(DecimalText.floored(ratios.min() ?? 1, decimals: 2))"
    }
    return [("below \(DecimalText.floored(required, decimals: 2))", pairs.inWords())]
  }

  /// The other findings by rule, each with the worst of its subjects.
  private static func findings(_ result: RequirementResult, in audit: AuditResult) -> [(words: String, rows: String)] {
    let missed = Set(result.missed)
    let findings = result.findings.map { audit.findings[$0] }.filter { finding in
      !finding.cells.contains { $0.measurement.map(missed.contains) ?? false }
    }
    var rules: [String] = []
    for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    return rules.map { rule in
      let own = findings.filter { $0.rule == rule }
      let order = own.indices.ordered { (own[$0].leastRatio, $0) < (own[$1].leastRatio, $1) }
      // Several findings of one rule may have one subject.
      var names: [String] = []
      for index in order where !names.contains(subject(of: own[index], audit)) {
        names.append(subject(of: own[index], audit))
      }
      let most = rules.count > 1 ? 1 : 2
      let rest = names.count > most ? ["\(names.count - most) more"] : []
      return (Wording.ruleTitle(rule, in: audit), (names.prefix(most) + rest).inWords())
    }
  }

  /// The subject of a finding with its lowest ratio: `white on badge (1.09)`.
  private static func subject(of finding: Finding, _ audit: AuditResult) -> String {
    let wording = Wording(audit)
    let name = wording.pair(of: finding).map { wording.plainColors(of: $0) } ?? wording.subject(of: finding)
    let ratio = finding.spokenCells.lazy.compactMap { $0.ratio }.min()
    return name + (ratio.map { " (\(Wording.ratio($0)))" } ?? "")
  }

  /// The contradictions of the requirements that name a failing part and that it misses.
  static func contradictions(of failing: FailingPart) -> [String] {
    failing.part.audit.requirements.filter { !$0.requirement.pairs.isEmpty && $0.missed.contains(failing.worst) }
      .flatMap { result in result.conflicts.map { "required by \(result.requirement.id), which contradicts \($0)" } }
  }

  /// The requirements that cannot be met together with one.
  private static func conflicts(_ result: RequirementResult) -> [String] {
    guard !result.conflicts.isEmpty else { return [] }
    return ["contradicts \(result.conflicts.inWords()): only one can be met"]
  }

  /// The reasons that a requirement is unverified, if the findings do not give them, and its manual check.
  private static func doubts(_ result: RequirementResult) -> [String] {
    result.unmatched.map { "no pair or requirement matches \($0)" }
      + result.switchedOff.map { "the rule \($0) is turned off" }
      + (result.isUnmeasured ? ["none of its declared pairs was measured against a minimum"] : [])
      + (result.isIncomplete && result.status == .unverified && result.findings.isEmpty
        ? ["nothing found against it, but the audit is incomplete; see “Not measured” above"] : [])
      + (result.requirement.check.map { ["check manually: \($0)"] } ?? [])
  }
}
