import AuditEngine
import FileSyntax
import Palettes

/// The level of support that the evidence allows, in the terms of OpenACR.
enum ConformanceLevel: String {
  case supports
  case partiallySupports = "partially-supports"
  case doesNotSupport = "does-not-support"
  case notEvaluated = "not-evaluated"

  /// The level of one criterion: only a person can say that what was measured is all there is, and only a complete audit
  /// that passes supports it then.
  ///
  /// Links are one use of color among many, so that nothing measured supports Use of Color.
  init(_ result: ConformanceResult, _ evidence: ConformanceEvidence) {
    let failed = result.components(.failed).count
    let isProven =
      !result.components.isEmpty && result.components(.cantTell).isEmpty && evidence.completeness.isComplete
    if failed > 0 {
      self = failed == result.components.count ? .doesNotSupport : .partiallySupports
    } else if isProven, evidence.attestation != nil, result.criterion != .useOfColor {
      self = .supports
    } else {
      self = .notEvaluated
    }
  }
}

extension ConformanceResult {
  /// The most components that remarks list by name.
  private static let most = 12

  /// The remarks for a level: what was measured, what fails, what is open, and what is not covered.
  func remarks(_ level: ConformanceLevel, _ evidence: ConformanceEvidence) -> String {
    var sentences = [summary(level, evidence)]
    sentences += Self.list("Fails", components(.failed))
    sentences += Self.list("Cannot be decided by measurement", components(.cantTell))
    if inferred > 0, evidence.completeness.omissions(.inferredOnly).isEmpty {
      sentences.append("Left out: \(Wording.count(inferred, "pair")) proposed only from names.")
    }
    if !evidence.gaps.isEmpty { sentences.append(evidence.gaps) }
    if !components.isEmpty { sentences.append(evidence.coverage) }
    if let attestation = evidence.attestation { sentences.append(attestation.sentence) }
    return sentences.joined(separator: " ")
  }

  private func summary(_ level: ConformanceLevel, _ evidence: ConformanceEvidence) -> String {
    guard !components.isEmpty else {
      return "No pair for this criterion (\(criterion.subject)) was measured: a person must evaluate it."
    }
    let passed = components(.passed).count
    let all = Wording.count(components.count, "measured component")
    let variants =
      evidence.completeness.isComplete && Wording.measuresAllVariants(evidence.audits)
      ? "every variant" : "the variants that were measured"
    let start =
      "\(passed) of \(all) (\(criterion.subject)) \(passed == 1 ? "passes" : "pass") in \(variants)."
    guard level == .notEvaluated else { return start }
    if criterion == .useOfColor, components(.cantTell).isEmpty {
      return start + " A person must evaluate other uses of color, such as states shown by color alone."
    }
    let scope = " Before support is claimed, a person must evaluate everything that was not measured"
    return evidence.attestation == nil
      ? start + scope + ", and state with --attest that these pairs are all there are." : start + scope + "."
  }

  private static func list(_ heading: String, _ components: [Component]) -> [String] {
    guard !components.isEmpty else { return [] }
    let shown = components.prefix(most).map { "\($0.name): \($0.numbers)" }
    let rest = components.count - shown.count
    return ["\(heading): \(shown.joined(separator: "; "))\(rest > 0 ? "; and \(rest) more" : "")."]
  }
}
