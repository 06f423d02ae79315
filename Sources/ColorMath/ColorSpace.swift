/// A color space in which colors are written, converted or measured.
///
/// A new space is one file with its place and its definition, and one line in `ColorSpace.definitions`.
public struct ColorSpace: Hashable, CaseIterable, Sendable {
  /// The place of the definition in the list.
  let place: UInt8

  /// The space of a definition by its place in the list.
  init(_ place: UInt8) { self.place = place }

  /// Gamma-encoded sRGB.
  public static let sRGB = ColorSpace(0)
  /// sRGB with linear channels.
  public static let linearSRGB = ColorSpace(1)
  /// Display P3, on the sRGB curve.
  public static let displayP3 = ColorSpace(2)
  /// Adobe RGB (1998).
  public static let a98RGB = ColorSpace(3)
  /// ProPhoto RGB, D50 white.
  public static let proPhotoRGB = ColorSpace(4)
  /// ITU-R BT.2020, with a pure 2.4 power curve.
  public static let rec2020 = ColorSpace(5)
  /// Gray with a pure 2.2 power curve (Xcode `gray-gamma-22`); all three components carry the white value.
  public static let grayGamma22 = ColorSpace(6)
  /// Gray on the sRGB curve (Xcode `extended-gray`); all three components carry the white value.
  public static let extendedGray = ColorSpace(7)
  /// Hue, saturation, lightness of sRGB.
  public static let hsl = ColorSpace(8)
  /// Hue, whiteness, blackness of sRGB.
  public static let hwb = ColorSpace(9)
  /// CIE Lab, D50 white as in CSS Color 4.
  public static let lab = ColorSpace(10)
  /// CIE LCH, D50 white as in CSS Color 4.
  public static let lch = ColorSpace(11)
  /// Oklab, D65 white.
  public static let oklab = ColorSpace(12)
  /// The polar form of Oklab.
  public static let oklch = ColorSpace(13)
  /// CIE XYZ, D65 white: the root of the conversions.
  public static let xyzD65 = ColorSpace(14)
  /// CIE XYZ, D50 white.
  public static let xyzD50 = ColorSpace(15)

  /// Every space, in the order of the list.
  public static var allCases: [ColorSpace] { definitions.indices.map { ColorSpace(UInt8($0)) } }
}
