/// The facts about an image that a PNG file states before the pixels: size, kind of pixels, color space.
package struct PNGHeader: Hashable, Sendable {
  /// The number of columns, 1 … 2³¹ − 1.
  package let width: Int
  /// The number of rows, 1 … 2³¹ − 1.
  package let height: Int
  /// The number of bits of a sample: 1, 2, 4, 8 or 16.
  let bitDepth: Int
  /// The kind of samples of a pixel.
  package let colorType: PNGColorType
  /// True if rows come in the seven passes of Adam7.
  let isInterlaced: Bool
  /// True if a chunk `tRNS` makes pixels without an alpha of their own transparent.
  package internal(set) var hasTransparency = false
  /// The color space and what said so.
  package internal(set) var profile = ImageProfile(space: .sRGB, source: .assumed)

  /// The number of pixels per meter (`pHYs`), if a file states one for both axes.
  package internal(set) var pixelsPerMeter: Int?

  /// Reads a file up to its pixels, checksums included, and returns the warnings so far.
  ///
  /// Throws for files that are not PNG, and for every defect before the first pixel; a size above `ImageLimits` is not
  /// a defect.
  package static func read(_ bytes: [UInt8]) throws(ImageError) -> (header: PNGHeader, warnings: [ImageWarning]) {
    let file = try PNGFile(reading: bytes, upTo: .imageData)
    return (file.header, file.warnings)
  }

  /// Reads the thirteen bytes of the chunk `IHDR`.
  init(_ chunk: PNGChunk, of bytes: [UInt8]) throws(ImageError) {
    let start = chunk.data.lowerBound
    guard chunk.data.count == 13, let width = bytes.bigEndian(4, at: start),
      let height = bytes.bigEndian(4, at: start + 4)
    else { throw ImageError(.chunkLength(chunk.type.name, chunk.data.count), at: chunk.start) }
    self.width = Int(clamping: width)
    self.height = Int(clamping: height)
    let sizes = 1...Int(Int32.max)
    guard sizes.contains(self.width), sizes.contains(self.height) else {
      throw ImageError(.size(width: self.width, height: self.height), at: start)
    }
    guard let colorType = PNGColorType(rawValue: bytes[start + 9]) else {
      throw ImageError(.colorType(Int(bytes[start + 9])), at: start + 9)
    }
    self.colorType = colorType
    bitDepth = Int(bytes[start + 8])
    guard colorType.bitDepths.contains(bitDepth) else {
      throw ImageError(.bitDepth(bitDepth, colorType), at: start + 8)
    }
    for (offset, name, largest) in [(10, "compression", 0), (11, "filter", 0), (12, "interlace", 1)] {
      let number = Int(bytes[start + offset])
      guard number <= largest else { throw ImageError(.method(name, number), at: start + offset) }
    }
    isInterlaced = bytes[start + 12] == 1
  }

  /// The number of bits of a pixel, 1…64.
  var bitsPerPixel: Int { colorType.samples * bitDepth }

  /// The bytes of the decoded pixels; 8 × 2⁴⁰ at most, whatever the header says.
  package var decodedBytes: Int {
    Int(clamping: Int64(min(width, 1 << 20)) * Int64(min(height, 1 << 20)) * Int64(layout.bytesPerPixel))
  }

  /// The memory layout of the decoded pixels.
  var layout: PixelLayout {
    PixelLayout(
      hasColor: colorType != .gray && colorType != .grayWithAlpha, hasAlpha: colorType.hasAlpha || hasTransparency,
      bytesPerSample: bitDepth == 16 ? 2 : 1)
  }

  /// The parts in which rows come; one for images that are not interlaced.
  var passes: [PNGPass] {
    let all = isInterlaced ? PNGPass.adam7 : [.whole]
    return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
  }

  /// Returns the bytes of a row of a number of pixels, without its filter.
  func bytesPerRow(_ columns: Int) -> Int { (columns * bitsPerPixel + 7) / 8 }
}
