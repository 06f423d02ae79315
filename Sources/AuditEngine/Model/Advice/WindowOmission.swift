/// A pair of an entry that windows leave out.
package struct WindowOmission: Hashable, Sendable {
  package var pair: PairIndex
  /// The reason it is left out, without a full stop.
  package var reason: String

  /// The most steps that the safe ranges of a run may take.
  package static let mostSteps = 100_000_000
  /// The reason of pairs that were not tried because of that limit.
  package static let limit = "the safe ranges reached the limit of \(mostSteps) steps for translucent colors"
}
