/// A gamma-encoded sRGB color with alpha: what one layer of a surface contributes.
public struct EncodedLayer: Hashable, Sendable {
  /// The color, not premultiplied.
  public var color: EncodedSRGB
  /// Opacity, 0 (clear) … 1 (opaque).
  public var alpha: Double

  /// Makes a layer; alpha is kept as given.
  @inlinable
  public init(_ color: EncodedSRGB, alpha: Double = 1) {
    self.color = color
    self.alpha = alpha
  }
}
