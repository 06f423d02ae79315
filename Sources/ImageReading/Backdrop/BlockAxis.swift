/// The places of blocks along one axis of an image, and how their sums are taken out of a line of it.
struct BlockAxis: Sendable {
  /// The most sums between the rows of an image and its blocks: 32 MiB of them.
  private static let mostSums = 4 << 20

  /// How many pixels the image has along the axis.
  let length: Int
  /// The first pixel of the first block.
  let start: Int
  /// The pixels of a block, at least 1.
  let side: Int
  /// The place of the last block relative to the first.
  let last: Int
  /// The distance of blocks; the last one may be nearer.
  let step: Int
  /// What is done before.
  let blur: BoxBlur?

  /// The number of blocks.
  var count: Int { (last + step - 1) / step + 1 }

  /// The place of a block relative to the first.
  func place(_ index: Int) -> Int { min(index * step, last) }

  /// The pixels that have a part in some block; those outside the image stand for the one at its edge.
  var span: Range<Int> {
    let reach = blur?.reach ?? 0
    return start - reach..<start + last + side + reach
  }

  /// The pixels of the image that have a part in some block.
  var pixels: Range<Int> { span.clamped(to: 0..<length) }

  /// Blurs a line that holds `span` and gives every block's sum; the line is used up.
  ///
  /// Numbers are taken relative to the first one, so that the sums of a line of equal numbers are exact.
  func sums(
    of line: UnsafeMutableBufferPointer<Double>, into target: UnsafeMutableBufferPointer<Double>, from first: Int,
    distance: Int
  ) {
    guard let origin = line.first else { return }
    for index in line.indices { line[index] -= origin }
    blur?.apply(to: line)
    var sum = 0.0
    for index in 0..<last + side {
      sum += line[index]
      line[index] = sum
    }
    for index in 0..<count {
      let place = place(index)
      let before = place > 0 ? line[place - 1] : 0
      target[first + index * distance] = line[place + side - 1] - before + origin * Double(side)
    }
  }

  /// The axes of a backdrop's columns and rows, blocks as close together as `most` of them and `mostSums` allow.
  static func both(
    of backdrop: ImageBackdrop, side: Int, blur: BoxBlur?, most: Int
  ) -> (x: BlockAxis, y: BlockAxis) {
    var step = 1
    while true {
      let x = BlockAxis(backdrop.pixels.width, backdrop.columns, side, step, blur)
      let y = BlockAxis(backdrop.pixels.height, backdrop.rows, side, step, blur)
      let fits = x.count * y.count <= most && x.count * y.pixels.count <= mostSums
      if fits || step > max(x.last, y.last) { return (x, y) }
      step += 1
    }
  }

  /// The same axis for the blocks at every pixel around one, nearer than `step`.
  func around(_ index: Int) -> BlockAxis {
    let place = place(index)
    let lower = max(0, place - step + 1)
    return BlockAxis(
      length: length, start: start + lower, side: side, last: min(last, place + step - 1) - lower, step: 1, blur: blur)
  }

  private init(_ length: Int, _ part: Range<Int>, _ side: Int, _ step: Int, _ blur: BoxBlur?) {
    let side = min(side, part.count)
    self.init(
      length: length, start: part.lowerBound, side: side, last: part.count - side, step: step, blur: blur)
  }

  private init(length: Int, start: Int, side: Int, last: Int, step: Int, blur: BoxBlur?) {
    self.length = length
    self.start = start
    self.side = side
    self.last = last
    self.step = step
    self.blur = blur
  }
}
