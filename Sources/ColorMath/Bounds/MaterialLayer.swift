/// A system material or a glass: the color below is saturated, then covered by a tint.
///
/// `out = clamp((1 − α)·saturate(B, s) + α·T)` on gamma-encoded values. Blur is left out: it does not change an even color.
public struct MaterialLayer: Hashable, Sendable {
  /// The layer over the color below: its color T and its opacity α, 0 (clear) … 1 (opaque).
  public var tint: EncodedLayer
  /// The factor on the distance from the encoded BT.709 luma, 1 (unchanged) … about 6; below 0 counts as 0.
  public var saturation: Double
  /// True if the saturated color is clamped to 0…1 before it is covered.
  public var clampsSaturation: Bool
  /// The largest deviation of the displayed color from the formula, each channel by itself, 0…1 of the encoded range;
  /// only bounds use it.
  public var residual: Double

  /// Makes a material from the numbers of its formula.
  public init(
    tint: EncodedLayer, saturation: Double = 1, clampsSaturation: Bool = false, residual: Double = 0
  ) {
    self.tint = tint
    self.saturation = saturation
    self.clampsSaturation = clampsSaturation
    self.residual = residual
  }

  /// Makes the neutral material that shows two measured grays over white and over black, both 0…1, gamma-encoded.
  ///
  /// α = 1 − (white − black), T = black/α; if α is 0, T is black.
  public init(overWhite white: Double, overBlack black: Double, saturation: Double, clampsSaturation: Bool = false) {
    let alpha = 1 - (white - black)
    let gray = alpha > 0 ? black / alpha : 0
    self.init(
      tint: EncodedLayer(EncodedSRGB(red: gray, green: gray, blue: gray), alpha: alpha), saturation: saturation,
      clampsSaturation: clampsSaturation)
  }

  /// Returns the color of the material over an opaque color, clamped to 0…1.
  public func over(_ backdrop: EncodedSRGB) -> EncodedSRGB {
    let saturated = backdrop.awayFromLuma(by: saturation > 0 ? saturation : 0)
    return tint.over(clampsSaturation ? saturated.clamped : saturated).clamped
  }
}
