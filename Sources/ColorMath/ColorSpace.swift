/// A color space that Legible reads; raw values are stable ids, CSS names where CSS has one.
public enum ColorSpace: UInt8, CaseIterable, Sendable {
  case sRGB
  case linearSRGB
  case displayP3
  case a98RGB
  case proPhotoRGB
  case rec2020
  /// Gray with a pure 2.2 power curve (Xcode `gray-gamma-22`); all three components carry the white value.
  case grayGamma22
  /// Gray on the sRGB curve (Xcode `extended-gray`); all three components carry the white value.
  case extendedGray
  case hsl
  case hwb
  /// CIE Lab, D50 white as in CSS Color 4.
  case lab
  /// CIE LCH, D50 white as in CSS Color 4.
  case lch
  case oklab
  case oklch
  case xyzD65
  case xyzD50
}
