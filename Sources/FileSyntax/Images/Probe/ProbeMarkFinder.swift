/// Finds corner marks: runs of dark and light that are 1, 1, 3, 1, 1 modules long, in rows and in columns.
struct ProbeMarkFinder {
  /// Five neighboring runs, dark first.
  private typealias Runs = (Int, Int, Int, Int, Int)

  private let pixels: ImagePixels

  /// Only every so many rows are searched: the inner square of a mark is three modules high.
  private static let step = 2
  /// The smallest module in pixels.
  private static let leastModule = 1.8
  /// The most marks before a picture is taken for something else.
  static let most = 64

  /// Prepares to search an image.
  init(_ pixels: ImagePixels) { self.pixels = pixels }

  /// Every mark, from top to bottom.
  func marks() -> [ProbeMark] {
    var marks: [ProbeMark] = []
    for row in stride(from: 0, to: pixels.height, by: Self.step) {
      for mark in self.marks(inRow: row) where !marks.contains(where: { $0.isSame(as: mark) }) {
        marks.append(mark)
        if marks.count == Self.most { return marks }
      }
    }
    return marks
  }

  private func marks(inRow row: Int) -> [ProbeMark] {
    var edges: [Int] = []
    var isDark = false
    for column in 0..<pixels.width where pixels.isDark(column, row) != isDark {
      edges.append(column)
      isDark.toggle()
    }
    edges.append(pixels.width)
    var marks: [ProbeMark] = []
    // An even place is where a dark run begins.
    for start in stride(from: 0, to: edges.count - 5, by: 2) {
      let runs = (
        edges[start + 1] - edges[start], edges[start + 2] - edges[start + 1], edges[start + 3] - edges[start + 2],
        edges[start + 4] - edges[start + 3], edges[start + 5] - edges[start + 4]
      )
      guard Self.module(of: runs) != nil else { continue }
      let center = (edges[start + 2] + edges[start + 3]) / 2
      if let mark = mark(around: center, row) { marks.append(mark) }
    }
    return marks
  }

  /// The mark whose inner square contains a pixel.
  private func mark(around column: Int, _ row: Int) -> ProbeMark? {
    guard let rows = span(around: row, below: pixels.height, { pixels.isDark(column, $0) }) else { return nil }
    let middle = Int(rows.center)
    guard let columns = span(around: column, below: pixels.width, { pixels.isDark($0, middle) }) else { return nil }
    return ProbeMark(
      x: columns.center, y: rows.center, moduleWidth: columns.module, moduleHeight: rows.module)
  }

  /// The center and the module of the five runs around a dark place of a line.
  private func span(
    around place: Int, below end: Int, _ isDark: (Int) -> Bool
  ) -> (center: Double, module: Double)? {
    guard place < end, isDark(place) else { return nil }
    let before = Self.edges(from: place, by: -1, below: end, isDark)
    let after = Self.edges(from: place, by: 1, below: end, isDark)
    guard before.count == 3, after.count == 3 else { return nil }
    let runs = (
      before[1] - before[2], before[0] - before[1], after[0] - before[0] - 1, after[1] - after[0], after[2] - after[1]
    )
    guard let module = Self.module(of: runs) else { return nil }
    return (Double(before[2] + 1 + after[2]) / 2, module)
  }

  /// The first places of the next three runs in a direction; fewer at the edge of the image.
  private static func edges(from place: Int, by step: Int, below end: Int, _ isDark: (Int) -> Bool) -> [Int] {
    var edges: [Int] = []
    var place = place
    var isInside = true
    while edges.count < 3 {
      place += step
      guard place >= 0, place < end else {
        // A mark may touch the edge of the image.
        if edges.count == 2 { edges.append(place) }
        return edges
      }
      if isDark(place) != isInside {
        edges.append(place)
        isInside.toggle()
      }
    }
    return edges
  }

  /// The module of five runs; nil if they are not those of a mark.
  private static func module(of runs: Runs) -> Double? {
    let module = Double(runs.0 + runs.1 + runs.2 + runs.3 + runs.4) / 7
    guard module >= leastModule else { return nil }
    let isMark =
      isNear(runs.0, module) && isNear(runs.1, module) && isNear(runs.2, 3 * module) && isNear(runs.3, module)
      && isNear(runs.4, module)
    return isMark ? module : nil
  }

  private static func isNear(_ run: Int, _ length: Double) -> Bool {
    abs(Double(run) - length) <= max(0.45 * length, 0.9) * (length > 4 ? 0.75 : 1)
  }
}

extension ImagePixels {
  /// The mean of the channels as written, 0…255, without regard to the color space.
  @inline(__always)
  func brightness(_ x: Int, _ y: Int) -> Int {
    let start = (y * width + x) * layout.bytesPerPixel
    guard layout.hasColor else { return Int(bytes[start]) }
    let size = layout.bytesPerSample
    return (Int(bytes[start]) + Int(bytes[start + size]) + Int(bytes[start + 2 * size])) / 3
  }

  /// True for the dark half of the range.
  @inline(__always)
  func isDark(_ x: Int, _ y: Int) -> Bool { brightness(x, y) < 128 }
}
