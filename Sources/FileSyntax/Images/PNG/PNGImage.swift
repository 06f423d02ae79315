/// A PNG file that was read to its end: its header, its pixels, and its warnings.
package struct PNGImage: Sendable {
  /// The size, kind of pixels and color space.
  package let header: PNGHeader
  /// The pixels at the precision of the file.
  package let pixels: ImagePixels
  /// The oddities that were read in the one safe way, in the order of the file.
  package let warnings: [ImageWarning]

  /// Decodes a whole file; rows are inflated one at a time, so that little more than the pixels is held in memory.
  ///
  /// Throws for files that are not PNG, files that break a rule of PNG 3 relevant to the pixels, and files above
  /// `ImageLimits`.
  package init(decoding bytes: [UInt8]) throws(ImageError) {
    let file = try PNGFile(reading: bytes, upTo: .end)
    header = file.header
    try Self.checkLimits(file)
    var decoder = PNGDecoder(file)
    try bytes.withUnsafeBufferPointer { (buffer) throws(ImageError) in try decoder.decode(buffer) }
    pixels = ImagePixels(
      width: header.width, height: header.height, space: header.profile.space, layout: header.layout,
      bytes: decoder.pixels)
    warnings = (file.warnings + decoder.warnings).sorted { $0.byteOffset < $1.byteOffset }
  }

  /// Rejects files that would take too much memory, and impossible ones: deflate makes at most 1,032 bytes of one.
  private static func checkLimits(_ file: PNGFile) throws(ImageError) {
    let header = file.header
    let side = 1...ImageLimits.side
    guard side.contains(header.width), side.contains(header.height),
      header.decodedBytes <= ImageLimits.decodedBytes
    else { throw ImageError(.tooLarge(width: header.width, height: header.height), at: PNGFile.signature.count + 8) }
    let needed = header.passes.reduce(0) { sum, pass in
      sum + pass.rows(of: header.height) * (1 + header.bytesPerRow(pass.columns(of: header.width)))
    }
    let compressed = file.imageData.reduce(0) { $0 + $1.count }
    guard (needed + 1031) / 1032 <= compressed + 1 else {
      throw ImageError(.missingRows, at: file.imageData.last?.upperBound ?? 0)
    }
  }
}
