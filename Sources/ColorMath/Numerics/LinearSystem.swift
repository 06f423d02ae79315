/// A system of linear equations, solved by elimination with pivots.
struct LinearSystem {
  /// The coefficients, row by row; square.
  private let rows: [[Double]]

  /// Takes a square matrix.
  init(_ rows: [[Double]]) { self.rows = rows }

  /// Returns the solution for the right side; nil if the equations do not determine it.
  func solution(for right: [Double]) -> [Double]? {
    var rows = rows
    var right = right
    let count = right.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > Self.least else { return nil }
      rows.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for place in column..<count { rows[row][place] -= factor * rows[column][place] }
        right[row] -= factor * right[column]
      }
    }
    return right.indices.map { right[$0] / rows[$0][$0] }
  }

  /// The smallest pivot that determines anything: sums of squares of channels are of the order of 1.
  private static let least = 1e-9
}
