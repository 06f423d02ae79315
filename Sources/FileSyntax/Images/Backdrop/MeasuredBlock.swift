package import ColorMath

/// One block of an image with its measurement.
package struct MeasuredBlock: Hashable, Sendable {
  /// The left edge in points from that of the image.
  package let x: Double
  /// The upper edge in points from that of the image.
  package let y: Double
  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double
  /// The mean of the block in linear light: unclamped encoded sRGB, the witness of the ratio.
  package let color: EncodedSRGB
  /// The contrast ratio over that color.
  package let ratio: ContrastRatio
}
