/// Turns the samples of a row into the channels of pixels: 8 or 16 bits each, palette looked up, transparency applied.
struct PNGExpansion {
  private let header: PNGHeader
  /// The channels of each palette color, as they lie in memory.
  private let palette: [UInt8]
  /// The samples of the one transparent color, in the bytes of a pixel; empty if there is none.
  private let transparent: [UInt8]

  /// Prepares the palette and the transparent color of a file.
  init(_ file: PNGFile) {
    header = file.header
    if header.colorType == .indexed {
      transparent = []
      palette = (0..<file.palette.count / 3).flatMap { index in
        let color = file.palette[3 * index..<3 * index + 3]
        let alpha = index < file.transparency.count ? file.transparency[index] : 0xFF
        return color + (file.header.hasTransparency ? [alpha] : [])
      }
    } else {
      palette = []
      transparent = Self.transparent(file)
    }
  }

  /// `tRNS` holds samples of 16 bits, of which only the bit depth counts.
  private static func transparent(_ file: PNGFile) -> [UInt8] {
    let depth = file.header.bitDepth
    if depth == 16 { return file.transparency }
    let lower = file.transparency.indices.filter { !$0.isMultiple(of: 2) }.map { file.transparency[$0] }
    return depth == 8 ? lower : lower.map { $0 & (1 << depth - 1) }
  }

  /// The number of colors in the palette.
  var colorCount: Int { palette.count / header.layout.bytesPerPixel }

  /// Writes so many pixels to where the target begins; gives a palette index without a color, where one occurs.
  func expand(
    _ row: UnsafeMutableBufferPointer<UInt8>, count: Int, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    if header.bitDepth < 8 || header.colorType == .indexed { return expandSmall(row, count, target) }
    if transparent.isEmpty {
      _ = target.update(fromContentsOf: row[..<min(row.count, target.count)])
    } else {
      expandKeyed(row, count, target)
    }
    return nil
  }

  /// Samples of 1, 2, 4 or 8 bits that are gray or refer to the palette.
  private func expandSmall(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let depth = header.bitDepth
    let mask = 1 << depth - 1
    let size = header.layout.bytesPerPixel
    let colors = colorCount
    for pixel in 0..<count {
      let bit = pixel * depth
      let sample = Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask
      if header.colorType == .indexed {
        guard sample < colors else { return sample }
        for channel in 0..<size { target[pixel * size + channel] = palette[sample * size + channel] }
      } else {
        target[pixel * size] = UInt8(truncatingIfNeeded: sample * 255 / mask)
        if let key = transparent.first { target[pixel * size + 1] = sample == Int(key) ? 0 : 0xFF }
      }
    }
    return nil
  }

  /// Samples of 8 or 16 bits of which one color is transparent.
  private func expandKeyed(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (from, to) = (transparent.count, header.layout.bytesPerPixel)
    for pixel in 0..<count {
      var isTransparent = true
      for byte in 0..<from {
        let value = row[pixel * from + byte]
        target[pixel * to + byte] = value
        isTransparent = isTransparent && value == transparent[byte]
      }
      for byte in from..<to { target[pixel * to + byte] = isTransparent ? 0 : 0xFF }
    }
  }
}
