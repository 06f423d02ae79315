import AuditModel
import ColorMath
import PaletteModel

/// The verdict of a report in one sentence about the worst thing in it.
enum HTMLHeadline {
  /// Returns the sentence, with its period.
  static func sentence(of report: AuditReport) -> String {
    let summary = report.summary
    if summary.verdict == .fail, let worst = worst(of: report) { return sentence(worst.finding, worst.wording) }
    switch summary.verdict {
    case .fail: return "\(Wording.count(summary.failed, "measurement")) miss the required contrast."
    case .unverified where summary.expectedToFail > 0:
      return "Nothing is certain to fail, but \(summary.expectedToFail) of "
        + "\(Wording.count(summary.unverified, "open measurement")) are expected to."
    case .unverified:
      return "Nothing fails, but \(Wording.count(summary.unverified, "measurement")) cannot be decided yet."
    case .pass where summary.errors > 0:
      return "Every ratio passes, but \(Wording.count(summary.errors, "error")) needs attention."
    case .pass: return "Every pair has the contrast it needs, in every variant that was measured."
    case .notMeasured: return "No contrast was measured."
    }
  }

  /// Says what the edits below clear, then what is open.
  static func lead(of report: AuditReport, _ edits: [EditPreview]) -> String {
    let summary = report.summary
    let cleared = edits.filter { $0.edit.change != nil }.reduce(0) { $0 + $1.edit.cells }
    var sentences: [String] = []
    if cleared > 0 {
      let edits = edits.count == 1 ? "One edit fixes" : "\(edits.count == 2 ? "Two" : "Three") edits fix"
      sentences.append("\(edits) \(cleared) of \(Wording.count(summary.failed, "failure")).")
    }
    if let words = expectations(summary) {
      sentences.append("\(Wording.count(summary.unverified, "measurement")) could not be decided: \(words).")
    }
    return sentences.joined(separator: " ")
  }

  /// Unverified measurements by expectation, without signs; nil for none.
  static func expectations(_ summary: AuditSummary) -> String? {
    let parts = [
      (summary.expectedToPass, "expected to pass"), (summary.expectedToFail, "expected to fail"),
      (summary.undecided, "undecided"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The open failure with the highest severity and the least ratio.
  private static func worst(of report: AuditReport) -> (finding: Finding, wording: Wording)? {
    var best: (rank: (Int, Double), finding: Finding, wording: Wording)?
    for audit in report.audits {
      let wording = Wording(audit)
      for finding in audit.findings where finding.isOpen {
        guard isFailure(finding.evidence), let measurement = wording.worst(of: finding) else { continue }
        let rank = (-finding.severity.rawValue, measurement.minimum?.value ?? 0)
        if best.map({ rank < $0.rank }) ?? true { best = (rank, finding, wording) }
      }
    }
    return best.map { ($0.finding, $0.wording) }
  }

  private static func isFailure(_ evidence: Evidence) -> Bool {
    switch evidence {
    case .lowContrast, .invisible: true
    default: false
    }
  }

  /// The sentence about one finding: `“price” (Faint on card) is hard to read in light: 3.45 to 1, needs 4.5`.
  private static func sentence(_ finding: Finding, _ wording: Wording) -> String {
    let subject = wording.subject(of: finding)
    let worst = wording.worst(of: finding)
    let name = worst.flatMap { wording.audit.plan.names(of: wording.audit.plan.pairs[$0.pair], in: $0.variant).first }
    let whole = name.map { "“\($0)” (\(subject))" } ?? subject
    let named = wording.variants(of: finding).split(separator: ",").map { $0.drop { $0 == " " } }
    let variants = named.count == 2 ? named.joined(separator: " and ") : named.joined(separator: ", ")
    if case .invisible = finding.evidence { return "\(whole) is invisible in \(variants)." }
    let role = wording.pair(of: finding)?.role ?? .text
    let ratio = worst?.minimum?.value ?? 1
    let (hopeless, hard) = role == .text ? ("cannot be read", "is hard to read") : ("cannot be seen", "is hard to see")
    let effect = ratio < (role == .text ? 2 : 1.5) ? hopeless : hard
    let numbers = "\(Wording.range(worst)) to 1, needs \(Wording.required(worst?.requirement))"
    return "\(whole) \(effect) in \(variants): \(numbers)."
  }
}
