import FileSyntax

/// The steps that a reader takes for an input of a length, of twice and of four times that length.
///
/// Steps are what it reads, which is the same on every machine and however busy it is.
package struct StepGrowth: Sendable, CustomStringConvertible {
  /// True in a debug build, which alone counts.
  package static var isCounted: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private let steps: [Int]

  /// Reads inputs made of a number of parts.
  package init<Input>(from count: Int, _ input: (Int) -> Input, reading: (Input) -> Void) {
    steps = [count, 2 * count, 4 * count].map { count in
      let input = input(count)
      return Self.steps { reading(input) }
    }
  }

  /// The steps of some work; 0 in a release build.
  package static func steps(of work: () -> Void) -> Int {
    #if DEBUG
      StepCount.steps(of: work)
    #else
      0
    #endif
  }

  /// True if the second doubling adds about twice the steps that the first adds: with the logarithm of a sort 2.2 times,
  /// and four times if anything were repeated for each part.
  package var isLinear: Bool {
    let (first, second) = (steps[1] - steps[0], steps[2] - steps[1])
    return steps[0] > 0 && Double(second) <= 2.5 * Double(first) + 100
  }

  package var description: String { "\(steps) steps" }
}
