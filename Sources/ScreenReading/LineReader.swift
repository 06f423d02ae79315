import FileSyntax

/// Reads the lines on all grounds of a screenshot, and decides between a text on a panel and a letter with counters.
struct LineReader {
  private struct Candidate {
    var measured: MeasuredLine
    var shapes: [InkShape]
  }

  /// The number of single shapes of the size of letters that belong to no line.
  private(set) var symbols = 0
  /// True if not all shapes were examined.
  private(set) var isExhausted = false

  private let map: ZoneMap
  private let pixels: ScreenPixels
  private let space: ImageColorSpace

  /// The part of its bounds that a panel fills at least.
  private static let panelFill = 0.7
  /// The largest difference of colors of one text, in steps.
  private static let sameColor = 12.0

  /// Prepares to read.
  init(_ map: ZoneMap, _ pixels: ScreenPixels, _ space: ImageColorSpace) {
    (self.map, self.pixels, self.space) = (map, pixels, space)
  }

  /// The lines, in no particular order.
  mutating func lines() -> [MeasuredLine] {
    var single: [(ground: Int, count: Int)] = []
    var finder = ShapeFinder(map)
    let colors = ShapeColors(map, pixels)
    var candidates: [Candidate] = []
    for ground in finder.grounds where isOpaque(ground) {
      var shapes = finder.shapes(on: ground)
      for index in shapes.indices where shapes[index].box.height >= 2 {
        colors.read(&shapes[index], number: Int32(index), on: ground, finder.shape)
      }
      let lines = LineFinder(shapes, on: ground).lines()
      let used = Set(lines.flatMap { $0.shapes })
      single.append((ground, shapes.indices.filter { !used.contains($0) && isSymbol(shapes[$0]) }.count))
      for line in lines {
        guard let measured = MeasuredLine(line, shapes, colors, finder.shape, space) else { continue }
        candidates.append(Candidate(measured: measured, shapes: line.shapes.map { shapes[$0] }))
      }
    }
    let kept = resolved(candidates)
    var letters: Set<Int32> = []
    for index in kept { for shape in candidates[index].shapes { letters.formUnion(shape.zones) } }
    symbols = single.reduce(0) { $0 + (letters.contains(Int32($1.ground)) ? 0 : $1.count) }
    isExhausted = finder.isExhausted
    return kept.map { candidates[$0].measured }
  }

  /// Returns true for a shape of the size of an icon that is not a dot, a rule, or a panel.
  private func isSymbol(_ shape: InkShape) -> Bool {
    let (width, height) = (shape.box.width, shape.box.height)
    return height >= 12 && width >= 12 && width <= 4 * height && height <= 4 * width && shape.fill < 0.85
      && shape.contrast >= LineFinder.leastContrast
  }

  private func isOpaque(_ ground: Int) -> Bool {
    let box = map.zones[ground].box
    for column in box.left..<box.right where map.zone(x: column, y: box.top) == ground {
      return pixels.colors[box.top * pixels.width + column] != ImagePixels.notOpaque
    }
    return false
  }

  /// Leaves out panels with a text on them, and counters of letters.
  private func resolved(_ candidates: [Candidate]) -> [Int] {
    var texts: [Int: [Int]] = [:]
    for (index, candidate) in candidates.enumerated() { texts[candidate.measured.ground, default: []].append(index) }
    var isOut = [Bool](repeating: false, count: candidates.count)
    // The largest ground comes first, so what is left out there no longer stands on anything.
    for (index, candidate) in candidates.enumerated() where !isOut[index] {
      let inner = candidate.shapes.map { shape in
        shape.zones.filter { texts[Int($0)] != nil }.flatMap { texts[Int($0)] ?? [] }
      }
      let hosts = candidate.shapes.indices.filter { place in
        inner[place].contains { isPanel(candidates[$0].measured, below: candidate.measured) }
      }
      if 2 * hosts.count >= candidate.shapes.count {
        isOut[index] = true
      } else {
        for other in inner.joined() { isOut[other] = true }
      }
    }
    return candidates.indices.filter { !isOut[$0] }
  }

  /// Returns true if the ground of a line is a panel on the ground of another rather than a letter with counters.
  private func isPanel(_ inner: MeasuredLine, below outer: MeasuredLine) -> Bool {
    let zone = map.zones[inner.ground]
    if Double(zone.area) >= Self.panelFill * Double(zone.box.width * zone.box.height) { return true }
    return inner.color.distance(to: outer.groundColor) > Self.sameColor
  }
}
