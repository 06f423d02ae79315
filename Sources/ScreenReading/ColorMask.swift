/// The pixels of one color in some tiles, as shapes.
struct ColorMask {
  /// The largest difference of a pixel from the color, of 255.
  static let tolerance = 3

  private struct Run {
    var start: Int
    var end: Int
    var row: Int
    /// The number of pixels that have exactly the color.
    var exact: Int
  }

  private let color: UInt32
  private var runs: [Run] = []

  /// Collects the pixels of a color in the tiles that have it, and in those around them.
  init(_ color: UInt32, tiles: [Int], columns: Int, _ pixels: ScreenPixels) {
    self.color = color
    let size = PictureColors.tile
    let rows = (pixels.height + size - 1) / size
    var isIn = [Bool](repeating: false, count: columns * rows)
    for tile in tiles {
      for row in max(0, tile / columns - 1)...min(rows - 1, tile / columns + 1) {
        for column in max(0, tile % columns - 1)...min(columns - 1, tile % columns + 1) {
          isIn[row * columns + column] = true
        }
      }
    }
    let used = (0..<rows).map { isIn[$0 * columns..<($0 + 1) * columns].contains(true) }
    for y in 0..<pixels.height where used[y / size] {
      var (start, exact): (Int?, Int) = (nil, 0)
      for x in 0..<pixels.width {
        let pixel = pixels.colors[y * pixels.width + x]
        if isIn[y / size * columns + x / size], pixel.difference(from: color) <= Self.tolerance {
          start = start ?? x
          exact += pixel == color ? 1 : 0
        } else if let first = start {
          runs.append(Run(start: first, end: x, row: y, exact: exact))
          (start, exact) = (nil, 0)
        }
      }
      if let first = start { runs.append(Run(start: first, end: pixels.width, row: y, exact: exact)) }
    }
  }

  /// The connected shapes; their ground is as far from the color as can be, for it varies.
  ///
  /// Strokes have exactly one color, and parts of a photo have several similar ones, which count as foreign.
  func shapes() -> [InkShape] {
    var sets = DisjointSets(count: runs.count)
    var upper = 0
    for index in runs.indices {
      while upper < index,
        runs[upper].row < runs[index].row - 1
          || runs[upper].row == runs[index].row - 1 && runs[upper].end < runs[index].start
      { upper += 1 }
      var other = upper
      while other < index, runs[other].row == runs[index].row - 1, runs[other].start <= runs[index].end {
        if runs[other].end >= runs[index].start { sets.join(other, index) }
        other += 1
      }
    }
    var numbers: [Int: Int] = [:]
    var shapes: [InkShape] = []
    let own = RGBSteps(color)
    let ground = RGBSteps(own.red < 128 ? 255 : 0, own.green < 128 ? 255 : 0, own.blue < 128 ? 255 : 0)
    for (index, run) in runs.enumerated() {
      let root = sets.root(index)
      let number = numbers[root] ?? shapes.count
      if number == shapes.count {
        numbers[root] = number
        shapes.append(InkShape(box: PixelBox(), zones: [], ground: ground, color: own))
      }
      shapes[number].box.include(columns: run.start..<run.end, row: run.row)
      shapes[number].pixels += run.end - run.start
      shapes[number].foreign += run.end - run.start - run.exact
      shapes[number].ink += Double(run.end - run.start)
      shapes[number].strokesPerRow += 1
    }
    for index in shapes.indices { shapes[index].strokesPerRow /= Double(max(shapes[index].box.height, 1)) }
    return shapes
  }
}
