import FileSyntax

/// Reads the colors of shapes and of the ground around them.
struct ShapeColors {
  /// The zones.
  let map: ZoneMap
  /// The pixels.
  let pixels: ScreenPixels

  /// The part of the largest distance from the ground at which a color counts as the core of a stroke.
  private static let core = 0.85
  /// The distance from the mixtures of two colors at which a pixel is foreign, in steps.
  private static let foreign = 26.0

  /// Prepares to read.
  init(_ map: ZoneMap, _ pixels: ScreenPixels) { (self.map, self.pixels) = (map, pixels) }

  /// Fills in the colors of a shape on a ground; `owner` has the shape of each zone.
  func read(_ shape: inout InkShape, number: Int32, on ground: Int, _ owner: [Int32]) {
    shape.ground = self.ground(around: shape.box, ground)
    var farthest = 0.0
    var all: [UInt32] = []
    forEachRun(in: shape.box) { run, columns, row in
      guard owner[Int(map.zoneOfRun[run])] == number else { return }
      let first = row * pixels.width
      for column in columns {
        let color = pixels.colors[first + column]
        if color == ImagePixels.notOpaque { shape.isTranslucent = true }
        farthest = max(farthest, RGBSteps(color).distance(to: shape.ground))
        all.append(color)
      }
    }
    let limit = farthest * Self.core
    let (origin, strong) = (shape.ground, all.filter { RGBSteps($0).distance(to: shape.ground) >= limit })
    shape.color = RGBSteps(Self.mode(strong))
    let contrast = max(shape.contrast, 1)
    for color in all {
      let steps = RGBSteps(color)
      let (share, distance) = origin.place(of: steps, to: shape.color)
      shape.ink += min(max(share, 0), 1)
      if steps.distance(to: origin) > 0.25 * contrast { shape.pixels += 1 }
      if distance > Self.foreign { shape.foreign += 1 }
    }
    shape.strokesPerRow = strokes(of: shape, number: number, owner)
  }

  /// The most frequent number; the least of several.
  static func mode(_ colors: [UInt32]) -> UInt32 {
    var (best, most, last, count) = (UInt32(0), 0, UInt32.max, 0)
    for color in colors.sorted() {
      count = color == last ? count + 1 : 1
      last = color
      if count > most { (best, most) = (color, count) }
    }
    return best
  }

  /// Returns the mean color of the ground near a box.
  func ground(around box: PixelBox, _ ground: Int) -> RGBSteps {
    var sum = RGBSteps()
    var count = 0.0
    for margin in [2, 1, 0] {
      let frame = box.grown(by: margin, width: pixels.width, height: pixels.height)
      let (stepX, stepY) = (max(1, frame.width / 12), max(1, frame.height / 12))
      func add(_ x: Int, _ y: Int) {
        guard map.zone(x: x, y: y) == ground else { return }
        let color = RGBSteps(pixels.colors[y * pixels.width + x])
        sum = RGBSteps(sum.red + color.red, sum.green + color.green, sum.blue + color.blue)
        count += 1
      }
      for x in stride(from: frame.left, to: frame.right, by: stepX) {
        add(x, frame.top)
        add(x, frame.bottom - 1)
      }
      for y in stride(from: frame.top, to: frame.bottom, by: stepY) {
        add(frame.left, y)
        add(frame.right - 1, y)
      }
      if count > 0 { return RGBSteps(sum.red / count, sum.green / count, sum.blue / count) }
    }
    return sum
  }

  /// Calls the body for the runs that cross a box, with their columns inside it.
  func forEachRun(in box: PixelBox, _ body: (_ run: Int, _ columns: Range<Int>, _ row: Int) -> Void) {
    for row in box.top..<box.bottom {
      var run = map.runs.run(x: box.left, y: row)
      let last = Int(map.runs.rows[row + 1])
      while run < last, Int(map.runs.starts[run]) < box.right {
        let start = max(Int(map.runs.starts[run]), box.left)
        body(run, start..<min(map.runs.end(of: run, row: row), box.right), row)
        run += 1
      }
    }
  }

  /// The mean number of times that a row changes from ground to ink.
  private func strokes(of shape: InkShape, number: Int32, _ owner: [Int32]) -> Double {
    var count = 0
    var (wasInk, lastRow) = (false, -1)
    forEachRun(in: shape.box) { run, columns, row in
      if row != lastRow { (wasInk, lastRow) = (false, row) }
      let isOwn = owner[Int(map.zoneOfRun[run])] == number
      for column in columns {
        let share =
          isOwn
          ? shape.ground.place(of: RGBSteps(pixels.colors[row * pixels.width + column]), to: shape.color).share : 0
        let isInk = share > 0.5
        if isInk && !wasInk { count += 1 }
        wasInk = isInk
        if !isOwn { return }
      }
    }
    return Double(count) / Double(max(shape.box.height, 1))
  }
}
