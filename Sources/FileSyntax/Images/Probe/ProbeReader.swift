import ColorMath

/// Reads the header and the fields of a page whose marks are known.
struct ProbeReader {
  private let pixels: ImagePixels
  private let marks: ProbeMarks

  /// The most columns, and the most rows, of pixels that are read in a field.
  private static let most = 48

  /// Prepares to read a page.
  init(_ pixels: ImagePixels, _ marks: ProbeMarks) { (self.pixels, self.marks) = (pixels, marks) }

  /// The bytes of the cells of both bands, unchecked.
  var headerBytes: [UInt8] {
    var bytes: [UInt8] = []
    for (left, right) in [(marks.upperLeft, marks.upperRight), (marks.lowerLeft, marks.lowerRight)] {
      for row in 0..<ProbePage.cellRows {
        for cell in 0..<ProbePage.cells {
          if cell % 8 == 0 { bytes.append(0) }
          let module = ProbePage.firstCell + Double(cell) + 0.5
          let share = (module - ProbePage.inset) / ProbeMarks.span
          let middle = left.y + (right.y - left.y) * share
          let y = middle + Double(2 * (row - 1)) * marks.moduleHeight
          if isDark(around: left.x + (right.x - left.x) * share, y) {
            bytes[bytes.count - 1] |= 0x80 >> UInt8(cell % 8)
          }
        }
      }
    }
    return bytes
  }

  /// True if most of the middle of a cell is dark.
  private func isDark(around x: Double, _ y: Double) -> Bool {
    var sum = 0
    for row in -1...1 {
      for column in -1...1 {
        sum += brightness(x + 0.2 * Double(column) * marks.moduleWidth, y + 0.4 * Double(row) * marks.moduleHeight)
      }
    }
    return sum < 9 * 128
  }

  private func brightness(_ x: Double, _ y: Double) -> Int {
    pixels.brightness(min(max(Int(x), 0), pixels.width - 1), min(max(Int(y), 0), pixels.height - 1))
  }

  /// The color of a field, whose chip must show its color below the material.
  func field(_ number: Int, at place: Int, of count: Int) throws(ProbeError) -> ProbeShot.Field {
    let (top, bottom) = marks.fields
    let height = (bottom - top) / Double(count)
    let start = top + Double(place) * height
    let rows = start + height * ProbePage.middle.lowerBound...start + height * ProbePage.middle.upperBound
    guard let chip = patch(ProbePage.chip, rows), let field = patch(ProbePage.field, rows) else { throw .small }
    let noise = max(chip.deviation, field.deviation)
    guard noise <= ProbeShot.mostNoise else { throw .noise(field: number + 1, deviation: noise) }
    try check(chip.color, number)
    guard field.slope <= ProbeShot.mostUnevenness else { throw .uneven(field: number + 1, difference: field.slope) }
    return ProbeShot.Field(number, field.color, noise: field.deviation / 255)
  }

  private func check(_ color: EncodedSRGB, _ number: Int) throws(ProbeError) {
    func isNear(_ expected: EightBitColor) -> Bool {
      let expected = expected.encoded
      return max(abs(color.red - expected.red), abs(color.green - expected.green), abs(color.blue - expected.blue))
        <= ProbeShot.mostChipDifference / 255
    }
    let expected = ProbePage.colors[number]
    if isNear(expected) { return }
    if let other = ProbePage.colors.firstIndex(where: isNear) { throw .order(field: number + 1, shows: other + 1) }
    throw .chip(field: number + 1, color: EightBitColor(color).hex, expected: expected.hex)
  }

  /// The mean of a rectangle, the standard deviation of its pixels, and the difference of its upper and lower thirds.
  private func patch(
    _ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>
  ) -> (color: EncodedSRGB, deviation: Double, slope: Double)? {
    let xs = places(marks.x(ofModule: columns.lowerBound), marks.x(ofModule: columns.upperBound), pixels.width)
    let ys = places(rows.lowerBound, rows.upperBound, pixels.height)
    guard xs.count > 2, ys.count > 2 else { return nil }
    var whole = ProbePatchSum()
    var (upper, lower) = (ProbePatchSum(), ProbePatchSum())
    for (index, y) in ys.enumerated() {
      for x in xs {
        let color = pixels.color(x, y, over: nil)
        whole.add(color)
        if index * 3 < ys.count { upper.add(color) }
        if (ys.count - 1 - index) * 3 < ys.count { lower.add(color) }
      }
    }
    let (first, last) = (upper.mean, lower.mean)
    let slope = max(abs(first.red - last.red), abs(first.green - last.green), abs(first.blue - last.blue))
    return (whole.mean, whole.deviation * 255, slope * 255)
  }

  /// Whole pixels between two places, evenly spaced, at most `most` of them.
  private func places(_ start: Double, _ end: Double, _ limit: Int) -> [Int] {
    let first = max(0, Int(start) + 1)
    let last = min(limit, Int(max(0, end)))
    guard last > first else { return [] }
    let count = min(Self.most, last - first)
    return (0..<count).map { first + $0 * (last - first) / count }
  }
}

/// Sums of the channels of pixels and of their squares.
private struct ProbePatchSum {
  private var sums = [0.0, 0, 0]
  private var squares = [0.0, 0, 0]
  private var count = 0.0

  mutating func add(_ color: EncodedSRGB) {
    count += 1
    for (channel, value) in [color.red, color.green, color.blue].enumerated() {
      sums[channel] += value
      squares[channel] += value * value
    }
  }

  var mean: EncodedSRGB { EncodedSRGB(red: sums[0] / count, green: sums[1] / count, blue: sums[2] / count) }

  /// The largest standard deviation of a channel.
  var deviation: Double {
    (0..<3).map { channel in
      let mean = sums[channel] / count
      return max(0, squares[channel] / count - mean * mean).squareRoot()
    }.max() ?? 0
  }
}
