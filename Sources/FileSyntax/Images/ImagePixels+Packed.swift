extension ImagePixels {
  /// The value of a packed pixel that is not opaque.
  package static let notOpaque: UInt32 = 0xFF00_0000

  /// Returns rows of pixels, or the part of them in some columns, as `0x00RRGGBB`, 8 bits per channel in the encoding of `space`.
  ///
  /// A channel of 16 bits is rounded; a pixel that is not opaque becomes `notOpaque`.
  package func packed(rows: Range<Int>, columns: Range<Int> = 0..<ImageLimits.side) -> [UInt32] {
    let (rows, columns) = (rows.clamped(to: 0..<height), columns.clamped(to: 0..<width))
    let size = layout.bytesPerPixel
    let channels = layout.channels
    return [UInt32](unsafeUninitializedCapacity: rows.count * columns.count) { target, initialized in
      bytes.withUnsafeBufferPointer { bytes in
        var index = 0
        for row in rows {
          var start = (row * width + columns.lowerBound) * size
          for _ in columns {
            let red = Self.step(bytes, start, 0, layout)
            let green = layout.hasColor ? Self.step(bytes, start, 1, layout) : red
            let blue = layout.hasColor ? Self.step(bytes, start, 2, layout) : red
            let isOpaque = !layout.hasAlpha || Self.step(bytes, start, channels - 1, layout) == 0xFF
            target[index] = isOpaque ? red << 16 | green << 8 | blue : Self.notOpaque
            index += 1
            start += size
          }
        }
        initialized = index
      }
    }
  }

  @inline(__always)
  private static func step(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ channel: Int, _ layout: PixelLayout
  ) -> UInt32 {
    guard layout.bytesPerSample == 2 else { return UInt32(bytes[start + channel]) }
    let offset = start + 2 * channel
    let value = UInt32(bytes[offset]) << 8 | UInt32(bytes[offset + 1])
    return (value * 255 + 32767) / 65535
  }
}
