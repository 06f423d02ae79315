import ColorMath

extension ImagePixels {
  /// The color of one pixel of the image over an opaque base, unclamped encoded sRGB.
  @inline(__always)
  func color(_ x: Int, _ y: Int, over base: EncodedSRGB?) -> EncodedSRGB {
    let start = (y * width + x) * layout.bytesPerPixel
    let red = channel(start, 0)
    let encoded = layout.hasColor ? Components(red, channel(start, 1), channel(start, 2)) : Components(red, red, red)
    let color = space.encodedSRGB(encoded)
    guard layout.hasAlpha, let base else { return color }
    return EncodedLayer(color, alpha: channel(start, layout.channels - 1)).over(base)
  }

  /// True if two pixels of a row are the same.
  @inline(__always)
  func isEqual(_ one: Int, _ other: Int, inRow row: Int) -> Bool {
    let size = layout.bytesPerPixel
    let (one, other) = ((row * width + one) * size, (row * width + other) * size)
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<size where bytes[one + offset] != bytes[other + offset] { return false }
      return true
    }
  }

  @inline(__always)
  private func channel(_ start: Int, _ index: Int) -> Double {
    let offset = start + index * layout.bytesPerSample
    guard layout.bytesPerSample == 2 else { return Double(bytes[offset]) / 255 }
    return Double(UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])) / 65535
  }
}
