import ColorMath
import FileSyntax
import ScreenReading

/// The part of a screenshot around a text, as a PNG file.
package struct LookCrop: Hashable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The bytes of the file.
  package let bytes: [UInt8]

  /// The largest crop in pixels.
  private static let most = (width: 720, height: 240)

  /// Cuts out a text with a margin; a larger part is reduced by a whole factor.
  init(_ text: ScreenText, of image: ImagePixels) {
    let region = text.region
    let margin = max(8, min(region.height / 2, 40))
    let columns = max(region.x - margin, 0)..<min(region.x + region.width + margin, image.width)
    let rows = max(region.y - margin, 0)..<min(region.y + region.height + margin, image.height)
    let factor = max(
      (columns.count + Self.most.width - 1) / Self.most.width, (rows.count + Self.most.height - 1) / Self.most.height, 1
    )
    (width, height) = (max(columns.count / factor, 1), max(rows.count / factor, 1))
    let packed = image.packed(rows: rows, columns: columns)
    var pixels: [UInt32] = []
    for row in 0..<height {
      for column in 0..<width {
        let across = column * factor..<min((column + 1) * factor, columns.count)
        var block: [UInt32] = []
        for y in row * factor..<min((row + 1) * factor, rows.count) {
          for x in across { block.append(packed[y * columns.count + x]) }
        }
        pixels.append(Self.mean(block, image.space))
      }
    }
    bytes = PNGWriter.bytes(of: pixels, width: width)
  }

  /// The mean of packed pixels, as displayed; those that are not opaque count as white.
  private static func mean(_ packed: [UInt32], _ space: ImageColorSpace) -> UInt32 {
    var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for pixel in packed {
      let opaque = pixel == ImagePixels.notOpaque ? 0xFFFFFF : pixel
      (red, green, blue) = (red + (opaque >> 16), green + (opaque >> 8 & 0xFF), blue + (opaque & 0xFF))
    }
    func share(_ sum: UInt32) -> Double { Double(sum) / (255 * Double(packed.count)) }
    let seen = space.encodedSRGB(Components(share(red), share(green), share(blue))).clamped
    func step(_ channel: Double) -> UInt32 { UInt32(255 * channel + 0.5) }
    return step(seen.red) << 16 | step(seen.green) << 8 | step(seen.blue)
  }
}

extension Look {
  /// The most crops of one look.
  private static let mostCrops = 40

  /// Returns the look with a crop of the worst place of every pair that does not pass, the worst pairs first.
  ///
  /// - Parameter file: returns the bytes of the screenshot with a path; it is called once for each that is needed.
  package func cropped(by file: (String) -> [UInt8]?) -> Look {
    var pairs = pairs
    let open = pairs.indices.filter { pairs[$0].verdict != .pass }.prefix(Self.mostCrops)
    let worst = open.map { texts[pairs[$0].texts[0]] }
    for shot in Set(worst.map { $0.shot }).sorted() {
      guard let bytes = file(shots[shot].file), let image = try? PNGImage(decoding: bytes) else { continue }
      for (index, text) in zip(open, worst) where text.shot == shot {
        pairs[index].crop = LookCrop(text.seen, of: image.pixels)
      }
    }
    return Look(self, pairs: pairs)
  }
}
