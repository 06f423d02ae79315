@testable import FileSyntax

/// A screenshot to paint texts on, as a PNG file of 8 or 16 bits per channel.
struct Shot {
  let width: Int
  let height: Int
  private var pixels: [UInt32]
  /// The bits per channel.
  var depth = 8
  /// The chunks before the pixels.
  var chunks: [(type: String, data: [UInt8])] = [("sRGB", [0])]

  private static let letters: [Character: [String]] = [
    "E": ["#####", "#....", "#....", "####.", "#....", "#....", "#####"],
    "H": ["#...#", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"],
    "L": ["#....", "#....", "#....", "#....", "#....", "#....", "#####"],
    "T": ["#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."],
  ]

  /// Starts with one color, `0xRRGGBB`.
  init(_ width: Int, _ height: Int, _ ground: UInt32) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: ground, count: width * height)
  }

  /// Fills a rectangle.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
    for row in y..<y + height { for column in x..<x + width { pixels[row * self.width + column] = color } }
  }

  /// Writes a text with squares of some pixels.
  mutating func write(_ text: String, _ x: Int, _ y: Int, unit: Int = 3, _ color: UInt32) {
    for (place, letter) in text.enumerated() {
      for (row, line) in (Self.letters[letter] ?? []).enumerated() {
        for (column, mark) in line.enumerated() where mark == "#" {
          fill(x + (6 * place + column) * unit, y + row * unit, unit, unit, color)
        }
      }
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      for pixel in pixels[row * width..<(row + 1) * width] {
        for shift in [UInt32(16), 8, 0] {
          // A channel of 16 bits has the value of 8 bits twice.
          let step = UInt8(truncatingIfNeeded: pixel >> shift)
          rows += depth == 16 ? [step, step] : [step]
        }
      }
    }
    let header = Self.word(width) + Self.word(height) + [UInt8(depth), 2, 0, 0, 0]
    let all = [("IHDR", header)] + chunks + [("IDAT", Deflater.zlib(rows)), ("IEND", [])]
    return PNGFile.signature + all.flatMap { Self.chunk($0.0, $0.1) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return word(data.count) + body + word(Int(body.withUnsafeBufferPointer { CRC32.checksum($0) }))
  }

  private static func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
}
