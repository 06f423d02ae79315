import TestSupport
import Testing

@testable import Palettes

struct TypedIndexTests {
  private struct Row: Equatable { var value: Int }

  private let rows = [Row(value: 3), Row(value: 1), Row(value: 2)]

  @Test
  func indicesAreThoseOfTheRowsInOrder() {
    #expect(rows.typedIndices.map(\.offset) == [0, 1, 2])
    #expect(rows.typedIndices.map { rows[$0] } == rows)
    #expect([Row]().typedIndices.isEmpty)
    #expect(rows.indexed().map { $0.offset * 10 + $1.value } == [3, 11, 22])
  }

  @Test
  func rowsAreChangedInPlace() {
    var rows = rows
    for index in rows.typedIndices where rows[index].value > 1 { rows[index].value = -index.offset }
    #expect(rows.map(\.value) == [0, 1, -2])
  }

  @Test
  func orderIsThatOfTheTable() {
    #expect(rows.typedIndices.sorted(by: >).map(\.offset) == [2, 1, 0])
    #expect(rows.typedIndices.min { rows[$0].value < rows[$1].value } == 1)
  }
}
