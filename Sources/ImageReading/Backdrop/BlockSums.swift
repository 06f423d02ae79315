/// Adds up the pixels of blocks: along rows first, then along columns, one channel at a time.
struct BlockSums {
  private let pixels: ImagePixels
  private let isOpaque: Bool
  private let x: BlockAxis
  private let y: BlockAxis

  /// Prepares the sums of the blocks that two axes lay out.
  init(_ backdrop: ImageBackdrop, _ x: BlockAxis, _ y: BlockAxis) {
    pixels = backdrop.pixels
    isOpaque = backdrop.isOpaque
    self.x = x
    self.y = y
  }

  /// The sums of one channel, block by block: of samples, or of samples times alpha where the image is not opaque.
  func channel(_ channel: Int) -> [Double] {
    let rows = y.pixels.count
    let columns = alongRows(channel)
    var sums = [Double](repeating: 0, count: x.count * y.count)
    var line = [Double](repeating: 0, count: y.span.count)
    sums.withUnsafeMutableBufferPointer { target in
      line.withUnsafeMutableBufferPointer { line in
        for column in 0..<x.count {
          for (index, row) in y.span.enumerated() {
            line[index] = columns[column * rows + clamped(row, to: y.pixels) - y.pixels.lowerBound]
          }
          y.sums(of: line, into: target, from: column, distance: x.count)
        }
      }
    }
    return sums
  }

  /// The sums of each row's parts, column after column, each from top to bottom.
  private func alongRows(_ channel: Int) -> [Double] {
    let rows = y.pixels
    var sums = [Double](repeating: 0, count: x.count * rows.count)
    var line = [Double](repeating: 0, count: x.span.count)
    sums.withUnsafeMutableBufferPointer { target in
      line.withUnsafeMutableBufferPointer { line in
        for (index, row) in rows.enumerated() {
          load(channel, row, into: line)
          x.sums(of: line, into: target, from: index, distance: rows.count)
        }
      }
    }
    return sums
  }

  /// One row of a channel, with the pixels at the edge of the image continued.
  private func load(_ channel: Int, _ row: Int, into line: UnsafeMutableBufferPointer<Double>) {
    let inside = x.pixels
    let before = inside.lowerBound - x.span.lowerBound
    let target = UnsafeMutableBufferPointer(rebasing: line[before..<before + inside.count])
    pixels.load(channel, premultiplied: !isOpaque, row: row, columns: inside, into: target)
    guard let first = target.first, let last = target.last else { return }
    for index in 0..<before { line[index] = first }
    for index in before + inside.count..<line.count { line[index] = last }
  }

  private func clamped(_ index: Int, to range: Range<Int>) -> Int {
    min(max(index, range.lowerBound), range.upperBound - 1)
  }
}
