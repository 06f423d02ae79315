import ColorMath

/// Adds up the pixels of blocks in linear light: along rows first, then along columns.
struct BlockSums {
  private let x: BlockAxis
  private let y: BlockAxis
  /// The sums of each row's parts, column after column, each from top to bottom; red, green and blue.
  private var parts: [[Double]]
  private var colors = PixelColors()

  /// The decoded values of 8-bit channels, which most pixels have.
  private static let decoded: [Double] = (0...255).map { TransferCurve.decodeSRGB(Double($0) / 255) }

  /// Reads the blocks that two axes lay out.
  init(_ field: PixelField, _ x: BlockAxis, _ y: BlockAxis) {
    self.x = x
    self.y = y
    parts = Array(repeating: [Double](repeating: 0, count: x.count * y.pixels.count), count: 3)
    var (sums, collected) = (parts, PixelColors())
    field.forEachWindow(x.pixels, y.pixels) { Self.add($0, x, y, &sums, &collected) }
    (parts, colors) = (sums, collected)
  }

  /// The colors of the pixels.
  var cloud: ColorCloud { colors.cloud }

  /// The mean of each block in linear light, row by row.
  func means() -> [LinearSRGB] {
    let area = Double(x.side * y.side)
    let channels = parts.map { part in
      var sums = [Double](repeating: 0, count: x.count * y.count)
      var line = [Double](repeating: 0, count: y.pixels.count)
      for column in 0..<x.count {
        for row in line.indices { line[row] = part[column * line.count + row] }
        y.add(&line, into: &sums, from: column, distance: x.count)
      }
      return sums
    }
    return channels[0].indices.map { index in
      LinearSRGB(red: channels[0][index] / area, green: channels[1][index] / area, blue: channels[2][index] / area)
    }
  }

  private static func add(
    _ window: PixelField.Window, _ x: BlockAxis, _ y: BlockAxis, _ parts: inout [[Double]], _ colors: inout PixelColors
  ) {
    let (width, height) = (window.columns.count, y.pixels.count)
    var lines = Array(repeating: [Double](repeating: 0, count: width), count: 3)
    for row in window.rows {
      for column in 0..<width {
        let color = window.color((row - window.rows.lowerBound) * width + column)
        let linear = LinearSRGB(red: decode(color.red), green: decode(color.green), blue: decode(color.blue))
        lines[0][column] = linear.red
        lines[1][column] = linear.green
        lines[2][column] = linear.blue
        colors.add(color, linear.relativeLuminance.value)
      }
      for channel in 0..<3 {
        x.add(&lines[channel], into: &parts[channel], from: row - y.pixels.lowerBound, distance: height)
      }
    }
  }

  @inline(__always)
  private static func decode(_ channel: Double) -> Double {
    let byte = (channel * 255).rounded()
    guard byte >= 0, byte <= 255, byte / 255 == channel else { return TransferCurve.decodeSRGB(channel) }
    return decoded[Int(byte)]
  }
}
