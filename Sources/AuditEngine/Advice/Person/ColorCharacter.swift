package import ColorMath

/// The character that people see in a color before they change it: a gray, a tint, a vivid fill, light or dark.
///
/// The bounds are those of 120 published repairs of contrast: of the neutral colors among them, all stayed below 0.03.
package enum ColorCharacter {
  /// The OKLab chroma below which a color is neutral and stays so.
  static let neutralChroma = 0.02
  /// The OKLab chroma below which texts are levels of one hierarchy.
  static let levelChroma = 0.03
  /// The OKLab chroma from which a surface is the fill of a control, which may be as dark or light as its label needs.
  static let fillChroma = 0.05
  /// The OKLab lightness that parts light surfaces from dark ones.
  static let middle = 0.5
  /// The chroma that 8 bits per channel can add to a color.
  static let roundingChroma = 0.006

  /// The OKLab chroma of a color, 0 or more.
  static func chroma(of color: Oklab) -> Double { Root.square(color.a * color.a + color.b * color.b) }

  /// Returns true if a surface of this color is the fill of a control.
  static func isFill(_ color: Oklab) -> Bool { chroma(of: color) >= fillChroma }

  /// The OKLab lightness from which a neutral label counts as near white.
  private static let nearWhite = 0.93

  /// Returns true for a near-white label, under which people move a fill before they move the label.
  static func isNearWhite(_ color: Oklab) -> Bool {
    color.lightness >= nearWhite && chroma(of: color) < levelChroma
  }

  /// The OKLab lightness up to which a neutral label counts as dark.
  static let mostOfDarkLabel = 0.4

  /// Returns true for two near-white labels, and for two dark ones.
  static func isSameLabel(_ one: Color, _ other: Color) -> Bool {
    let seen = [one, other].map { $0.linearSRGB.oklab }
    return seen.allSatisfy { isNearWhite($0) }
      || seen.allSatisfy { $0.lightness < mostOfDarkLabel && chroma(of: $0) < levelChroma }
  }

  /// Returns true if of two colors one is light and the other one dark.
  package static func isTurn(from old: Color, to new: Color) -> Bool {
    (old.linearSRGB.oklab.lightness >= middle) != (new.linearSRGB.oklab.lightness >= middle)
  }

  /// Returns true for opaque white and black, which nobody changes for contrast.
  static func isExtreme(_ color: Color) -> Bool {
    guard color.alpha >= 1 else { return false }
    let seen = color.encodedSRGB.eightBit
    return seen == EightBitColor(red: 255, green: 255, blue: 255) || seen == EightBitColor(red: 0, green: 0, blue: 0)
  }

  /// Returns true if a neutral color became colorful: a pure gray that is none any more, or a tint that grew.
  static func isTinted(_ before: Color, _ after: Color) -> Bool {
    let chromas = [before, after].map { chroma(of: $0.linearSRGB.oklab) }
    guard chromas[0] < neutralChroma else { return false }
    let (old, new) = (before.encodedSRGB.eightBit, after.encodedSRGB.eightBit)
    if old.red == old.green, old.green == old.blue { return new.red != new.green || new.green != new.blue }
    return chromas[1] > chromas[0] + roundingChroma
  }

  /// The character of one color, which its successors keep: a neutral color stays neutral; a surface, unless it is a fill,
  /// stays light or dark.
  struct Kept: Sendable {
    private let start: Color
    private let isNeutral: Bool
    /// The side that the color stays on; nil for either.
    private let isLight: Bool?

    /// Reads the character of a color.
    init(_ start: Color, isSurface: Bool) {
      self.start = start
      let seen = start.linearSRGB.oklab
      isNeutral = ColorCharacter.chroma(of: seen) < ColorCharacter.neutralChroma
      isLight = isSurface && !ColorCharacter.isFill(seen) ? seen.lightness >= ColorCharacter.middle : nil
    }

    /// Returns true if a color has the same character.
    func allows(_ color: EightBitColor) -> Bool {
      if let isLight, (color.oklab.lightness >= ColorCharacter.middle) != isLight { return false }
      return !isNeutral || !ColorCharacter.isTinted(start, Color(.sRGB, color.encoded.components, alpha: start.alpha))
    }
  }
}
