extension EncodedLayer {
  /// The opaque color that is seen: source-over on gamma-encoded values, not quantized.
  ///
  /// W3C Compositing and Blending 1, in the encoded space as iOS and browsers do. A layer of the backdrop's own color
  /// gives that color exactly, and so do alpha 0 (the backdrop) and alpha 1 (the layer).
  @inlinable
  public func over(_ backdrop: EncodedSRGB) -> EncodedSRGB {
    if alpha == 1 { return color }
    return EncodedSRGB(
      red: backdrop.red + (color.red - backdrop.red) * alpha,
      green: backdrop.green + (color.green - backdrop.green) * alpha,
      blue: backdrop.blue + (color.blue - backdrop.blue) * alpha)
  }

  /// Returns one layer equivalent to this one over the lower one on every backdrop; if both are clear, alpha is 0.
  public func over(_ lower: EncodedLayer) -> EncodedLayer {
    let united = alpha + lower.alpha * (1 - alpha)
    guard united > 0 else { return EncodedLayer(color, alpha: 0) }
    let share = EncodedLayer(color, alpha: alpha == united ? 1 : alpha / united)
    return EncodedLayer(share.over(lower.color), alpha: united)
  }

  /// The 8-bit color that a renderer leaves which rounds after every layer, halves up.
  public func over(_ backdrop: EightBitColor) -> EightBitColor {
    func channel(_ top: Double, _ bottom: UInt8) -> UInt8 {
      EightBitColor.rounded(top * 255 * alpha + Double(bottom) * (1 - alpha))
    }
    return EightBitColor(
      red: channel(color.red, backdrop.red),
      green: channel(color.green, backdrop.green),
      blue: channel(color.blue, backdrop.blue))
  }

  /// Composites a stack of layers, the topmost first, over an opaque backdrop, from the bottom up.
  public static func composite(topFirst layers: [EncodedLayer], over backdrop: EncodedSRGB) -> EncodedSRGB {
    layers.reversed().reduce(backdrop) { seen, layer in layer.over(seen) }
  }

  /// Composites a stack in 8-bit steps, rounded half up after every layer.
  public static func composite(topFirst layers: [EncodedLayer], over backdrop: EightBitColor) -> EightBitColor {
    layers.reversed().reduce(backdrop) { seen, layer in layer.over(seen) }
  }

  /// The one layer equivalent to a stack, the topmost first; an empty stack is clear black.
  public static func composite(topFirst layers: [EncodedLayer]) -> EncodedLayer {
    let clear = EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)
    return layers.reversed().reduce(clear) { seen, layer in layer.over(seen) }
  }
}
