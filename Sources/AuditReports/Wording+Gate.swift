package import AuditEngine
import Palettes

/// Words for the gate, for the expectations of unverified measurements, and for the next steps.
extension Wording {
  /// The status of a gate: `passed`, `failed`, `not measured`.
  static func word(for status: GateOutcome.Status) -> String {
    status == .notMeasured ? "not measured" : status.rawValue
  }

  /// The outcome of a gate in one line: `Gate: failed (9 error-level findings are open)`.
  package static func line(of gate: GateOutcome) -> String { "Gate: \(word(for: gate.status)) (\(reasons(of: gate)))" }

  /// The reasons for the outcome of a gate, in clauses without a period.
  package static func reasons(of gate: GateOutcome) -> String { gate.reasons.map(words).joined(separator: "; ") }

  private static func words(for reason: GateOutcome.Reason) -> String {
    switch reason {
    case .input(let errors): "\(count(errors, "error")) in the input"
    case .findings(let open, let least):
      "\(open) \(leveled(open == 1 ? "finding" : "findings", from: least)) \(verb(open)) open"
    case .undecided(let cells): "\(count(cells, "measurement")) \(verb(cells)) unverified"
    case .newOrWorse(let cells): "\(count(cells, "result")) \(verb(cells)) new or worse"
    case .stale(let records): "\(count(records, "record")) in the baseline can be tightened"
    case .coverage(let share, let least):
      "\(percent(share)) of the tokens are in a pair; --min-coverage requires \(percent(least))"
    case .noTokens(let least):
      "no token was read, so none is in a pair; --min-coverage requires \(percent(least))"
    case .nothingMeasured: "no pair that has a minimum was measured"
    case .clear(nil, _): "findings are ignored because of --fail-on never"
    case .clear(let least?, let isCompared):
      "no \(leveled("findings", from: least)) are \(isCompared ? "new or worse" : "open")"
    }
  }

  /// A noun with the severity from which on the gate considers it.
  static func leveled(_ noun: String, from least: Severity) -> String {
    switch least {
    case .error: "error-level \(noun)"
    case .warning: "\(noun) at warning level or above"
    case .note: noun
    }
  }

  private static func verb(_ number: Int) -> String { number == 1 ? "is" : "are" }

  static func words(for expectation: Expectation) -> String {
    switch expectation {
    case .pass: "expected to pass"
    case .fail: "expected to fail"
    case .open: "undecided"
    }
  }

  /// Unverified measurements by expectation; nil for none.
  static func expectations(_ summary: AuditSummary) -> String? {
    let parts: [(count: Int, expectation: Expectation)] = [
      (summary.expectedToPass, .pass), (summary.expectedToFail, .fail), (summary.undecided, .open),
    ]
    let words = parts.filter { $0.count > 0 }.map {
      "\($0.count) \(Self.words(for: $0.expectation)) \(sign($0.expectation))"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// A remark that the verdict covers only measurements, if errors without one were found; nil without any.
  static func errorsBesidePass(_ summary: AuditSummary) -> String? {
    guard summary.verdict != .fail, summary.errors > 0 else { return nil }
    let errors = count(summary.errors, "error finding")
    return "but \(errors) \(summary.errors == 1 ? "has" : "have") no failing measurement"
  }

  /// An unverified finding in words, with the expectation of its cells.
  func unverified(_ finding: Finding) -> String {
    var counts: [Expectation: Int] = [:]
    for cell in finding.spokenCells {
      guard let expectation = cell.measurement.flatMap({ audit.measurements[$0].expectation }) else { continue }
      counts[expectation, default: 0] += 1
    }
    let kinds = Expectation.allCases.filter { counts[$0] != nil }
    if kinds.count == 1 { return "unverified (\(Self.sign(kinds[0])), \(Self.words(for: kinds[0])))" }
    let parts = kinds.map { "\(counts[$0] ?? 0) \(Self.sign($0))" }
    return parts.isEmpty ? "unverified" : "unverified (\(parts.joined(separator: ", ")))"
  }

  /// The suggested next commands if nothing was measured, with what they would find; without periods.
  static func nextSteps(of report: AuditReport) -> [String] {
    guard let next = report.nextStep else { return [] }
    let path = next.path.isEmpty ? "" : " \(next.path)"
    guard report.summary.verdict == .notMeasured else {
      return [
        "Next: run 'legible init\(path)' to write these pairs to a legible.json, where you can check them and add others"
      ]
    }
    var steps: [String] = []
    if next.foundPairs > 0 {
      steps.append(
        "Next: run 'legible pairs\(path)' to list the \(count(next.foundPairs, "pair")) in its "
          + "\(count(next.swiftFiles, "Swift file"))")
    }
    let pairs = report.audits.reduce(0) { $0 + $1.plan.pairs.count }
    if pairs > 0 {
      return steps + [
        "Next: the \(count(pairs, "pair")) \(pairs == 1 ? "is" : "are") exempt because of \(pairs == 1 ? "its role" : "their roles"); "
          + "declare a pair with a role that has a minimum, such as text or graphic"
      ]
    }
    let tokens = next.tokens == 0 ? "its colors" : "the palette's \(count(next.tokens, "token"))"
    if next.tokens + next.foundPairs == 0 {
      if let lack = lack(of: next, report) { steps.append(lack) }
    } else if next.hasAuditFile {
      steps.append(
        "Next: in the audit file, add \"pairs\" for \(tokens) to declare which color is used on which surface")
    } else if next.canStart {
      steps.append(
        "Next: run 'legible init\(path)' to create a legible.json for \(tokens), then declare which color is used on "
          + "which surface")
    }
    return steps
  }

  /// The sentence for a folder without colors; nil if an error in the input says what is wrong.
  private static func lack(of next: NextStep, _ report: AuditReport) -> String? {
    guard !report.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let finding =
      next.hasAuditFile
      ? "the audit file names no source with a color" : "there is no color set and no token file here"
    let code =
      next.swiftFiles == 0
      ? "" : ", and \(count(next.swiftFiles, "Swift file")) \(next.swiftFiles == 1 ? "shows" : "show") no pair"
    let remedy =
      next.hasAuditFile
      ? "name an asset catalog or a token file under \"sources\", or write \"pairs\" of literal colors"
      : "specify the folder with the app's asset catalog or token files"
    return "Next: \(remedy); \(finding)\(code)"
  }
}
