package import ColorMath

/// An image below a stack of layers: its pixels, its scale in pixels per point, and the part that text may be over.
package struct ImageBackdrop: Sendable {
  let pixels: ImagePixels
  /// Pixels per point.
  let scale: Double
  /// The opaque color below translucent pixels; nil if none is needed.
  let base: EncodedSRGB?
  /// True if every pixel is opaque, so that no base color is needed.
  let isOpaque: Bool
  /// The columns that text may be over.
  let columns: Range<Int>
  /// The rows that text may be over.
  let rows: Range<Int>

  /// Takes an image at a scale, as a whole or a region of it; throws for a scale or region that cannot be.
  package init(
    _ pixels: ImagePixels, scale: Double, region: ImageRegion? = nil, over base: EncodedSRGB? = nil
  ) throws(ImageBackdropError) {
    guard scale > 0, scale <= 100 else { throw .badScale(scale) }
    self.pixels = pixels
    self.scale = scale
    self.base = base
    isOpaque = pixels.alphaCoverage == .opaque
    if let region {
      guard let part = region.pixels(scale: scale, width: pixels.width, height: pixels.height) else {
        throw .badRegion(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      }
      (columns, rows) = part
    } else {
      (columns, rows) = (0..<pixels.width, 0..<pixels.height)
    }
  }

  /// The mean color of every block of the region: squares as high as a line of text, after a blur of the image.
  ///
  /// A side and a radius are in points, a side is rounded to whole pixels (at least 1) and cut to the region. The blur is
  /// a Gaussian whose standard deviation is the radius (`BoxBlur`), on encoded values over the base, with the pixels at
  /// the edge of the image continued; the mean is that of linear light, as the eye averages details too fine to
  /// distinguish. Blocks begin at every pixel; if that makes more than `most` of them, at every second, third … pixel
  /// and at the far edges. Translucent pixels without a base throw `needsBase`.
  package func blocks(
    side: Double, blur radius: Double = 0, most: Int = BlockGrid.most
  ) throws(ImageBackdropError) -> BlockGrid {
    guard base != nil || isOpaque else { throw .needsBase }
    guard side > 0, side < .infinity else { throw .badBlockSide(side) }
    let deviation = radius * scale
    guard deviation >= 0, deviation <= ImageLimits.blur else { throw .badBlur(radius) }
    let pixels = max(1, Int(min(side * scale, Double(ImageLimits.side)) + 0.5))
    return BlockGrid(of: self, side: pixels, blur: BoxBlur(deviation: deviation), most: most)
  }
}
