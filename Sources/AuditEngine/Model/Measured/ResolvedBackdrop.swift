package import ColorMath
package import Palettes

/// A possible backdrop of a surface, with its colors.
package enum ResolvedBackdrop: Hashable, Sendable {
  /// Every opaque color of sRGB.
  case any
  /// A declared color, by the name that reports print.
  case color(String, EncodedSRGB)
  /// A linear gradient.
  case gradient([GradientStop])
  /// An image, as the audit file uses it, and the color below its translucent pixels.
  case image(ImageUse, base: EncodedSRGB?)

  /// True if the audit file declares it.
  var isDeclared: Bool { self != .any }
}
