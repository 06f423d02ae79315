import ColorMath

/// The pixels of an image over their base, blurred, as unclamped encoded sRGB: a window of rows at a time.
struct PixelField {
  /// A window: three planes of equal size, row by row.
  struct Window {
    let columns: Range<Int>
    let rows: Range<Int>
    /// Red, green and blue.
    fileprivate(set) var planes: [[Double]]

    /// The color at a place of the planes.
    @inline(__always)
    func color(_ index: Int) -> EncodedSRGB {
      EncodedSRGB(red: planes[0][index], green: planes[1][index], blue: planes[2][index])
    }
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
    let tall = rows.lowerBound - reach..<rows.upperBound + reach
    var planes = Array(repeating: [Double](repeating: 0, count: columns.count * tall.count), count: 3)
    var lines = Array(repeating: [Double](repeating: 0, count: columns.count + 2 * reach), count: 3)
    var loaded = -1
    for (index, row) in tall.enumerated() {
      let row = min(max(row, 0), backdrop.pixels.height - 1)
      if row != loaded {
        load(row, columns.lowerBound - reach, into: &lines)
        for channel in 0..<3 { blurLine(&lines[channel]) }
        loaded = row
      }
      for channel in 0..<3 {
        for column in 0..<columns.count { planes[channel][index * columns.count + column] = lines[channel][column] }
      }
    }
    guard blur != nil else { return Window(columns: columns, rows: rows, planes: planes) }
    for channel in 0..<3 { blurColumns(&planes[channel], columns.count, tall.count) }
    return Window(columns: columns, rows: rows, planes: planes)
  }

  /// One row over its base, from a column on that may be outside the image.
  private func load(_ row: Int, _ start: Int, into lines: inout [[Double]]) {
    let pixels = backdrop.pixels
    var last: (column: Int, color: EncodedSRGB)?
    for index in lines[0].indices {
      let column = min(max(start + index, 0), pixels.width - 1)
      if last?.column != column { last = (column, pixels.color(column, row, over: backdrop.base)) }
      guard let color = last?.color else { continue }
      lines[0][index] = color.red
      lines[1][index] = color.green
      lines[2][index] = color.blue
    }
  }

  /// Blurs a line in place; what is left begins where the line does.
  ///
  /// One color stays exactly what it is.
  private func blurLine(_ line: inout [Double]) {
    guard let blur, let origin = line.first else { return }
    line.withUnsafeMutableBufferPointer { line in
      for index in line.indices { line[index] -= origin }
      blur.apply(to: line)
      for index in line.indices { line[index] += origin }
    }
  }

  private func blurColumns(_ plane: inout [Double], _ width: Int, _ height: Int) {
    var line = [Double](repeating: 0, count: height)
    for column in 0..<width {
      for row in 0..<height { line[row] = plane[row * width + column] }
      blurLine(&line)
      for row in 0..<height - 2 * reach { plane[row * width + column] = line[row] }
    }
    plane.removeLast(width * 2 * reach)
  }
}
