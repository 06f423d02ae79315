package import ColorMath

/// The mean colour of every block of an image, from which any number of foregrounds and stacks can be measured.
package struct BlockGrid: Sendable {
  /// The mean of each block, row by row: unclamped encoded sRGB, with the mean alpha.
  package let layers: [EncodedLayer]

  /// The most blocks that a grid has if nothing else is said: 2²⁰.
  package static let most = 1 << 20

  private let backdrop: ImageBackdrop
  private let x: BlockAxis
  private let y: BlockAxis

  /// Takes the means of an image, blurred before, in blocks of so many pixels.
  init(of backdrop: ImageBackdrop, side: Int, blur: BoxBlur?, most: Int) {
    let (x, y) = BlockAxis.both(of: backdrop, side: side, blur: blur, most: most)
    self.init(backdrop, x, y)
  }

  private init(_ backdrop: ImageBackdrop, _ x: BlockAxis, _ y: BlockAxis) {
    self.backdrop = backdrop
    self.x = x
    self.y = y
    layers = Self.layers(of: backdrop, x, y)
  }

  /// The number of blocks side by side.
  package var columns: Int { x.count }

  /// The number of blocks one below the other.
  package var rows: Int { y.count }

  /// The distance of blocks in pixels; 1 where there is one at every pixel.
  package var step: Int { x.step }

  private static func layers(of backdrop: ImageBackdrop, _ x: BlockAxis, _ y: BlockAxis) -> [EncodedLayer] {
    let (sums, pixels) = (BlockSums(backdrop, x, y), backdrop.pixels)
    let red = sums.channel(0)
    let green = pixels.layout.hasColor ? sums.channel(1) : red
    let blue = pixels.layout.hasColor ? sums.channel(2) : red
    let largest = pixels.layout.largest
    let area = Double(x.side * y.side)
    let alpha = backdrop.isOpaque ? [] : sums.channel(pixels.layout.channels - 1)
    return red.indices.map { index in
      let opacity = alpha.isEmpty ? area : alpha[index]
      guard opacity > 0 else { return EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0) }
      let whole = largest * opacity
      let color = Components(red[index] / whole, green[index] / whole, blue[index] / whole)
      let seen = pixels.space.encodedSRGB(color)
      return EncodedLayer(seen, alpha: alpha.isEmpty ? 1 : opacity / (area * largest))
    }
  }

  /// Measures every block and gives the worst and the best, and how much of the area fails.
  ///
  /// `ratio` gives the contrast ratio over an opaque backdrop of one colour (unclamped encoded sRGB), for example of a
  /// text over layers; of a range, its minimum. A block fails when that is below the required ratio. `base` lies below
  /// translucent pixels; without it they throw `needsBase`. Where blocks do not begin at every pixel, those around the
  /// worst and the best one are measured too.
  package func measured(
    required: ContrastRatio, over base: EncodedSRGB? = nil, ratio: (EncodedSRGB) -> ContrastRatio
  ) throws(ImageBackdropError) -> BlockSummary {
    guard base != nil || backdrop.isOpaque else { throw .needsBase }
    let all = scan(required, base, ratio)
    guard step > 1 else {
      return BlockSummary(worst: block(all.worst), best: block(all.best), failingShare: share(all.failing))
    }
    let (aroundWorst, aroundBest) = (around(all.worst), around(all.best))
    let (worst, best) = (aroundWorst.scan(required, base, ratio), aroundBest.scan(required, base, ratio))
    // A failing block between those of the grid still has an area: its share of all places.
    let between = Double(worst.failing) / Double((x.last + 1) * (y.last + 1))
    return BlockSummary(
      worst: aroundWorst.block(worst.worst), best: aroundBest.block(best.best),
      failingShare: all.failing > 0 ? share(all.failing) : between)
  }

  private func share(_ failing: Int) -> Double { Double(failing) / Double(layers.count) }

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

  private func scan(
    _ required: ContrastRatio, _ base: EncodedSRGB?, _ ratio: (EncodedSRGB) -> ContrastRatio
  ) -> Scan {
    var current = measured(0, base, ratio)
    var scan = Scan(worst: current, best: current, failing: 0)
    for index in layers.indices {
      if index > 0, layers[index] == layers[index - 1] {
        current.index = index
      } else {
        current = measured(index, base, ratio)
      }
      if !(current.ratio.value >= required.value) { scan.failing += 1 }
      if current.ratio < scan.worst.ratio { scan.worst = current }
      if current.ratio > scan.best.ratio { scan.best = current }
    }
    return scan
  }

  private func measured(
    _ index: Int, _ base: EncodedSRGB?, _ ratio: (EncodedSRGB) -> ContrastRatio
  ) -> Measured {
    let color = base.map { layers[index].over($0) } ?? layers[index].color
    return Measured(index: index, color: color, ratio: ratio(color))
  }

  /// The blocks at every pixel around one of the grid.
  private func around(_ block: Measured) -> BlockGrid {
    BlockGrid(backdrop, x.around(block.index % x.count), y.around(block.index / x.count))
  }

  private func block(_ measured: Measured) -> MeasuredBlock {
    let (left, top) = (x.start + x.place(measured.index % x.count), y.start + y.place(measured.index / x.count))
    return MeasuredBlock(
      x: Double(left) / backdrop.scale, y: Double(top) / backdrop.scale,
      width: Double(x.side) / backdrop.scale, height: Double(y.side) / backdrop.scale,
      color: measured.color, ratio: measured.ratio)
  }
}
