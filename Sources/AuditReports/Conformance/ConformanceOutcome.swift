import AuditEngine
import ColorMath

/// The outcome of a criterion for one component, or for several.
enum ConformanceOutcome: String, Sendable {
  /// Measured to miss the criterion.
  case failed
  /// Not decided by numbers: it rests on something unmeasured or assumed.
  case cantTell
  /// Measured to meet the criterion.
  case passed

  /// The outcome of a measurement that the criterion covers; nil if no minimum applies to it.
  ///
  /// The verdict decides the minimum of the policy itself, and the proven bounds a higher one. Over open backdrops
  /// these bounds are within 0.005 of ratios that occur.
  init?(_ measurement: Measurement, required: Double) {
    switch measurement.verdict {
    case .exempt: return nil
    case .unverified: self = .cantTell
    case .fail: self = .failed
    case .pass:
      guard let minimum = measurement.minimum?.value else { return nil }
      if minimum >= required {
        self = .passed
      } else {
        self = measurement.outlook == nil || minimum + Self.slack < required ? .failed : .cantTell
      }
    }
  }

  private static let slack = 0.005

  /// The worse of two outcomes.
  func and(_ other: ConformanceOutcome) -> ConformanceOutcome {
    if self == .failed || other == .failed { return .failed }
    return self == .cantTell || other == .cantTell ? .cantTell : .passed
  }
}
