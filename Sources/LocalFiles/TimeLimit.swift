/// A time after which a search stops, from the moment that it begins.
package struct TimeLimit: Sendable {
  private let end: ContinuousClock.Instant

  /// Starts the clock.
  package init(_ duration: Duration) { end = .now + duration }

  /// True once the time is over.
  package var isOver: Bool { .now >= end }
}
