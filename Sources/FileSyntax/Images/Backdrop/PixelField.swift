import ColorMath

/// The pixels of an image over their base, blurred, as unclamped encoded sRGB: a window of rows at a time.
struct PixelField {
  /// A window: three planes of equal size, row by row.
  struct Window {
    let columns: Range<Int>
    let rows: Range<Int>
    /// Red, green and blue, one plane after another.
    fileprivate let planes: [Double]

    /// Gives the planes of red, green, and blue, one after another.
    @inline(__always)
    func withPlanes(_ body: (UnsafeBufferPointer<Double>) -> Void) { planes.withUnsafeBufferPointer(body) }
  }

  /// The most pixels of a window, the reach of the blur included, before it is processed in parts.
  private static let most = 1 << 20

  private let backdrop: ImageBackdrop
  private let blur: BoxBlur?

  /// Prepares to read an image.
  init(_ backdrop: ImageBackdrop, _ blur: BoxBlur?) {
    self.backdrop = backdrop
    self.blur = blur
  }

  private var reach: Int { blur?.reach ?? 0 }

  /// Gives the windows that make up a rectangle, from top to bottom.
  func forEachWindow(_ columns: Range<Int>, _ rows: Range<Int>, _ body: (Window) -> Void) {
    let room = max(1, Self.most / (columns.count + 2 * reach))
    let height = max(1, 2 * reach, room - 2 * reach)
    var start = rows.lowerBound
    while start < rows.upperBound {
      let end = min(rows.upperBound, start + height)
      body(window(columns, start..<end))
      start = end
    }
  }

  /// One window; pixels outside the image repeat those at its edge.
  private func window(_ columns: Range<Int>, _ rows: Range<Int>) -> Window {
    let (tall, width) = (rows.lowerBound - reach..<rows.upperBound + reach, columns.count)
    var planes = [Double](repeating: 0, count: 3 * width * tall.count)
    var lines = [Double](repeating: 0, count: 3 * (width + 2 * reach))
    planes.withUnsafeMutableBufferPointer { planes in
      lines.withUnsafeMutableBufferPointer { lines in
        var loaded = -1
        for (index, row) in tall.enumerated() {
          let row = min(max(row, 0), backdrop.pixels.height - 1)
          if row != loaded {
            load(row, columns.lowerBound - reach, into: lines)
            for channel in 0..<3 { blurLine(part(channel, of: lines)) }
            loaded = row
          }
          for channel in 0..<3 {
            let (target, line) = (part(channel, of: planes), part(channel, of: lines))
            for column in 0..<width { target[index * width + column] = line[column] }
          }
        }
        if blur != nil { for channel in 0..<3 { blurColumns(part(channel, of: planes), width, tall.count) } }
      }
    }
    if reach > 0 { planes = Self.cropped(planes, to: width * rows.count) }
    return Window(columns: columns, rows: rows, planes: planes)
  }

  /// One of three equal parts.
  private func part(
    _ channel: Int, of all: UnsafeMutableBufferPointer<Double>
  ) -> UnsafeMutableBufferPointer<Double> {
    let size = all.count / 3
    return UnsafeMutableBufferPointer(rebasing: all[channel * size..<(channel + 1) * size])
  }

  /// The first values of each plane.
  private static func cropped(_ planes: [Double], to size: Int) -> [Double] {
    let whole = planes.count / 3
    return Array(planes[..<size]) + planes[whole..<whole + size] + planes[2 * whole..<2 * whole + size]
  }

  /// One row over its base, from a column on that may be outside the image; a run of equal pixels is converted once.
  private func load(_ row: Int, _ start: Int, into lines: UnsafeMutableBufferPointer<Double>) {
    let (pixels, count) = (backdrop.pixels, lines.count / 3)
    var (last, color) = (-1, EncodedSRGB(red: 0, green: 0, blue: 0))
    for index in 0..<count {
      let column = min(max(start + index, 0), pixels.width - 1)
      if last < 0 || column != last && !pixels.isEqual(column, last, inRow: row) {
        color = pixels.color(column, row, over: backdrop.base)
      }
      last = column
      lines[index] = color.red
      lines[index + count] = color.green
      lines[index + 2 * count] = color.blue
    }
  }

  /// Blurs a line in place; what is left begins where the line does.
  ///
  /// One color stays exactly what it is.
  private func blurLine(_ line: UnsafeMutableBufferPointer<Double>) {
    guard let blur, let origin = line.first else { return }
    for index in line.indices { line[index] -= origin }
    blur.apply(to: line)
    for index in line.indices { line[index] += origin }
  }

  private func blurColumns(_ plane: UnsafeMutableBufferPointer<Double>, _ width: Int, _ height: Int) {
    var line = [Double](repeating: 0, count: height)
    line.withUnsafeMutableBufferPointer { line in
      for column in 0..<width {
        for row in 0..<height { line[row] = plane[row * width + column] }
        blurLine(line)
        for row in 0..<height - 2 * reach { plane[row * width + column] = line[row] }
      }
    }
  }
}
