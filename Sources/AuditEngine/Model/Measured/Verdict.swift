import Palettes

/// The outcome of a measurement.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// The numbers do not allow a verdict; the reason says what to verify.
  case unverified
  /// No minimum applies.
  case exempt
}
