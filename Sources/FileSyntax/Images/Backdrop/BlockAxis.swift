/// The places of blocks along one axis of an image, and the way to read their sums from a line of it.
struct BlockAxis: Sendable {
  /// The most sums between the rows of an image and its blocks: 32 MiB of them for each channel.
  private static let mostSums = 4 << 20

  /// The first pixel of the first block.
  let start: Int
  /// The pixels of a block, at least 1.
  let side: Int
  /// The place of the last block relative to the first.
  let last: Int
  /// The distance of blocks; the last one may be nearer.
  let step: Int

  /// The number of blocks.
  var count: Int { (last + step - 1) / step + 1 }

  /// The place of a block relative to the first.
  func place(_ index: Int) -> Int { min(index * step, last) }

  /// The pixels that are in some block.
  var pixels: Range<Int> { start..<start + last + side }

  /// Gives every block's sum of a line that holds `pixels`; the line is used up.
  ///
  /// Numbers are taken relative to the first one, so that the sums of a line of equal numbers are exact.
  func add(
    _ line: UnsafeMutableBufferPointer<Double>, into target: UnsafeMutableBufferPointer<Double>, from first: Int,
    distance: Int
  ) {
    guard let origin = line.first else { return }
    var sum = 0.0
    for index in line.indices {
      sum += line[index] - origin
      line[index] = sum
    }
    for index in 0..<count {
      let place = place(index)
      let before = place > 0 ? line[place - 1] : 0
      target[first + index * distance] = line[place + side - 1] - before + origin * Double(side)
    }
  }

  /// The axes of a backdrop's columns and rows, blocks as close together as `most` of them and `mostSums` allow.
  static func both(of backdrop: ImageBackdrop, side: Int, most: Int) -> (x: BlockAxis, y: BlockAxis) {
    var step = 1
    while true {
      let x = BlockAxis(backdrop.columns, side, step)
      let y = BlockAxis(backdrop.rows, side, step)
      let fits = x.count * y.count <= most && x.count * y.pixels.count <= mostSums
      if fits || step > max(x.last, y.last) { return (x, y) }
      step += 1
    }
  }

  /// Returns the axis for the blocks at every pixel around one, nearer than `step`.
  func around(_ index: Int) -> BlockAxis {
    let place = place(index)
    let lower = max(0, place - step + 1)
    return BlockAxis(start: start + lower, side: side, last: min(last, place + step - 1) - lower, step: 1)
  }

  private init(_ part: Range<Int>, _ side: Int, _ step: Int) {
    let side = min(side, part.count)
    self.init(start: part.lowerBound, side: side, last: part.count - side, step: step)
  }

  private init(start: Int, side: Int, last: Int, step: Int) {
    self.start = start
    self.side = side
    self.last = last
    self.step = step
  }
}
