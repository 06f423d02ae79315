/// The tints and shades that people mix of a color: one hue from black to white, never with more chroma than the color.
///
/// At each lightness, the chroma is as large a share of what sRGB holds there as the color's own is at its lightness.
/// Of the ways to darken or lighten a color that were compared with published repairs, this one comes closest to what
/// people choose without ever making a color more vivid. A gray, as it is with 8 bits per channel, gives the grays.
public struct ShadePath: Hashable, Sendable {
  /// The color that the path belongs to, which need not lie in sRGB.
  public let origin: Oklab
  private let line: LightnessLine
  private let share: Double

  /// The path through a color.
  public init(through color: Color) { self.init(LightnessLine(through: color)) }

  init(through origin: Oklab, isGray: Bool) { self.init(LightnessLine(through: origin, isGray: isGray)) }

  private init(_ line: LightnessLine) {
    origin = line.origin
    self.line = line
    let room = line.room(at: max(0, min(1, origin.lightness)))
    share = room > 1 ? 1 / room : 1
  }

  /// The color of a lightness, 0…1.
  public func color(at lightness: Double) -> Oklab {
    line.color(at: lightness, share: min(1, share * line.room(at: lightness)))
  }

  /// The 8-bit color of a lightness, 0…1.
  public func eightBit(at lightness: Double) -> EightBitColor {
    if lightness <= 0 { return EightBitColor(red: 0, green: 0, blue: 0) }
    if lightness >= 1 { return EightBitColor(red: 255, green: 255, blue: 255) }
    return color(at: lightness).linearSRGB.encoded.eightBit
  }
}
