/// A way to do many independent tasks, which the caller passes in: in parallel with threads, one after another without.
package struct Workers: Sendable {
  /// Calls the body once for each piece, in any order, and returns when all calls have.
  package typealias Perform = @Sendable (_ pieces: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// The number of pieces that may run at once, at least 1.
  package let count: Int
  private let perform: Perform

  /// Workers that run pieces as `perform` does.
  package init(count: Int, perform: @escaping Perform) {
    self.count = max(count, 1)
    self.perform = perform
  }

  /// One worker, which does one piece after another.
  package static let one = Workers(count: 1) { pieces, body in
    for piece in 0..<pieces { body(piece) }
  }

  /// Returns the results of a number of pieces of work, in the order of the pieces.
  package func map<Result: Sendable>(_ pieces: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    guard pieces > 1, count > 1 else { return (0..<pieces).map(work) }
    return Array(unsafeUninitializedCapacity: pieces) { buffer, initialized in
      nonisolated(unsafe) let results = buffer
      perform(pieces) { piece in results.initializeElement(at: piece, to: work(piece)) }
      initialized = pieces
    }
  }

  /// Returns the results of work on ranges of items, in the order of the items.
  ///
  /// A range has at most `most` items; the ranges, and so the results, depend only on `total` and `most`.
  package func map<Result: Sendable>(
    rangesOf total: Int, most: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    map((total + most - 1) / most) { work($0 * most..<min(($0 + 1) * most, total)) }
  }

  /// The results of two different pieces of work.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let halves = map(2) { $0 == 0 ? Half.first(first()) : Half.second(second()) }
    guard case .first(let one) = halves[0], case .second(let other) = halves[1] else { return (first(), second()) }
    return (one, other)
  }

  /// One of two different results.
  private enum Half<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
  }
}
