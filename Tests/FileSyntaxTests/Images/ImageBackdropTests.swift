import Testing

@testable import ColorMath
@testable import FileSyntax

/// White text over blocks of images, compared with brute force and with properties of every image.
@Suite struct ImageBackdropTests {
  private static let white = RelativeLuminance(1)

  private static func ratio(_ color: EncodedSRGB) -> ContrastRatio { ContrastRatio(white, color.relativeLuminance) }

  /// The image of the oracle, at two pixels a point.
  private static func pixels(isTranslucent: Bool = false, isWide: Bool = false) throws -> ImagePixels {
    let rows = PNGBuilder.rows(BlockOracle.width, BlockOracle.height) { x, y in
      Array(BlockOracle.pixel(x, y).prefix(isTranslucent ? 4 : 3))
    }
    let file = PNGBuilder(
      width: UInt32(BlockOracle.width), height: UInt32(BlockOracle.height), colorType: isTranslucent ? 6 : 2,
      before: isWide ? [PNGBuilder.chunk("cICP", [12, 13, 0, 1])] : [], rows: rows)
    return try PNGImage(decoding: file.file).pixels
  }

  @Test(arguments: BlockOracle.rows)
  func bruteForceAgrees(_ row: BlockRow) throws {
    let region = ImageRegion(
      x: row.region[0] / 2, y: row.region[1] / 2, width: row.region[2] / 2, height: row.region[3] / 2)
    let pixels = try Self.pixels(isTranslucent: row.base != nil, isWide: row.isWide)
    let base = row.base.map { EncodedSRGB(red: $0, green: $0, blue: $0) }
    let grid = try ImageBackdrop(pixels, scale: 2, region: region, over: base).blocks(
      side: row.side / 2, blur: row.deviation / 2)
    let summary = grid.measured(required: ContrastRatio(row.required), ratio: Self.ratio)
    // The blur is no Gaussian to the last digit, and neighbors may change places.
    let tolerance = row.deviation > 0 ? 0.01 : (row.isWide ? 1e-7 : 1e-12)
    #expect(abs(summary.worst.ratio.value / row.worst[2] - 1) < tolerance)
    #expect(abs(summary.best.ratio.value / row.best[2] - 1) < tolerance)
    #expect(abs(summary.failingShare - row.share) <= (row.deviation > 0 ? 0.03 : 0))
    guard row.deviation == 0 else { return }
    #expect([summary.worst.x, summary.worst.y] == [row.worst[0] / 2, row.worst[1] / 2])
    #expect([summary.best.x, summary.best.y] == [row.best[0] / 2, row.best[1] / 2])
    #expect(Self.ratio(summary.worst.color) == summary.worst.ratio)
  }

  @Test(arguments: [0.0, 0.3, 1, 7, 100])
  func oneColourStaysWhatItIs(_ blur: Double) throws {
    let rows = PNGBuilder.rows(50, 40) { _, _ in [0x1C, 0x77, 0xE5] }
    let pixels = try PNGImage(decoding: PNGBuilder(width: 50, height: 40, rows: rows).file).pixels
    let grid = try ImageBackdrop(pixels, scale: 3).blocks(side: 4, blur: blur)
    let color = EncodedSRGB(red8: 0x1C, green8: 0x77, blue8: 0xE5)
    #expect(Set(grid.means) == [color] && Set(grid.pixels.colors) == [color])
    let summary = grid.measured(required: Self.ratio(color), ratio: Self.ratio)
    #expect(summary.failingShare == 0 && summary.worst == summary.best)
    #expect(summary.worst.ratio == Self.ratio(color))
  }

  /// A file of one white pixel fills the block that does not fit into it.
  @Test func onePixelIsOneBlock() throws {
    let pixels = try PNGImage(decoding: PNGBuilder(width: 1, height: 1, rows: [0, 255, 255, 255]).file).pixels
    let grid = try ImageBackdrop(pixels, scale: 2).blocks(side: 20, blur: 5)
    let summary = grid.measured(required: ContrastRatio(4.5), ratio: Self.ratio)
    #expect([grid.columns, grid.rows, grid.step] == [1, 1, 1])
    #expect([summary.worst.width, summary.worst.height, summary.failingShare] == [0.5, 0.5, 1])
    #expect(summary.worst.ratio.value == 1)
  }

  /// One white pixel in a black image: a grid with gaps finds the blocks around it as well as one without.
  @Test(arguments: [1 << 20, 1000, 300, 60, 5, 1, 0, -1])
  func gapsAreClosedAroundTheWorst(_ most: Int) throws {
    let rows = PNGBuilder.rows(60, 50) { x, y in [x == 33 && y == 21 ? 255 : 0] }
    let file = PNGBuilder(width: 60, height: 50, colorType: 0, rows: rows).file
    let grid = try ImageBackdrop(PNGImage(decoding: file).pixels, scale: 1).blocks(side: 20, most: most)
    #expect(grid.means.count <= max(most, 4) && grid.means.count == grid.columns * grid.rows)
    #expect(grid.step == [1 << 20: 1, 1000: 2, 300: 3, 60: 6][most] ?? grid.step)
    let summary = grid.measured(required: ContrastRatio(21), ratio: Self.ratio)
    #expect(summary.best.ratio.value == 21)
    guard most >= 60 else { return }
    // One of 400 pixels shines: its light is spread, not its code.
    let mean = LinearSRGB(red: 1.0 / 400, green: 1.0 / 400, blue: 1.0 / 400).encoded
    #expect(abs(summary.worst.color.red - mean.red) < 1e-12)
    #expect((14...33).contains(summary.worst.x) && (2...21).contains(summary.worst.y))
    #expect(most < 300 || abs(summary.failingShare - 400.0 / (41 * 31)) < 0.05)
  }

