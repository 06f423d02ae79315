package import ColorMath

/// A screenshot of the page that calibrates materials, read.
package struct ProbeShot: Hashable, Sendable {
  /// The color seen over a field.
  package struct Field: Hashable, Sendable {
    /// The number of the field in `ProbePage.colors`.
    package var number: Int
    /// The mean of the pixels in the middle of the field, unclamped.
    package var color: EncodedSRGB

    /// The standard deviation of these pixels, 0…1.
    package var noise: Double

    /// Creates a reading of a field.
    init(_ number: Int, _ color: EncodedSRGB, noise: Double = 0) {
      (self.number, self.color, self.noise) = (number, color, noise)
    }
  }

  package var header: ProbeHeader
  /// The fields of its part, from top to bottom.
  package var fields: [Field]

  /// The largest standard deviation of the pixels of a field, in steps of 8 bits.
  static let mostNoise = 16.0
  /// The largest difference between the upper and the lower part of a field, in steps of 8 bits.
  static let mostUnevenness = 2.0
  /// The largest difference of a chip from the color of its field, in steps of 8 bits.
  static let mostChipDifference = 8.0

  /// Creates a shot from a header and fields.
  init(header: ProbeHeader, fields: [Field]) { (self.header, self.fields) = (header, fields) }

  /// Reads a PNG file.
  ///
  /// - Throws: `ProbeError` if the file does not show the page so that its fields can be read.
  package init(decoding bytes: [UInt8]) throws(ProbeError) {
    let image: PNGImage
    do throws(ImageError) {
      image = try PNGImage(decoding: bytes)
    } catch {
      throw .image(error)
    }
    for warning in image.warnings {
      switch warning.kind {
      case .unknownProfile, .unknownCodePoints, .gammaIgnored: throw .profile(warning)
      case .untagged, .animated, .surplusData, .bytesAfterEnd: break
      }
    }
    try self.init(image.pixels)
  }

  /// Reads pixels; those without a color space count as sRGB, and the chips show if they are.
  init(_ pixels: ImagePixels) throws(ProbeError) {
    guard pixels.alphaCoverage == .opaque else { throw .translucent }
    let marks = try ProbeMarks(ProbeMarkFinder(pixels).marks(), width: pixels.width, height: pixels.height)
    let reader = ProbeReader(pixels, marks)
    header = try ProbeHeader(reader.headerBytes)
    let count = ProbePage.colors.count / header.parts
    var fields: [Field] = []
    for place in 0..<count {
      let number = header.part * count + place
      fields.append(try reader.field(number, at: place, of: count))
    }
    self.fields = fields
  }
}
