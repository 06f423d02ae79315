import ColorMath
import Palettes

/// Finds the two colors that a person would consider: one just past the minimum, one with room to spare.
struct PersonSolver {
  /// The ΔE-OK up to which a color that the palette has already is taken instead of a new one.
  private static let reach = 0.015
  /// The hue up to which two colors count as one family, in degrees.
  private static let family = 5.0

  /// The opaque colors of the palette, each once, in its order.
  private let known: [(color: EightBitColor, oklab: Oklab)]
  /// The shades of the color that was asked for last: often the next question is about it, too.
  private var shades = Shades(EncodedSRGB(red: 0, green: 0, blue: 0))

  /// Prepares to offer the colors of a palette again.
  init(_ palette: Palette) {
    var seen: Set<EightBitColor> = []
    known = palette.tokens.flatMap { token in
      token.entries.compactMap { entry -> (color: EightBitColor, oklab: Oklab)? in
        guard case .color(let color) = entry.value, color.alpha >= 1, color.isInGamut(of: .sRGB) else { return nil }
        let seenColor = color.encodedSRGB.eightBit
        return seen.insert(seenColor).inserted ? (seenColor, seenColor.oklab) : nil
      }
    }
  }

  /// Returns the color just past the minimum, then the comfortable one if there is one; the other way round for
  /// somebody who leans to comfort, as in dark appearances.
  ///
  /// - Parameters:
  ///   - isOneEnough: true if only the first answer is wanted, which saves the search for the second.
  ///   - allows: says which colors keep everything that advice must keep.
  mutating func answers(
    from start: Color, _ demands: Demands, leansToComfort: Bool, isOneEnough: Bool = false,
    where allows: (EightBitColor) -> Bool
  ) -> [PassingColor] {
    if shades.start != start.encodedSRGB { shades = Shades(start.encodedSRGB) }
    guard let least = demands.colors(from: &shades, isComfortable: false).first(where: { allows($0.color) }) else {
      return []
    }
    guard least.direction != .unchanged else { return [least] }
    let first = settled(least, from: start, demands, allows)
    if isOneEnough, !leansToComfort { return [first] }
    let second = demands.colors(from: &shades, isComfortable: true).first {
      $0.direction == first.direction && $0.color != first.color && $0.deltaEOK > first.deltaEOK && allows($0.color)
    }
    guard let second else { return [first] }
    return leansToComfort ? [second, first] : [first, second]
  }

  /// The color of the palette, or the rounder gray, next to the least change; else that change.
  private func settled(
    _ least: PassingColor, from start: Color, _ demands: Demands, _ allows: (EightBitColor) -> Bool
  ) -> PassingColor {
    let origin = start.linearSRGB.oklab
    let near = least.color.linear.oklab
    var best = least
    var distance = Self.reach
    func consider(_ color: EightBitColor, _ oklab: Oklab) {
      let gap = DeltaE.ok(near, oklab)
      let isBeyond = (oklab.lightness > near.lightness) == (least.direction == .lighter)
      guard color != least.color, gap < distance, isBeyond, Self.isFamily(near, oklab), demands.accept(color),
        allows(color)
      else { return }
      best = PassingColor(color: color, deltaEOK: DeltaE.ok(origin, oklab), direction: least.direction)
      distance = gap
    }
    for (color, oklab) in known where abs(oklab.lightness - near.lightness) < distance { consider(color, oklab) }
    if let gray = Self.rounderGray(than: least) { consider(gray, gray.oklab) }
    return best
  }

  /// The next gray with two equal digits, such as #666666; none for a color.
  private static func rounderGray(than least: PassingColor) -> EightBitColor? {
    let color = least.color
    guard color.red == color.green, color.green == color.blue else { return nil }
    let step = least.direction == .lighter ? Int(color.red) + 17 - Int(color.red) % 17 : Int(color.red) / 17 * 17
    return UInt8(exactly: step).map { EightBitColor(red: $0, green: $0, blue: $0) }
  }

  /// Returns true if a person would take two colors for one another's shades: of about one hue, or both neutral.
  private static func isFamily(_ one: Oklab, _ other: Oklab) -> Bool {
    let chromas = [one, other].map { ColorCharacter.chroma(of: $0) }
    if chromas[0] < ColorCharacter.neutralChroma {
      return chromas[1] <= chromas[0] + 0.002
    }
    let turn = abs(one.oklch.hue - other.oklch.hue)
    return chromas[1] <= chromas[0] + ColorCharacter.roundingChroma && min(turn, 360 - turn) <= family
  }
}
