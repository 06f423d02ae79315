/// The reason that an image cannot be measured as a backdrop as requested.
package enum ImageBackdropError: Error, Hashable, Sendable {
  /// The scale is not a number above 0, at most 100 pixels a point.
  case badScale(Double)
  /// The region is empty or leaves the image; the image's size in points.
  case badRegion(width: Double, height: Double)
  /// The side of a block is not a number of points above 0.
  case badBlockSide(Double)
  /// The radius of the blur is not a number of points that makes 0 … `ImageLimits.blur` pixels.
  case badBlur(Double)
  /// Translucent pixels without a base color.
  case needsBase

  /// The problem and, after a semicolon, the solution; one line without a final period.
  package var message: String {
    switch self {
    case .badScale(let scale): "cannot have a scale of \(scale); specify the pixels per point, such as 3"
    case .badRegion(let width, let height):
      "does not contain this region; specify a nonempty rectangle within its bounds (\(width) × \(height) points)"
    case .badBlockSide(let side):
      "cannot be divided into blocks of \(side) points; specify a line height greater than 0"
    case .badBlur(let radius): "cannot be blurred by \(radius) points; specify 0 to \(Int(ImageLimits.blur)) pixels"
    case .needsBase: "has translucent pixels; specify the opaque color behind them as its \"base\""
    }
  }
}
