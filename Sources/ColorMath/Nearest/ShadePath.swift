/// The tints and shades that people mix of a color: one hue from black to white, never with more chroma than the color.
///
/// Shades lose chroma with the square root of lightness, tints keep it, both as far as sRGB holds it. Shades of yellow turn
/// toward orange, by 10° at most, since those of its own hue look olive. Of the ways to
/// darken or lighten a color that were compared with published repairs, this one comes closest to what people choose
/// without ever making a color more vivid. A gray, as it is with 8 bits per channel, gives the grays.
public struct ShadePath: Hashable, Sendable {
  /// The color that the path belongs to, which need not lie in sRGB.
  public let origin: Oklab
  private let line: LightnessLine
  private let mostTurn: Double

  /// The path through a color.
  public init(through color: Color) { self.init(LightnessLine(through: color)) }

  init(through origin: Oklab, isGray: Bool) { self.init(LightnessLine(through: origin, isGray: isGray)) }

  private init(_ line: LightnessLine) {
    origin = line.origin
    self.line = line
    mostTurn = Self.mostTurn(of: line.origin)
  }

  /// The hues of yellow, in degrees; next to them the turn is smaller, down to none.
  private static let yellows = (hues: 85.0...115.0, fade: 10.0)
  /// The greatest turn of yellow, the least chroma of a color that turns, and the darkening with which it turns as far as it does.
  private static let turn = (most: 9.5, chroma: 0.05, rise: 0.15)

  /// The angle in degrees by which the hue of a color turns toward orange as it darkens.
  private static func mostTurn(of origin: Oklab) -> Double {
    let own = origin.oklch
    guard own.chroma >= turn.chroma else { return 0 }
    let outside = max(yellows.hues.lowerBound - own.hue, own.hue - yellows.hues.upperBound, 0)
    return turn.most * max(0, 1 - outside / yellows.fade)
  }

  /// The color of a lightness, 0…1.
  public func color(at lightness: Double) -> Oklab {
    let share = lightness < origin.lightness ? Root.square(max(0, lightness) / origin.lightness) : 1
    let depth = min(1, max(0, origin.lightness - lightness) / Self.turn.rise)
    let line = line.turned(by: -mostTurn * depth)
    return line.color(at: lightness, share: min(share, line.room(at: lightness)))
  }

  /// The 8-bit color of a lightness, 0…1.
  public func eightBit(at lightness: Double) -> EightBitColor {
    if lightness <= 0 { return EightBitColor(red: 0, green: 0, blue: 0) }
    if lightness >= 1 { return EightBitColor(red: 255, green: 255, blue: 255) }
    return color(at: lightness).linearSRGB.encoded.eightBit
  }
}
