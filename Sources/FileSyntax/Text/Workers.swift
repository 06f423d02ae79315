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

  /// Returns the results of work on each of many items, in their order, without an array for each range of `most` items.
  package func map<Result: Sendable>(
    each total: Int, most: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    guard total > most, count > 1 else { return (0..<total).map(work) }
    return Array(unsafeUninitializedCapacity: total) { buffer, initialized in
      nonisolated(unsafe) let results = buffer
      perform((total + most - 1) / most) { piece in
        for item in piece * most..<min((piece + 1) * most, total) {
          results.initializeElement(at: item, to: work(item))
        }
      }
      initialized = total
    }
  }

  /// Makes an array of which each call initializes one part, `starts[part]` up to `starts[part + 1]`, whole and in place.
  ///
  /// For elements that are too large to be copied out of an array for each part. The first start is 0, and no start is
  /// less than the one before. Also returns the results of the calls.
  package func fill<Element: Sendable, Result: Sendable>(
    _ starts: [Int], _ work: @Sendable (_ part: Int, _ elements: UnsafeMutableBufferPointer<Element>) -> Result
  ) -> (elements: [Element], results: [Result]) {
    precondition(starts.first ?? 0 == 0, "the first part starts at 0")
    let total = starts.last ?? 0
    var results: [Result] = []
    let elements = [Element](unsafeUninitializedCapacity: total) { buffer, initialized in
      nonisolated(unsafe) let all = buffer
      results = map(max(starts.count - 1, 0)) { part in
        work(part, UnsafeMutableBufferPointer(rebasing: all[starts[part]..<starts[part + 1]]))
      }
      initialized = total
    }
    return (elements, results)
  }

  /// Changes many elements where they are, each range of at most `most` of them by one call.
  ///
  /// Other work, which doesn't read them, is done at the same time; returns its result.
  package func update<Element: Sendable, Result: Sendable>(
    _ elements: inout [Element], most: Int, beside other: @Sendable () -> Result,
    _ change: @Sendable (_ range: Range<Int>, _ elements: UnsafeMutableBufferPointer<Element>) -> Void
  ) -> Result {
    let total = elements.count
    return elements.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let elements = buffer
      let results: [Result?] = map(1 + (total + most - 1) / most) { piece in
        guard piece > 0 else { return other() }
        change((piece - 1) * most..<min(piece * most, total), elements)
        return nil
      }
      guard let result = results[0] else { return other() }
      return result
    }
  }

  /// Returns the bytes of all pieces, one piece after another.
  package func joined(_ pieces: [ArraySlice<UInt8>]) -> [UInt8] {
    var starts: [Int] = []
    var total = 0
    for piece in pieces {
      starts.append(total)
      total += piece.count
    }
    return Array(unsafeUninitializedCapacity: total) { [starts] buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      nonisolated(unsafe) let target = base
      perform(pieces.count) { piece in
        pieces[piece].withUnsafeBufferPointer { bytes in
          guard let source = bytes.baseAddress else { return }
          (target + starts[piece]).initialize(from: source, count: bytes.count)
        }
      }
      initialized = total
    }
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
