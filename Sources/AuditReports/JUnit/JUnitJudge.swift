import AuditEngine
import Palettes

/// Decides the outcomes of the tests of one audit.
///
/// A test fails for an open error. It passes if the verdict is a pass or nothing was found;
/// otherwise (waived, in the baseline, unverified or exempt) it is skipped with the reason.
struct JUnitJudge {
  private let audit: AuditResult
  private let wording: Wording
  private let findings: MeasurementFindings
  /// The words of findings that are not about a single pair, which are the same for all their cells.
  private var known: [FindingIndex: String] = [:]

  init(_ audit: AuditResult) {
    self.audit = audit
    wording = Wording(audit)
    findings = MeasurementFindings(audit)
  }

  /// The test of one measurement.
  mutating func measurement(_ index: MeasurementIndex) -> JUnitCase {
    let measurement = audit.measurements[index]
    return JUnitCase(
      group: "\(audit.declaration.id).contrast", name: name(of: measurement),
      outcome: outcome(of: measurement, findings.hits(at: index)), place: measurement.location.text)
  }

  /// The test of a finding; nil if all its cells have a measurement, which has a test of its own.
  func unmeasured(_ finding: Finding) -> JUnitCase? {
    guard finding.cells.contains(where: { $0.measurement == nil }) else { return nil }
    var part = finding
    part.cells.removeAll { $0.measurement != nil }
    part.cells = part.spokenCells
    let words = wording.advised(part)
    let severity = finding.severity
    let outcome: JUnitCase.Outcome =
      if part.isOpen, severity == .error {
        .failed(type: finding.rule, words)
      } else {
        .skipped("\(exception(of: part) ?? severity.id): \(words)")
      }
    return JUnitCase(
      group: "\(audit.declaration.id).\(finding.rule)", name: wording.subject(of: finding), outcome: outcome,
      place: wording.location(of: part).text)
  }

  private mutating func outcome(
    of measurement: Measurement, _ hits: [MeasurementFindings.Hit]
  ) -> JUnitCase.Outcome {
    let failing = hits.filter { findings.severity(of: $0) == .error && findings.disposition(of: $0) == .open }
    if let first = failing.first {
      let reasons = failing.map { words(for: $0) }
      return .failed(type: audit.findings[first.finding].rule, reasons.joined(separator: "\n"))
    }
    if let closed = hits.first(where: { findings.disposition(of: $0) != .open }) {
      return .skipped("\(exception(of: findings.finding(of: closed)) ?? ""): \(words(for: closed))")
    }
    switch measurement.verdict {
    case .pass:
      let remarks = hits.map { "\(findings.severity(of: $0).id): \(audit.findings[$0.finding].rule)" }
      return .passed(remarks.joined(separator: "\n"))
    case .unverified, .exempt:
      let expected = measurement.expectation.map { ", \(Wording.words(for: $0)) (\(Wording.sign($0)))" } ?? ""
      return .skipped("\(measurement.verdict.rawValue)\(expected): \(measurement.reason?.words ?? "")")
    case .fail:
      guard let hit = hits.first else { return .skipped("fails, but its rule is turned off") }
      return .skipped("\(findings.severity(of: hit).id): \(words(for: hit))")
    }
  }

  private mutating func words(for hit: MeasurementFindings.Hit) -> String {
    let finding = audit.findings[hit.finding]
    if case .pair = finding.evidence.subject { return wording.advised(findings.finding(of: hit)) }
    if let words = known[hit.finding] { return words }
    let words = wording.advised(finding)
    known[hit.finding] = words
    return words
  }

  private func name(of measurement: Measurement) -> String {
    let pair = audit.plan.pairs[measurement.pair]
    let given = audit.declaration.pairs[pair.uses[0].declared].givenID.map { "\($0): " } ?? ""
    let state = measurement.state.map { " in the state \($0)" } ?? ""
    return "\(given)\(wording.subject(of: pair)) as \(Wording.role(pair)), \(measurement.variant.id)\(state)"
  }

  /// The reason that the cells of a finding do not count, taken from the first of them; nil if they count.
  private func exception(of finding: Finding) -> String? {
    switch finding.cells.first?.disposition {
    case nil, .open: nil
    case .waived: wording.exception(of: finding) ?? "waived"
    case .baselined: "in the baseline"
    }
  }
}
