import AuditEngine
import Palettes

/// The test cases of one audit, or those of the input.
struct JUnitSuite {
  let name: String
  private(set) var cases: [JUnitCase] = []
  /// The number of cases by outcome.
  private(set) var counts = (failures: 0, errors: 0, skipped: 0)
  /// The groups and names in use.
  private var taken: [String: Set<String>] = [:]

  /// Tests every measurement of an audit, then every finding without a measurement.
  init(_ audit: AuditResult) {
    name = Wording.title(audit.declaration)
    var judge = JUnitJudge(audit)
    for index in audit.measurements.typedIndices { add(judge.measurement(index)) }
    for finding in audit.findings {
      if let test = judge.unmeasured(finding) { add(test) }
    }
  }

  /// Each problem in the input: an error is one, a warning is skipped.
  init(_ problems: [Diagnostic]) {
    name = "input"
    for problem in problems {
      let isError = problem.severity == .error
      add(
        JUnitCase(
          group: "input", name: "\(problem.location.text): \(problem.message)",
          outcome: isError ? .broken(problem.message) : .skipped("\(problem.severity.rawValue): \(problem.message)"),
          place: problem.location.text))
    }
  }

  /// Each stale record of a baseline.
  init(_ records: [BaselineOutcome.Stale]) {
    name = "baseline"
    for record in records {
      let words = Wording.words(record)
      add(
        JUnitCase(
          group: "\(record.audit).baseline", name: words, outcome: .skipped("stale: \(words)"), place: ""))
    }
  }

  /// Adds a case; a name that its group already has gets a number, as readers drop duplicates.
  private mutating func add(_ test: JUnitCase) {
    var test = test
    let name = test.name
    var number = 1
    while !taken[test.group, default: []].insert(test.name).inserted {
      number += 1
      test.name = "\(name) (\(number))"
    }
    switch test.outcome {
    case .passed: break
    case .skipped: counts.skipped += 1
    case .failed: counts.failures += 1
    case .broken: counts.errors += 1
    }
    cases.append(test)
  }
}
