import ColorMath
import PaletteModel

extension Measurement {
  /// A measurement without numbers yet.
  init(pair: Int, variant: Variant, verdict: Verdict, requirement: Requirement, location: SourceLocation) {
    self.init(
      pair: pair, variant: variant, state: nil, verdict: verdict, reason: nil, minimum: nil, maximum: nil,
      requirement: requirement, foregroundColor: nil, surfaceColor: nil, outlook: nil, evidence: nil,
      location: location)
  }

  /// Decides a measurement whose ratio is known.
  ///
  /// No epsilon and no rounding. What rests on something uncertain never passes; it fails where the uncertainty is a
  /// range and no value of the range reaches the minimum.
  mutating func judge(doubts: [Doubt], isEither: Bool = false) {
    guard let required = requirement.minimum, let minimum, let maximum else {
      verdict = .exempt
      reason = exemption
      return
    }
    if doubts.isEmpty {
      verdict = minimum.reaches(required) ? .pass : .fail
      if isEither, verdict == .fail, maximum.reaches(required) {
        verdict = .unverified
        reason = Reason(.uncertain, Self.flips)
      }
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

  /// Decides a measurement over what may lie below.
  ///
  /// It passes where all that the surface may be passes over every backdrop, and fails where each fails over one.
  mutating func judge(_ outlook: Outlook, doubts: [Doubt], isEither: Bool) {
    guard requirement.minimum != nil else {
      verdict = .exempt
      reason = exemption
      return
    }
    let decisions = outlook.decisions
    if doubts.isEmpty, decisions.allSatisfy({ $0 == .always }) {
      verdict = .pass
    } else if doubts.allSatisfy(\.isRange), decisions.allSatisfy(\.fails) {
      verdict = .fail
      if !doubts.isEmpty { reason = Reason(.uncertain, Self.clauses(of: doubts)) }
    } else {
      verdict = .unverified
      var clauses = Self.clauses(of: doubts)
      if isEither, clauses.isEmpty { clauses = [Self.flips] }
      if clauses.isEmpty { clauses = [outlook.isLimited ? Self.limit : Self.tolerance] }
      reason = Reason(.uncertain, clauses)
    }
  }

  private static let flips =
    "a small glass element turns light or dark with what is behind it, and only one of the two passes; use the label "
    + "colour, a tinted glass or a dimming layer"
  private static let limit = "the proof reached its limit before the ratio was decided; compare it on a device"
  private static let tolerance =
    "the verdict lies within the tolerance of the measured material; compare it on a device"

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
