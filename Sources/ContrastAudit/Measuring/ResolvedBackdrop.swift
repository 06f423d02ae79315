package import ColorMath
package import PaletteModel

/// What may lie below a surface, with its colors.
package enum ResolvedBackdrop: Hashable, Sendable {
  /// Every opaque color of sRGB.
  case any
  /// A declared color, by the name that reports print.
  case color(String, EncodedSRGB)
  /// A linear gradient.
  case gradient([GradientStop])
  /// An image, as the audit file uses it, and what lies below its translucent pixels.
  case image(ImageUse, base: EncodedSRGB?)

  /// True if a designer said that it occurs.
  package var isDeclared: Bool { self != .any }
}
