import FileSyntax

/// The rows of a screenshot divided into runs: neighboring pixels that differ little.
struct RunMap: Sendable {
  /// The largest difference in one channel that belongs to an even or gently graded ground, of 255.
  static let gentle = 3

  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The first column of each run, row by row.
  let starts: [Int32]
  /// The number of the first run of each row, and the number of all runs.
  let rows: [Int32]

  /// Divides the rows.
  init(_ pixels: ScreenPixels, workers: Workers) {
    (width, height) = (pixels.width, pixels.height)
    let parts = workers.map(rangesOf: pixels.height, most: ScreenPixels.band) { Self.runs(of: pixels, rows: $0) }
    var starts: [Int32] = []
    starts.reserveCapacity(parts.reduce(0) { $0 + $1.starts.count })
    var rows: [Int32] = []
    rows.reserveCapacity(pixels.height + 1)
    for part in parts {
      let base = Int32(starts.count)
      for count in part.rows { rows.append(base + count) }
      starts += part.starts
    }
    rows.append(Int32(starts.count))
    (self.starts, self.rows) = (starts, rows)
  }

  /// The number of runs.
  var count: Int { starts.count }

  /// Returns the column after a run of a row.
  @inline(__always)
  func end(of run: Int, row: Int) -> Int {
    run + 1 < Int(rows[row + 1]) ? Int(starts[run + 1]) : width
  }

  /// Returns the number of the run that contains a pixel.
  func run(x: Int, y: Int) -> Int {
    var (low, high) = (Int(rows[y]), Int(rows[y + 1]))
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= x { low = middle } else { high = middle }
    }
    return low
  }

  private static func runs(of pixels: ScreenPixels, rows: Range<Int>) -> (starts: [Int32], rows: [Int32]) {
    var starts: [Int32] = []
    var counts: [Int32] = []
    pixels.colors.withUnsafeBufferPointer { colors in
      for row in rows {
        counts.append(Int32(starts.count))
        let first = row * pixels.width
        var last = colors[first]
        starts.append(0)
        for column in 1..<max(pixels.width, 1) {
          let color = colors[first + column]
          if color != last {
            if color.difference(from: last) > gentle { starts.append(Int32(column)) }
            last = color
          }
        }
      }
    }
    return (starts, counts)
  }
}
