/// The colors of a line of text and of the ground around its letters, counted pixel by pixel.
struct LineMeasure {
  /// A packed color and the number of its pixels.
  struct Count: Sendable {
    var color: UInt32
    var pixels: Int
  }

  /// The colors of the letters, antialiased edges included, by number.
  private(set) var ink: [Count] = []
  /// The colors of the ground inside the bounds of the line and a little around them, by number.
  private(set) var ground: [Count] = []
  /// The mean width of strokes in pixels.
  private(set) var strokeWidth = 0.0
  /// The bounds of the letters.
  private(set) var boxes: [PixelBox] = []

  /// The means of the ground in blocks as wide as the line is high, from left to right.
  private(set) var means: [RGBSteps] = []
  /// The mean difference of neighboring pixels of the ground, in steps: below 1 for even and graded grounds.
  private(set) var roughness = 0.0

  /// Counts the pixels of a line; `owner` has the shape of each zone on the ground of the line.
  init(_ line: TextLine, _ shapes: [InkShape], _ reader: ShapeColors, _ owner: [Int32]) {
    let pixels = reader.pixels
    let margin = max(2, line.box.height / 8)
    let frame = line.box.grown(by: margin, width: pixels.width, height: pixels.height)
    let own = Set(line.shapes.map { Int32($0) })
    var inkColors: [UInt32] = []
    var groundColors: [UInt32] = []
    let side = max(line.box.height, 8)
    var blocks = [[UInt32]](repeating: [], count: frame.width / side + 1)
    var (change, neighbors) = (0, 0)
    reader.forEachRun(in: frame) { run, columns, row in
      let zone = Int(reader.map.zoneOfRun[run])
      let first = row * pixels.width
      if zone == line.ground {
        for column in columns {
          let color = pixels.colors[first + column]
          groundColors.append(color)
          blocks[(column - frame.left) / side].append(color)
          if column > columns.lowerBound {
            change += color.difference(from: pixels.colors[first + column - 1])
            neighbors += 1
          }
        }
      } else if own.contains(owner[zone]) {
        for column in columns { inkColors.append(pixels.colors[first + column]) }
      }
    }
    roughness = Double(change) / Double(max(neighbors, 1))
    means = blocks.filter { $0.count >= 16 }.map(MeasuredLine.mean)
    ink = Self.counted(&inkColors)
    ground = Self.counted(&groundColors)
    boxes = line.shapes.map { shapes[$0].box }
    strokeWidth = Self.strokeWidth(of: line, shapes, pixels)
  }

  /// Counts equal colors.
  static func counted(_ colors: inout [UInt32]) -> [Count] {
    colors.sort()
    var counts: [Count] = []
    for color in colors {
      if let last = counts.indices.last, counts[last].color == color {
        counts[last].pixels += 1
      } else {
        counts.append(Count(color: color, pixels: 1))
      }
    }
    return counts
  }

  /// Twice the area by the length of the outline: exact for a straight stroke, a little less for a curved one.
  private static func strokeWidth(of line: TextLine, _ shapes: [InkShape], _ pixels: ScreenPixels) -> Double {
    var (area, outline) = (0.0, 0.0)
    for index in line.shapes {
      let shape = shapes[index]
      let box = shape.box.grown(by: 1, width: pixels.width, height: pixels.height)
      var above = [Double](repeating: 0, count: box.width)
      for row in box.top..<box.bottom {
        var last = 0.0
        for column in box.left..<box.right {
          let color = RGBSteps(pixels.colors[row * pixels.width + column])
          let share = min(max(shape.ground.place(of: color, to: shape.color).share, 0), 1)
          area += share
          outline += abs(share - last) + abs(share - above[column - box.left])
          last = share
          above[column - box.left] = share
        }
      }
    }
    return outline > 0 ? 2 * area / outline : 0
  }
}
