package import ColorMath

/// An interval of lightness in which an entry's color satisfies all its pairs at once.
package struct LightnessInterval: Hashable, Sendable {
  /// OKLCH lightness, 0…1, at the hue and chroma of the entry's color, the chroma clipped to sRGB.
  package var lightness: ClosedRange<Double>
  /// The exact ends as relative luminance; nil if steps of 0.001 in lightness were measured instead.
  package var luminance: ClosedRange<Double>?
  /// The darkest and the lightest 8-bit color of the hue that pass; empty if there is none.
  package var colors: [EightBitColor]
}
