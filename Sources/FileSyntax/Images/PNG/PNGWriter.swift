/// Writes PNG files of opaque pixels in sRGB with 8 bits per channel.
package enum PNGWriter {
  /// Returns the bytes of a file with rows of pixels `0x00RRGGBB`.
  package static func bytes(of pixels: [UInt32], width: Int) -> [UInt8] {
    let height = pixels.count / max(width, 1)
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + 3 * width))
    for row in 0..<height {
      // Each channel as its difference from the pixel to the left.
      rows.append(1)
      var last: UInt32 = 0
      for pixel in pixels[row * width..<(row + 1) * width] {
        for shift in [UInt32(16), 8, 0] {
          rows.append(UInt8(truncatingIfNeeded: pixel >> shift) &- UInt8(truncatingIfNeeded: last >> shift))
        }
        last = pixel
      }
    }
    return PNGFile.signature + chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0])
      + chunk("sRGB", [0])
      + chunk("IDAT", Deflater.zlib(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let sum = body.withUnsafeBufferPointer { CRC32.checksum($0) }
    return bigEndian(UInt32(data.count)) + body + bigEndian(sum)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
