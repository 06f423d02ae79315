/// The reason why a measurement has no plain verdict, in one word of a closed list.
///
/// With its code, the numbers of a measurement decide its verdict again; no prose is needed. Of several reasons the first
/// in this order is reported.
package enum ReasonCode: String, CaseIterable, Hashable, Sendable {
  /// No minimum applies to the role, or under the policy: exempt.
  case noMinimum = "no-minimum"
  /// The foreground has no color there and is certain to be drawn clear: text fails.
  case drawnClear = "drawn-clear"
  /// A color has no value there: unverified.
  case noColor = "no-color"
  /// The audit file leaves open what holds, or uses what cannot be measured: unverified.
  case notMeasurable = "not-measurable"
  /// A style that the system mixes with what lies below by a formula that is not published: unverified.
  case vibrant
  /// The audit file says that a token, a pair or a state is assumed: unverified.
  case assumed
  /// A number of a material or glass is not published, or was measured under other conditions: unverified.
  case unpublished
  /// One source gives a value, and nothing confirms it: unverified.
  case unconfirmed
  /// Sources disagree on a value: a failure where all of them fail, else unverified.
  case disputed
  /// A small glass element turns light or dark with what is behind it, and only one passes: unverified.
  case flips
  /// Some pixel of an image fails, and no mean of a block does: unverified.
  case image
  /// The verdict lies within the tolerance of a measured material: unverified.
  case tolerance
  /// The proof reached its limit before the ratio was decided: unverified.
  case limit

  /// Whether there is a ratio, or would be, but something about it is not certain.
  package var isUncertainty: Bool {
    switch self {
    case .noMinimum, .drawnClear, .noColor, .notMeasurable: false
    case .vibrant, .assumed, .unpublished, .unconfirmed, .disputed, .flips, .image, .tolerance, .limit: true
    }
  }
}
