/// A count of steps that ends a search at a limit, so that one input gives one answer on every machine.
///
/// A step takes about 0.2 microseconds in a release build on a usual machine. All copies count together.
package struct WorkMeter {
  private let take: (Int) -> Int
  private let isEnded: () -> Bool

  /// Starts to count.
  ///
  /// - Parameters:
  ///   - most: the limit, in steps.
  ///   - isEnded: returns true if a person ends the search.
  package init(_ most: Int, orWhen isEnded: @escaping () -> Bool = { false }) {
    var left = most
    take = { steps in
      left -= min(left, steps)
      return left
    }
    self.isEnded = isEnded
  }

  private init(_ take: @escaping (Int) -> Int, _ isEnded: @escaping () -> Bool) {
    self.take = take
    self.isEnded = isEnded
  }

  /// A count without a limit.
  static var unlimited: WorkMeter { WorkMeter(.max) }

  /// The number of steps until the limit.
  var left: Int { take(0) }

  /// True once the limit is reached.
  package var isSpent: Bool { left <= 0 }

  /// True once the search must end.
  var isOver: Bool { isSpent || isEnded() }

  /// Counts steps, those beyond the limit included.
  func spend(_ steps: Int) { _ = take(max(0, steps)) }

  /// Returns a count that ends at one of some equal parts of the steps left, and adds to this one.
  package func part(of parts: Int) -> WorkMeter {
    var own = left / max(1, parts)
    let whole = take
    return WorkMeter(
      { steps in
        own -= min(own, steps)
        return min(own, whole(steps))
      }, isEnded)
  }
}
