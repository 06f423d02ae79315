/// The tints and shades that people mix of a color: one hue from black to white, never with more chroma than the color.
///
/// Shades lose chroma with the square root of lightness, tints keep it, both as far as sRGB holds it. Of the ways to
/// darken or lighten a color that were compared with published repairs, this one comes closest to what people choose
/// without ever making a color more vivid. A gray, as it is with 8 bits per channel, gives the grays.
public struct ShadePath: Hashable, Sendable {
  /// The color that the path belongs to, which need not lie in sRGB.
  public let origin: Oklab
  private let line: LightnessLine

  /// The path through a color.
  public init(through color: Color) { self.init(LightnessLine(through: color)) }

  init(through origin: Oklab, isGray: Bool) { self.init(LightnessLine(through: origin, isGray: isGray)) }

  private init(_ line: LightnessLine) {
    origin = line.origin
    self.line = line
  }

  /// The color of a lightness, 0…1.
  public func color(at lightness: Double) -> Oklab {
    let share = lightness < origin.lightness ? Root.square(max(0, lightness) / origin.lightness) : 1
    return line.color(at: lightness, share: min(share, line.room(at: lightness)))
  }

  /// The 8-bit color of a lightness, 0…1.
  public func eightBit(at lightness: Double) -> EightBitColor {
    if lightness <= 0 { return EightBitColor(red: 0, green: 0, blue: 0) }
    if lightness >= 1 { return EightBitColor(red: 255, green: 255, blue: 255) }
    return color(at: lightness).linearSRGB.encoded.eightBit
  }
}
