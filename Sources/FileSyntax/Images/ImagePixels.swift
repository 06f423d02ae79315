import ColorMath

/// Decoded pixels at the precision of their file: 8 or 16 bits per channel, gray or color, with or without alpha.
///
/// One exact value per channel is kept, in the encoding of `space`; nothing is converted, premultiplied or rounded.
package struct ImagePixels: Sendable {
  /// The number of columns, 1…`ImageLimits.side`.
  package let width: Int
  /// The number of rows, 1…`ImageLimits.side`.
  package let height: Int
  /// The color space of the channels.
  package let space: ImageColorSpace
  /// The memory layout of the channels of a pixel.
  let layout: PixelLayout
  /// The rows from top to bottom without gaps; 16-bit channels have their upper byte first.
  let bytes: [UInt8]

  /// The color and alpha of one pixel in unclamped encoded sRGB; nil outside the image.
  func layer(x: Int, y: Int) -> EncodedLayer? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let start = (y * width + x) * layout.bytesPerPixel
    let samples = (0..<layout.channels).map { channel in
      Double(sample(at: start + channel * layout.bytesPerSample)) / layout.largest
    }
    let alpha = layout.hasAlpha ? samples[layout.channels - 1] : 1
    let color = layout.hasColor ? Components(samples[0], samples[1], samples[2]) : Components(gray: samples[0])
    return EncodedLayer(space.encodedSRGB(color), alpha: alpha)
  }

  /// The coverage in which every pixel is opaque.
  var alphaCoverage: AlphaCoverage { alphaCoverage(opaqueFrom: 0xFF) }

  /// Returns the opacity over all pixels, in which an alpha from a limit, of 255, counts as opaque.
  package func alphaCoverage(opaqueFrom least: UInt8) -> AlphaCoverage {
    guard layout.hasAlpha else { return .opaque }
    let size = layout.bytesPerSample
    var lowest: UInt8 = 0xFF
    var highest: UInt8 = 0
    bytes.withUnsafeBufferPointer { bytes in
      // The upper byte decides where the limit is below the greatest alpha.
      for byte in 0..<(least == 0xFF ? size : 1) {
        var place = layout.bytesPerPixel - size + byte
        while place < bytes.count {
          lowest = min(lowest, bytes[place])
          highest = max(highest, bytes[place])
          place += layout.bytesPerPixel
        }
      }
    }
    if lowest >= least { return .opaque }
    return highest == 0 ? .clear : .mixed
  }

  /// The greatest difference of red, green, and blue, of 255, that converting a gray picture leaves.
  package static let rounding = 2

  /// True if no pixel has a color: red, green, and blue are the same except for rounding, clear pixels included.
  package var isGray: Bool {
    guard layout.hasColor else { return true }
    let size = layout.bytesPerSample
    return bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: layout.bytesPerPixel) {
        // The upper byte of a sample comes first.
        let (red, green, blue) = (Int(bytes[start]), Int(bytes[start + size]), Int(bytes[start + 2 * size]))
        if max(red, green, blue) - min(red, green, blue) > Self.rounding { return false }
      }
      return true
    }
  }

  private func sample(at offset: Int) -> Int {
    layout.bytesPerSample == 1 ? Int(bytes[offset]) : Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}

extension Components {
  fileprivate init(gray: Double) { self.init(gray, gray, gray) }
}
