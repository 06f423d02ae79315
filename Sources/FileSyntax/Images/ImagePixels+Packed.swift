extension ImagePixels {
  /// The value of a packed pixel that is not opaque.
  package static let notOpaque: UInt32 = 0xFF00_0000

  /// Returns rows of pixels as `0x00RRGGBB`, 8 bits per channel in the encoding of `space`.
  ///
  /// A channel of 16 bits is rounded; a pixel that is not opaque becomes `notOpaque`.
  package func packed(rows: Range<Int>) -> [UInt32] {
    let rows = rows.clamped(to: 0..<height)
    let size = layout.bytesPerPixel
    let channels = layout.channels
    return [UInt32](unsafeUninitializedCapacity: rows.count * width) { target, initialized in
      bytes.withUnsafeBufferPointer { bytes in
        var start = rows.lowerBound * width * size
        for index in 0..<rows.count * width {
          let red = Self.step(bytes, start, 0, layout)
          let green = layout.hasColor ? Self.step(bytes, start, 1, layout) : red
          let blue = layout.hasColor ? Self.step(bytes, start, 2, layout) : red
          let isOpaque = !layout.hasAlpha || Self.step(bytes, start, channels - 1, layout) == 0xFF
          target[index] = isOpaque ? red << 16 | green << 8 | blue : Self.notOpaque
          start += size
        }
      }
      initialized = rows.count * width
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
