import TestSupport
import Testing

@testable import FileSyntax

/// Results are in the order of the pieces, whoever does them.
@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 97])
  func resultsAreInTheOrderOfThePieces(pieces: Int) {
    let squares = (0..<pieces).map { $0 * $0 }
    #expect(Workers.one.map(pieces) { $0 * $0 } == squares)
    #expect(Workers.together(3).map(pieces) { $0 * $0 } == squares)
  }

  @Test(arguments: [(0, 4), (1, 4), (4, 4), (5, 4), (11, 3)])
  func rangesCoverEveryItemOnceWhateverTheWorkers(total: Int, most: Int) {
    let ranges = Workers.one.map(rangesOf: total, most: most) { $0 }
    #expect(ranges.flatMap(Array.init) == Array(0..<total))
    #expect(ranges.allSatisfy { 1...most ~= $0.count })
    #expect(Workers.together(2).map(rangesOf: total, most: most) { $0 } == ranges)
  }

  @Test func bothResultsComeBack() {
    #expect(
      Workers.one.both {
        1
      } _: {
        "a"
      } == (1, "a"))
    #expect(
      Workers.together(2).both {
        1
      } _: {
        "a"
      } == (1, "a"))
  }

  @Test func nestedWorkIsDone() {
    let workers = Workers.together(2)
    let table = workers.map(3) { row in workers.map(3) { row * 3 + $0 } }
    #expect(table == [[0, 1, 2], [3, 4, 5], [6, 7, 8]])
  }

  @Test(arguments: [(0, 4), (1, 4), (4, 4), (5, 4), (97, 3)])
  func itemsAreMadeOnceWhateverTheWorkers(total: Int, most: Int) {
    for workers in [Workers.one, .together(3)] {
      #expect(workers.map(each: total, most: most) { "item \($0)" } == (0..<total).map { "item \($0)" })
    }
  }

  @Test(arguments: [[0], [0, 3], [0, 0, 4, 4, 104]])
  func partsAreFilledInPlace(_ starts: [Int]) {
    for workers in [Workers.one, .together(3)] {
      let (elements, results) = workers.fill(starts) { (part, elements: UnsafeMutableBufferPointer<String>) in
        for index in elements.indices { elements.initializeElement(at: index, to: "\(part).\(index)") }
        return elements.count
      }
      let counts = zip(starts, starts.dropFirst()).map { $1 - $0 }
      #expect(results == counts)
      #expect(elements == counts.enumerated().flatMap { part, count in (0..<count).map { "\(part).\($0)" } })
    }
  }

  @Test(arguments: [(0, 4), (1, 4), (4, 4), (5, 4), (97, 3)])
  func elementsAreChangedOnceBesideOtherWork(total: Int, most: Int) {
    for workers in [Workers.one, .together(3)] {
      var items = (0..<total).map { "item \($0)" }
      let other = workers.update(&items, most: most) {
        "other"
      } _: { range, items in
        for index in range { items[index] += ", changed" }
      }
      #expect(other == "other")
      #expect(items == (0..<total).map { "item \($0), changed" })
    }
  }

  @Test(arguments: [[], [0], [3], [0, 4, 0], [1, 700, 5, 0, 31]])
  func piecesAreJoinedInTheirOrder(_ counts: [Int]) {
    let pieces = counts.enumerated().map { ArraySlice((0..<$1 + 2).map { UInt8(truncatingIfNeeded: $0) })[1..<$1 + 1] }
    for workers in [Workers.one, .together(3)] { #expect(workers.joined(pieces) == pieces.flatMap { $0 }) }
  }
}
