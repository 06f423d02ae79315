import ColorMath
import FileSyntax

/// Finds texts of one color on pictures, where no ground holds them together.
struct PictureReader {
  private let pixels: ScreenPixels
  private let found: PictureColors
  private let space: ImageColorSpace

  /// The least difference in one channel that separates a text from a picture, of 255.
  private static let distinct = 24
  /// The most shapes of one color.
  private static let mostShapes = 20_000

  /// Prepares to read.
  init(_ pixels: ScreenPixels, _ found: PictureColors, _ space: ImageColorSpace) {
    (self.pixels, self.found, self.space) = (pixels, found, space)
  }

  /// The lines that are known and those on pictures; workers do colors in parallel.
  ///
  /// A line on a picture replaces the parts of it that are known, and gives way to every other line in its place.
  func lines(besides known: [MeasuredLine], workers: Workers) -> [MeasuredLine] {
    let all = workers.map(found.colors.count) { lines(of: $0) }.joined()
    var isPart = [Bool](repeating: false, count: known.count)
    let new = all.filter { line in
      let own = known.indices.filter {
        known[$0].box.gap(to: line.box) < 0 && known[$0].box.commonRows(with: line.box) > 0
      }
      let parts = own.filter { Self.isPart(known[$0], of: line) }
      let width = parts.reduce(0) { $0 + (2 * known[$1].box.height > line.box.height ? known[$1].box.width : 0) }
      guard 100 * line.box.width > 103 * width else { return false }
      guard own.allSatisfy({ parts.contains($0) || 2 * known[$0].box.commonRows(with: line.box) <= line.box.height })
      else { return false }
      for index in parts { isPart[index] = true }
      return true
    }
    return known.indices.filter { !isPart[$0] }.map { known[$0] } + new
  }

  /// Returns true if a line is a part of a text on a picture: some of its letters, or the inside of one.
  private static func isPart(_ known: MeasuredLine, of line: MeasuredLine) -> Bool {
    let near = line.box.grown(by: max(2, line.box.height / 8), width: .max, height: .max)
    guard near.contains(known.box) else { return false }
    return known.color.distance(to: line.color) <= 6 || known.isUneven && 2 * known.box.height <= line.box.height
  }

  /// The lines of one color.
  private func lines(of number: Int) -> [MeasuredLine] {
    let (color, tiles) = found.colors[number]
    let mask = ColorMask(color, tiles: tiles, columns: found.columns, pixels)
    let shapes = mask.shapes()
    guard shapes.count <= Self.mostShapes else { return [] }
    return LineFinder(shapes, on: -1 - number).lines().filter { $0.isAligned(shapes) }
      .compactMap { measured($0, shapes, color, number) }
  }

  private func measured(_ line: TextLine, _ shapes: [InkShape], _ color: UInt32, _ number: Int) -> MeasuredLine? {
    let margin = max(3, line.box.height / 4)
    let frame = line.box.grown(by: margin, width: pixels.width, height: pixels.height)
    let blocks = ground(in: frame, color, height: max(line.box.height, 8))
    let all = blocks.colors.reduce(0) { $0 + $1.pixels }
    let like = blocks.colors.reduce(0) { $0 + ($1.color.difference(from: color) < Self.distinct ? $1.pixels : 0) }
    guard all > 0, 4 * like <= all else { return nil }
    let foreground = MeasuredLine.sight(color, space)
    let back = MeasuredLine.usual(blocks.colors, space)
    let ratios = back.map { ContrastRatio(foreground.relativeLuminance, $0.relativeLuminance) }
    guard let worst = ratios.indices.min(by: { ratios[$0] < ratios[$1] }), let most = ratios.max() else { return nil }
    let boxes = line.shapes.map { shapes[$0].box }
    let ink = line.shapes.reduce(0.0) { $0 + shapes[$1].ink }
    let rows = line.shapes.reduce(0.0) { $0 + shapes[$1].strokesPerRow * Double(shapes[$1].box.height) }
    var text = ScreenText(
      region: ScreenRegion(line.box), foreground: foreground, surface: back[worst], ratio: ratios[worst],
      minimum: ratios[worst], maximum: most, doubt: .uneven, lines: 1, fontSize: FontSizes.range(of: boxes),
      strokeWidth: rows > 0 ? ink / rows : 1)
    text.takeBlocks(blocks.means.map { $0.encoded(in: space) })
    if line.isDoubtful(shapes, onPicture: true) { text.doubt = .shapes }
    return MeasuredLine(
      box: line.box, ground: -1 - number, text: text, color: RGBSteps(color),
      groundColor: RGBSteps(blocks.colors[0].color))
  }

  /// The colors in a frame that are not within two pixels of a color, and their means in blocks of some width.
  private func ground(
    in frame: PixelBox, _ color: UInt32, height: Int
  ) -> (colors: [LineMeasure.Count], means: [RGBSteps]) {
    let (width, reach) = (frame.width, 2)
    var isNear = [Bool](repeating: false, count: width * frame.height)
    for y in 0..<frame.height {
      for x in 0..<width {
        let pixel = pixels.colors[(frame.top + y) * pixels.width + frame.left + x]
        guard pixel.difference(from: color) <= ColorMask.tolerance else { continue }
        for row in max(0, y - reach)...min(frame.height - 1, y + reach) {
          for column in max(0, x - reach)...min(width - 1, x + reach) { isNear[row * width + column] = true }
        }
      }
    }
    var colors: [UInt32] = []
    var means: [RGBSteps] = []
    for start in stride(from: 0, to: width, by: height) {
      var block: [UInt32] = []
      for y in 0..<frame.height {
        for x in start..<min(start + height, width) where !isNear[y * width + x] {
          block.append(pixels.colors[(frame.top + y) * pixels.width + frame.left + x])
        }
      }
      if block.count >= 16 { means.append(MeasuredLine.mean(block)) }
      colors += block
    }
    return (LineMeasure.counted(&colors), means)
  }
}
