import ColorMath

/// The colors of labels in pictures, and of their backgrounds.
enum LabelColor {
  static let black = EightBitColor(red: 0, green: 0, blue: 0)
  static let white = EightBitColor(red: 255, green: 255, blue: 255)
  /// The background of names and headings.
  static let page = white
  /// Names on `page`.
  static let ink = EightBitColor(red: 0x1F, green: 0x23, blue: 0x28)
  /// Headings on `page`, less prominent than names.
  static let quietInk = EightBitColor(red: 0x59, green: 0x63, blue: 0x6E)
  /// The color of decorative lines.
  static let line = EightBitColor(red: 0xD1, green: 0xD9, blue: 0xE0)

  /// Black or white, whichever has more contrast; never below 4.58, the ratio at which both have equal contrast.
  static func on(_ surface: EightBitColor) -> EightBitColor {
    let luminance = surface.encoded.relativeLuminance
    let dark = ContrastRatio(black.encoded.relativeLuminance, luminance)
    let light = ContrastRatio(white.encoded.relativeLuminance, luminance)
    return dark > light ? black : white
  }
}
