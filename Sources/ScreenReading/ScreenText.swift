package import ColorMath

/// A text in a screenshot: its place, its colors, and its contrast.
package struct ScreenText: Hashable, Sendable {
  /// The reason that a ratio is uncertain.
  package enum Doubt: String, Hashable, Sendable {
    /// Strokes are too thin for a pixel to be certain to have their full color.
    case thinStrokes = "thin-strokes"
    /// The ground changes from letter to letter.
    case uneven = "uneven-ground"
    /// The letters have several colors.
    case severalColors = "several-colors"
    /// The shapes may be something other than letters.
    case shapes = "uncertain-shapes"
  }

  /// The bounds in pixels.
  package var region: ScreenRegion
  /// The color of the strokes, unclamped encoded sRGB.
  package var foreground: EncodedSRGB
  /// The color of the ground; of a graded one, at its worst part.
  package var surface: EncodedSRGB
  /// The ratio of these colors.
  package var ratio: ContrastRatio
  /// The least ratio that the pixels allow.
  package var minimum: ContrastRatio
  /// The greatest ratio that the pixels allow.
  package var maximum: ContrastRatio
  /// The reason that the ratio is uncertain; nil if it is certain.
  package var doubt: Doubt?
  /// The number of lines, at least 1.
  package var lines: Int
  /// The range in which the font size is, in pixels.
  package var fontSize: ClosedRange<Double>
  /// The mean width of strokes in pixels.
  package var strokeWidth: Double
}
