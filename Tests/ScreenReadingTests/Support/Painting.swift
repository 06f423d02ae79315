import ColorMath
import Testing

@testable import FileSyntax
@testable import ScreenReading

/// A picture to paint texts on with letters of 5 × 7 squares.
struct Painting {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]
  var space = ImageColorSpace.sRGB

  private static let letters: [Character: [String]] = [
    "A": [".###.", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"],
    "C": [".####", "#....", "#....", "#....", "#....", "#....", ".####"],
    "E": ["#####", "#....", "#....", "####.", "#....", "#....", "#####"],
    "H": ["#...#", "#...#", "#...#", "#####", "#...#", "#...#", "#...#"],
    "K": ["#...#", "#..#.", "#.#..", "##...", "#.#..", "#..#.", "#...#"],
    "L": ["#....", "#....", "#....", "#....", "#....", "#....", "#####"],
    "O": [".###.", "#...#", "#...#", "#...#", "#...#", "#...#", ".###."],
    "T": ["#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."],
  ]
  /// The letters that can be painted.
  static let alphabet = letters.keys.sorted()

  /// Starts with one color.
  init(_ width: Int, _ height: Int, _ ground: EightBitColor) {
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).flatMap { _ in [ground.red, ground.green, ground.blue, 255] }
  }

  /// The picture as the reader gets it.
  var image: ImagePixels {
    ImagePixels(
      width: width, height: height, space: space,
      layout: PixelLayout(hasColor: true, hasAlpha: true, bytesPerSample: 1),
      bytes: pixels)
  }

  /// The texts that are found.
  var texts: [ScreenText] { ScreenReader(image).texts }

  /// Sets one pixel.
  mutating func set(_ x: Int, _ y: Int, _ color: EightBitColor, alpha: UInt8 = 255) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let start = (y * width + x) * 4
    (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3]) = (
      color.red, color.green, color.blue, alpha
    )
  }

  /// Fills a rectangle.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: EightBitColor, alpha: UInt8 = 255) {
    for row in y..<y + height { for column in x..<x + width { set(column, row, color, alpha: alpha) } }
  }

  /// Writes a text with squares of some pixels, and returns its bounds.
  @discardableResult
  mutating func write(_ text: String, _ x: Int, _ y: Int, unit: Int, _ color: EightBitColor) -> ScreenRegion {
    var left = x
    for letter in text {
      for (row, line) in (Self.letters[letter] ?? []).enumerated() {
        for (column, mark) in line.enumerated() where mark == "#" {
          fill(left + column * unit, y + row * unit, unit, unit, color)
        }
      }
      left += letter == " " ? 4 * unit : 6 * unit
    }
    return ScreenRegion(x: x, y: y, width: left - unit - x, height: 7 * unit)
  }
}

extension EightBitColor {
  /// Black and white.
  static let black = EightBitColor(red: 0, green: 0, blue: 0)
  static let white = EightBitColor(red: 255, green: 255, blue: 255)

  /// The ratio to another color.
  func ratio(to other: EightBitColor) -> Double {
    ContrastRatio(encoded.relativeLuminance, other.encoded.relativeLuminance).value
  }
}
