import ColorMath
import PaletteModel

extension Measurement {
  /// A measurement without numbers yet.
  init(pair: Int, variant: Variant, verdict: Verdict, requirement: Requirement, location: SourceLocation) {
    self.init(
      pair: pair, variant: variant, state: nil, verdict: verdict, reason: nil, minimum: nil, maximum: nil,
      requirement: requirement, foregroundColor: nil, surfaceColor: nil, evidence: nil, location: location)
  }

  /// Decides a measurement whose ratio is known.
  ///
  /// No epsilon and no rounding. What rests on something uncertain never passes; it fails where the uncertainty is a
  /// range and no value of the range reaches the minimum.
  mutating func judge(doubts: [Doubt]) {
    guard let required = requirement.minimum, let minimum, let maximum else {
      verdict = .exempt
      reason = exemption
      return
    }
    if doubts.isEmpty {
      verdict = minimum.reaches(required) ? .pass : .fail
      return
    }
    let isCertainToFail = doubts.allSatisfy(\.isRange) && !maximum.reaches(required)
    verdict = isCertainToFail ? .fail : .unverified
    reason = Reason(.uncertain, Self.clauses(of: doubts))
  }

  /// Decides a measurement whose colours are missing.
  mutating func judge(missing cause: Reason, role: Role, doubts: [Doubt]) {
    reason = cause
    if requirement.minimum == nil {
      verdict = .exempt
      reason = exemption
    } else if cause.kind == .invisible, !doubts.isEmpty {
      reason = Reason(.uncertain, cause.clauses + Self.clauses(of: doubts))
    } else if cause.kind == .invisible {
      verdict = role == .text ? .fail : .unverified
      if role != .text { reason?.kind = .unresolved }
    }
  }

  /// Each doubt once.
  private static func clauses(of doubts: [Doubt]) -> [String] {
    var clauses: [String] = []
    for doubt in doubts where !clauses.contains(doubt.words) { clauses.append(doubt.words) }
    return clauses
  }

  private var exemption: Reason {
    requirement.criterion == .nonText20 || requirement.criterion == .useOfColor20
      ? Reason(.exempt, "the policy has no minimum for this role")
      : Reason(.exempt, "inactive components, decoration and logotypes have no minimum")
  }
}
