extension ImagePixels {
  /// Gives part of a row of one channel as whole numbers; colours times their alpha where that is asked for.
  ///
  /// The alpha channel, the last one, is given as it is.
  func load(
    _ channel: Int, premultiplied: Bool, row: Int, columns: Range<Int>, into target: UnsafeMutableBufferPointer<Double>
  ) {
    let (size, alpha) = (layout.bytesPerPixel, layout.channels - 1)
    let first = (row * width + columns.lowerBound) * size
    bytes.withUnsafeBufferPointer { buffer in
      let pixels = UnsafeBufferPointer(rebasing: buffer[first..<first + columns.count * size])
      if layout.bytesPerSample == 1 {
        for index in 0..<columns.count { target[index] = Double(pixels[index * size + channel]) }
      } else {
        for index in 0..<columns.count { target[index] = Self.wide(pixels, index * size + 2 * channel) }
      }
      guard premultiplied, channel != alpha else { return }
      if layout.bytesPerSample == 1 {
        for index in 0..<columns.count { target[index] *= Double(pixels[index * size + alpha]) }
      } else {
        for index in 0..<columns.count { target[index] *= Self.wide(pixels, index * size + 2 * alpha) }
      }
    }
  }

  @inline(__always)
  private static func wide(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Double {
    Double(UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))
  }
}