  /// A failing block between those of the grid has a share of the area.
  @Test func aFailureInAGapIsNotLost() throws {
    let rows = PNGBuilder.rows(40, 1) { x, _ in [x == 3 || x == 8 ? 255 : (x == 9 ? 250 : 0)] }
    let file = PNGBuilder(width: 40, height: 1, colorType: 0, rows: rows).file
    let grid = try ImageBackdrop(PNGImage(decoding: file).pixels, scale: 1).blocks(side: 2, most: 20)
    let required = Self.ratio(EncodedSRGB(red: 0.6, green: 0.6, blue: 0.6))
    let summary = grid.measured(required: required, ratio: Self.ratio)
    #expect(grid.step > 1 && summary.worst.x == 8 && summary.worst.ratio < required)
    #expect(summary.failingShare > 0)
  }

  /// Black over half the image and white over the other: the blur spreads as a Gaussian of that deviation does.
  @Test(arguments: [(1.5, 0.9, 0.006), (4, 4, 0.006), (9, 10, 0.006), (0.5, 1, 0.04)])
  func theBlurIsNearlyAGaussian(_ deviation: Double, _ distance: Double, _ tolerance: Double) throws {
    let rows = PNGBuilder.rows(200, 3) { x, _ in [x < 100 ? 0 : 255] }
    let file = PNGBuilder(width: 200, height: 3, colorType: 0, rows: rows).file
    let grid = try ImageBackdrop(PNGImage(decoding: file).pixels, scale: 2).blocks(side: 0.5, blur: deviation / 2)
    var total = 0.0
    for x in 0..<200 {
      total += Double(x < 100 ? 0 : 1) - grid.means[x].red
      let weights = (-200...200).map { Exponential.power(-Double($0 * $0) / (2 * deviation * deviation)) }
      let right = weights.enumerated().filter { x + $0.offset - 200 >= 100 }.reduce(0) { $0 + $1.element }
      #expect(abs(grid.means[x].red - right / weights.reduce(0, +)) < tolerance, "\(x)")
    }
    #expect(abs(total) < 1e-9, "what leaves one side arrives at the other")
  }

  @Test func translucentPixelsNeedABase() throws {
    let backdrop = try ImageBackdrop(Self.pixels(isTranslucent: true), scale: 1)
    #expect(throws: ImageBackdropError.needsBase) { try backdrop.blocks(side: 3) }
    let opaque = PNGBuilder(width: 1, height: 1, colorType: 6, rows: [0, 9, 9, 9, 255]).file
    #expect(try ImageBackdrop(PNGImage(decoding: opaque).pixels, scale: 1).isOpaque)
  }

  @Test func clearPixelsShowTheBaseExactly() throws {
    let rows = PNGBuilder.rows(9, 9) { _, _ in [200, 10, 10, 0] }
    let clear = PNGBuilder(width: 9, height: 9, colorType: 6, rows: rows).file
    let base = EncodedSRGB(red8: 0x12, green8: 0x34, blue8: 0x56)
    let grid = try ImageBackdrop(PNGImage(decoding: clear).pixels, scale: 1, over: base).blocks(side: 2, blur: 1)
    let summary = grid.measured(required: ContrastRatio(1), ratio: Self.ratio)
    #expect(summary.worst.color == base && summary.best.color == base)
  }

  @Test(arguments: [0, -1, 100.5, .nan, .infinity])
  func scalesThatCannotBe(_ scale: Double) throws {
    let pixels = try Self.pixels()
    let error = #expect(throws: ImageBackdropError.self) { try ImageBackdrop(pixels, scale: scale) }
    guard case .badScale = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    (0, 0, 12, 10, true), (0, 0, 12.3, 10, false), (0, 0, 12.2, 10, true), (-0.5, 0, 3, 3, false),
    (11.5, 9.5, 0.5, 0.5, true), (12, 0, 1, 1, false), (0, 0, 0.2, 1, false), (0, 0, -1, 1, false),
    (0, 0, .nan, 1, false), (0, 0, .infinity, 1, false), (1e300, 0, 1e300, 1, false), (.nan, 0, 1, 1, false),
    (0, 0, 12, 10.3, false),
  ])
  func regions(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ isInside: Bool) throws {
    let region = ImageRegion(x: x, y: y, width: width, height: height)
    let pixels = try Self.pixels()
    if isInside {
      #expect(try ImageBackdrop(pixels, scale: 2, region: region).blocks(side: 0.5).step == 1)
    } else {
      #expect(throws: ImageBackdropError.badRegion(width: 12, height: 10)) {
        try ImageBackdrop(pixels, scale: 2, region: region)
      }
    }
  }

  @Test func sidesAndRadiusesThatCannotBe() throws {
    let backdrop = try ImageBackdrop(Self.pixels(), scale: 2)
    for side in [0, -1, .nan, .infinity] {
      #expect(throws: ImageBackdropError.self) { try backdrop.blocks(side: side) }
    }
    for blur in [-0.1, 500.1, .infinity] {
      #expect(throws: ImageBackdropError.badBlur(blur)) { try backdrop.blocks(side: 1, blur: blur) }
    }
    #expect(throws: ImageBackdropError.self) { try backdrop.blocks(side: 1, blur: .nan) }
    #expect(try backdrop.blocks(side: 1e300, blur: 500).means.count == 1)
  }
}
