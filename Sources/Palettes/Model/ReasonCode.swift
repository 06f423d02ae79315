/// The reason that a measurement has no plain verdict, as one word of a closed list.
///
/// With its code, the numbers of a measurement reproduce its verdict; no prose is needed. Of several reasons, the first
/// in this order is reported.
package enum ReasonCode: String, CaseIterable, Hashable, Sendable {
  /// No minimum applies to the role or under the policy: exempt.
  case noMinimum = "no-minimum"
  /// The foreground has no color and is certain to be drawn clear: text fails.
  case drawnClear = "drawn-clear"
  /// A color has no value: unverified.
  case noColor = "no-color"
  /// The audit file is ambiguous, or uses something that cannot be measured: unverified.
  case notMeasurable = "not-measurable"
  /// The pair compares two colors, and the audit file does not name the other one: unverified.
  case noComparison = "no-comparison"
  /// A style that the system blends with the content below by an unpublished formula: unverified.
  case vibrant
  /// The audit file declares a token, a pair or a state as assumed: unverified.
  case assumed
  /// A number of a material or glass is unpublished, or was measured under other conditions: unverified.
  case unpublished
  /// A single source gives a value, and nothing confirms it: unverified.
  case unconfirmed
  /// Sources disagree on a value, and their values decide differently: unverified.
  case disputed
  /// A small glass element turns light or dark with what is behind it, and only one passes: unverified.
  case flips
  /// Some pixel of an image fails, but no mean of a block does: unverified.
  case image
  /// The verdict lies within the tolerance of a measured material: unverified.
  case tolerance
  /// The proof reached its limit before the ratio was decided: unverified.
  case limit

  /// True if there is or would be a ratio, but something about it is uncertain.
  package var isUncertainty: Bool {
    switch self {
    case .noMinimum, .drawnClear, .noColor, .notMeasurable, .noComparison: false
    case .vibrant, .assumed, .unpublished, .unconfirmed, .disputed, .flips, .image, .tolerance, .limit: true
    }
  }

  /// True if the color of the foreground is open as well, so that a record of what was seen holds both colors.
  package var leavesForegroundOpen: Bool {
    switch self {
    case .vibrant, .disputed, .unconfirmed: true
    case .noMinimum, .drawnClear, .noColor, .notMeasurable, .noComparison, .assumed, .unpublished, .flips, .image,
      .tolerance, .limit:
      false
    }
  }
}
