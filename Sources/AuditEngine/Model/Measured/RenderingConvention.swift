/// A way to draw and measure a stack; verdicts rest on the exact one.
package enum RenderingConvention: String, CaseIterable, Hashable, Sendable {
  /// Encoded sRGB, unclamped, not quantized.
  case exact
  /// Rounded to 8 bits after every layer and filter.
  case eightBit = "8-bit"
  /// Every color mapped to sRGB before anything is drawn.
  case mappedToSRGB = "mapped-to-srgb"
  /// Layers drawn over one another in encoded Display P3.
  case displayP3 = "display-p3"
}
