import ColorMath

/// Adds up the pixels of blocks in linear light: along rows first, then along columns.
struct BlockSums {
  private let x: BlockAxis
  private let y: BlockAxis
  /// The sums of each row's parts, column after column, each from top to bottom; all of red, of green, then of blue.
  private var parts: [Double]
  private var colors = PixelColors()

  /// The decoded values of 8-bit channels, which most pixels have.
  private static let decoded: [Double] = (0...255).map { TransferCurve.decodeSRGB(Double($0) / 255) }

  /// Reads the blocks that two axes lay out.
  init(_ field: PixelField, _ x: BlockAxis, _ y: BlockAxis) {
    self.x = x
    self.y = y
    var (sums, collected) = ([Double](repeating: 0, count: 3 * x.count * y.pixels.count), PixelColors())
    field.forEachWindow(x.pixels, y.pixels) { Self.add($0, x, y, &sums, &collected) }
    (parts, colors) = (sums, collected)
  }

  /// The colors of the pixels.
  var cloud: ColorCloud { colors.cloud }

  /// The mean of each block in linear light, row by row.
  func means() -> [LinearSRGB] {
    let area = Double(x.side * y.side)
    var line = [Double](repeating: 0, count: y.pixels.count)
    let channels = (0..<3).map { channel in
      var sums = [Double](repeating: 0, count: x.count * y.count)
      for column in 0..<x.count {
        for row in line.indices { line[row] = parts[(channel * x.count + column) * line.count + row] }
        line.withUnsafeMutableBufferPointer { line in
          sums.withUnsafeMutableBufferPointer { y.add(line, into: $0, from: column, distance: x.count) }
        }
      }
      return sums
    }
    return channels[0].indices.map { index in
      LinearSRGB(red: channels[0][index] / area, green: channels[1][index] / area, blue: channels[2][index] / area)
    }
  }

  private static func add(
    _ window: PixelField.Window, _ x: BlockAxis, _ y: BlockAxis, _ parts: inout [Double], _ colors: inout PixelColors
  ) {
    let (width, height) = (window.columns.count, y.pixels.count)
    var lines = [Double](repeating: 0, count: 3 * width)
    lines.withUnsafeMutableBufferPointer { lines in
      parts.withUnsafeMutableBufferPointer { parts in
        for row in window.rows {
          window.withPlanes { decode($0, (row - window.rows.lowerBound) * width, lines, &colors) }
          for channel in 0..<3 {
            let line = UnsafeMutableBufferPointer(rebasing: lines[channel * width..<(channel + 1) * width])
            let first = channel * x.count * height + row - y.pixels.lowerBound
            x.add(line, into: parts, from: first, distance: height)
          }
        }
      }
    }
  }

  /// Decodes a row of a window from a place of its planes on; a run of one color is decoded once.
  @inline(__always)
  private static func decode(
    _ planes: UnsafeBufferPointer<Double>, _ start: Int, _ lines: UnsafeMutableBufferPointer<Double>,
    _ colors: inout PixelColors
  ) {
    let (width, size) = (lines.count / 3, planes.count / 3)
    var (last, linear): (EncodedSRGB?, LinearSRGB) = (nil, LinearSRGB(red: 0, green: 0, blue: 0))
    for column in 0..<width {
      let place = start + column
      let color = EncodedSRGB(red: planes[place], green: planes[place + size], blue: planes[place + 2 * size])
      if color != last {
        linear = LinearSRGB(red: decode(color.red), green: decode(color.green), blue: decode(color.blue))
        colors.add(color, linear.relativeLuminance.value)
        last = color
      }
      lines[column] = linear.red
      lines[column + width] = linear.green
      lines[column + 2 * width] = linear.blue
    }
  }

  /// The decoded value of a channel, from the table if it is one of 8 bits.
  @inline(__always)
  private static func decode(_ channel: Double) -> Double {
    guard channel >= 0, channel <= 1 else { return TransferCurve.decodeSRGB(channel) }
    let byte = Int(channel * 255 + 0.5)
    guard Double(byte) / 255 == channel else { return TransferCurve.decodeSRGB(channel) }
    return decoded[byte]
  }
}
