import ColorMath
package import FileSyntax
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
    var pixels: [UInt32] = []
    for row in 0..<height {
      let first = rows.lowerBound + row * factor
      let packed = image.packed(rows: first..<first + factor)
      for column in 0..<width {
        let left = columns.lowerBound + column * factor
        pixels.append(Self.mean(packed, left..<min(left + factor, image.width), image))
      }
    }
    bytes = PNGWriter.bytes(of: pixels, width: width)
  }

  /// The mean of some columns as displayed; pixels that are not opaque count as white.
  private static func mean(_ packed: [UInt32], _ columns: Range<Int>, _ image: ImagePixels) -> UInt32 {
    var (red, green, blue, count) = (0.0, 0.0, 0.0, 0.0)
    for start in stride(from: 0, to: packed.count, by: image.width) {
      for column in columns {
        let pixel = packed[start + column]
        let opaque = pixel == ImagePixels.notOpaque ? 0xFFFFFF : pixel
        let color = image.space.encodedSRGB(
          Components(
            Double(opaque >> 16 & 0xFF) / 255, Double(opaque >> 8 & 0xFF) / 255, Double(opaque & 0xFF) / 255)
        ).clamped
        (red, green, blue, count) = (red + color.red, green + color.green, blue + color.blue, count + 1)
      }
    }
    let scale = 255 / max(count, 1)
    return UInt32(red * scale + 0.5) << 16 | UInt32(green * scale + 0.5) << 8 | UInt32(blue * scale + 0.5)
  }
}

extension Look {
  /// The most crops of one look.
  private static let mostCrops = 40

  /// Returns the look with a crop of the worst place of every pair that does not pass, the worst pairs first.
  ///
  /// - Parameter pixels: the pixels of the screenshot with an index; it is called once for each that is needed.
  package func cropped(by pixels: (Int) -> ImagePixels?) -> Look {
    var pairs = pairs
    let open = pairs.indices.filter { pairs[$0].verdict != .pass }.prefix(Self.mostCrops)
    let shots = open.map { texts[pairs[$0].texts[0]].shot }
    for shot in Set(shots).sorted() {
      guard let image = pixels(shot) else { continue }
      for (index, own) in zip(open, shots) where own == shot {
        pairs[index].crop = LookCrop(texts[pairs[index].texts[0]].seen, of: image)
      }
    }
    return Look(self, pairs: pairs)
  }
}
