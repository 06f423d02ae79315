import TestSupport
import Testing
import TextSupport

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
}
