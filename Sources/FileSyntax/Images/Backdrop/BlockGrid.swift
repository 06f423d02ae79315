package import ColorMath

/// The mean color of every block of an image, and its pixels, from which any number of stacks can be measured.
package struct BlockGrid: Sendable {
  /// The mean of each block in linear light, row by row, as unclamped encoded sRGB.
  let means: [EncodedSRGB]
  /// The colors of the pixels that the blocks consist of, after the blur.
  package let pixels: ColorCloud

  /// The default limit on the blocks of a grid: 2²⁰.
  package static let most = 1 << 20

  private let backdrop: ImageBackdrop
  private let blur: BoxBlur?
  private let x: BlockAxis
  private let y: BlockAxis

  /// Takes the means of an image, blurred first, in blocks of a number of pixels.
  init(of backdrop: ImageBackdrop, side: Int, blur: BoxBlur?, most: Int) {
    let (x, y) = BlockAxis.both(of: backdrop, side: side, most: most)
    self.init(backdrop, blur, x, y)
  }

  private init(_ backdrop: ImageBackdrop, _ blur: BoxBlur?, _ x: BlockAxis, _ y: BlockAxis) {
    self.backdrop = backdrop
    self.blur = blur
    self.x = x
    self.y = y
    let sums = BlockSums(PixelField(backdrop, blur), x, y)
    means = sums.means().map { Self.encoded($0, steps: backdrop.pixels.layout.largest) }
    pixels = sums.cloud
  }

  /// The side of a block in points; less for a region that is smaller.
  package var side: Double { Double(max(x.side, y.side)) / backdrop.scale }

  /// The number of blocks side by side.
  var columns: Int { x.count }

  /// The number of blocks from top to bottom.
  var rows: Int { y.count }

  /// The distance of blocks in pixels; 1 if there is one at every pixel.
  var step: Int { x.step }

  /// A mean as encoded sRGB; what only rounding keeps from a value of the file, as in a block of one color, is that value.
  private static func encoded(_ mean: LinearSRGB, steps: Double) -> EncodedSRGB {
    func exact(_ channel: Double) -> Double {
      let step = (channel * steps).rounded()
      return abs(channel * steps - step) < 1e-8 ? step / steps : channel
    }
    let color = mean.encoded
    return EncodedSRGB(red: exact(color.red), green: exact(color.green), blue: exact(color.blue))
  }

  /// Measures every block and gives the worst and the best, and how much of the area fails.
  ///
  /// `ratio` gives the contrast ratio over an opaque backdrop of one color (unclamped encoded sRGB), for example of a
  /// text over layers; of a range, its minimum. A block fails when that is below the required ratio. Where blocks do not
  /// begin at every pixel, those around the worst and the best one are measured too.
  package func measured(required: ContrastRatio, ratio: (EncodedSRGB) -> ContrastRatio) -> BlockSummary {
    let all = scan(required, ratio)
    guard step > 1 else {
      return BlockSummary(worst: block(all.worst), best: block(all.best), failingShare: share(all.failing))
    }
    let (aroundWorst, aroundBest) = (around(all.worst), around(all.best))
    let (worst, best) = (aroundWorst.scan(required, ratio), aroundBest.scan(required, ratio))
    // A failing block between those of the grid still has an area: its share of all positions.
    let between = Double(worst.failing) / Double((x.last + 1) * (y.last + 1))
    return BlockSummary(
      worst: aroundWorst.block(worst.worst), best: aroundBest.block(best.best),
      failingShare: all.failing > 0 ? share(all.failing) : between)
  }

  private func share(_ failing: Int) -> Double { Double(failing) / Double(means.count) }

  private struct Measured {
    var index: Int
    var color: EncodedSRGB
    var ratio: ContrastRatio
  }

  private struct Scan {
    var worst: Measured
    var best: Measured
    var failing: Int
  }

  private func scan(_ required: ContrastRatio, _ ratio: (EncodedSRGB) -> ContrastRatio) -> Scan {
    var current = measured(0, ratio)
    var scan = Scan(worst: current, best: current, failing: 0)
    for index in means.indices {
      if index > 0, means[index] == means[index - 1] {
        current.index = index
      } else {
        current = measured(index, ratio)
      }
      if !(current.ratio.value >= required.value) { scan.failing += 1 }
      if current.ratio < scan.worst.ratio { scan.worst = current }
      if current.ratio > scan.best.ratio { scan.best = current }
    }
    return scan
  }

  private func measured(_ index: Int, _ ratio: (EncodedSRGB) -> ContrastRatio) -> Measured {
    Measured(index: index, color: means[index], ratio: ratio(means[index]))
  }

  /// The blocks at every pixel around one of the grid.
  private func around(_ block: Measured) -> BlockGrid {
    BlockGrid(backdrop, blur, x.around(block.index % x.count), y.around(block.index / x.count))
  }

  private func block(_ measured: Measured) -> MeasuredBlock {
    let (left, top) = (x.start + x.place(measured.index % x.count), y.start + y.place(measured.index / x.count))
    return MeasuredBlock(
      x: Double(left) / backdrop.scale, y: Double(top) / backdrop.scale,
      width: Double(x.side) / backdrop.scale, height: Double(y.side) / backdrop.scale,
      color: measured.color, ratio: measured.ratio)
  }
}
