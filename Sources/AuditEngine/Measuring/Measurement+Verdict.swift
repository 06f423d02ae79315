import ColorMath
import Palettes

extension Measurement {
  /// Decides a measurement whose ratio is known.
  ///
  /// No epsilon and no rounding. If sources disagree, the measurement is decided if all of their values decide alike;
  /// with any other uncertain input it is not. An assumption decides nothing.
  mutating func judge(doubts: [Doubt], isEither: Bool = false) {
    guard let required = requirement.minimum, let minimum, let maximum else { return exempt() }
    let expected: Expectation = minimum.reaches(required) ? .pass : maximum.reaches(required) ? .open : .fail
    if doubts.isEmpty {
      if isEither, expected == .open { return doubt(.open, Reason(.flips, Self.flips)) }
      verdict = expected == .pass ? .pass : .fail
    } else {
      judge(expecting: expected, under: doubts)
    }
  }

  /// Decides a measurement whose colors are missing.
  mutating func judge(missing cause: Reason, role: Role, doubts: [Doubt]) {
    guard requirement.minimum != nil else { return exempt() }
    let expected: Expectation = role == .text ? .fail : .open
    switch cause.code {
    case .drawnClear where !doubts.isEmpty:
      doubt(expected, Reason(Self.code(of: doubts), cause.clauses + Self.clauses(of: doubts)))
    case .drawnClear where role == .text:
      verdict = .fail
      reason = cause
    case .drawnClear: doubt(.open, Reason(.noColor, cause.clauses))
    default: doubt(cause.code.isUncertainty ? expected : .open, cause)
    }
  }

  /// Decides a measurement over all possible backdrops.
  ///
  /// It passes if every alternative of the surface passes over every backdrop, and fails if each alternative fails over
  /// one.
  mutating func judge(_ outlook: Outlook, doubts: [Doubt], isEither: Bool) {
    guard requirement.minimum != nil else { return exempt() }
    let decisions = outlook.decisions
    let expected: Expectation =
      decisions.allSatisfy { $0 == .always } ? .pass : decisions.allSatisfy { $0.fails } ? .fail : .open
    guard doubts.isEmpty else { return judge(expecting: expected, under: doubts) }
    // Without a doubt, several stacks are of values that agree to one step, of which the worse counts.
    if !isEither, decisions.contains(where: { $0.fails }) { return verdict = .fail }
    switch expected {
    case .pass: verdict = .pass
    case .fail: verdict = .fail
    case .open: doubt(.open, isEither ? Reason(.flips, Self.flips) : Self.reason(of: outlook))
    }
  }

  /// Decides a measurement with uncertain inputs, whose alternatives give one outcome or several.
  private mutating func judge(expecting expected: Expectation, under doubts: [Doubt]) {
    let found = Reason(Self.code(of: doubts), Self.clauses(of: doubts))
    guard expected != .open, doubts.allSatisfy({ $0.isRange }) else {
      return doubt(found.code == .vibrant ? .open : expected, found)
    }
    verdict = expected == .pass ? .pass : .fail
  }

  private mutating func doubt(_ expected: Expectation, _ cause: Reason) {
    verdict = .unverified
    expectation = expected
    reason = cause
  }

  private mutating func exempt() {
    verdict = .exempt
    reason =
      requirement.criterion == .nonText20 || requirement.criterion == .useOfColor20
      ? Reason(.noMinimum, "the policy has no minimum for this role")
      : Reason(.noMinimum, "inactive components, decoration, and logotypes have no minimum")
  }

  private static func reason(of outlook: Outlook) -> Reason {
    if outlook.isBetween { return Reason(.image, between) }
    return outlook.isLimited ? Reason(.limit, limit) : Reason(.tolerance, tolerance)
  }

  private static let flips =
    "a small glass element turns light or dark with its backdrop, and the pair passes in only one of the two; use the "
    + "label color, tinted glass, or a dimming layer"
  private static let between =
    "some image pixels fail, but no block with the height of a text line fails on average; check it on a device, or "
    + "put a dimming layer behind the text"
  private static let limit = "the proof reached its limit without a verdict; check the pair on a device"
  private static let tolerance =
    "the verdict is within the tolerance of the measured material; check it on a device"

  /// Each doubt once.
  private static func clauses(of doubts: [Doubt]) -> [String] {
    var clauses: [String] = []
    for doubt in doubts where !clauses.contains(doubt.words) { clauses.append(doubt.words) }
    return clauses
  }

  /// The first of the codes in the order of the list.
  private static func code(of doubts: [Doubt]) -> ReasonCode {
    ReasonCode.allCases.first { code in doubts.contains { $0.code == code } } ?? .assumed
  }
}
