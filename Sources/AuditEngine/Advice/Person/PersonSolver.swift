import ColorMath
import Palettes

/// Finds the two colors that a person would consider: one with the usual margin, one with room to spare.
struct PersonSolver {
  /// The ΔE-OK up to which a color that the palette has already, or a round gray, is taken instead of a new one.
  private static let reach = 0.03
  /// The multiple of the change to a new color up to which a known one is taken.
  private static let mostExcess = 1.25
  /// The hue up to which two colors count as one family, in degrees.
  private let family: Double
  /// The opaque colors of the palette, each once, in its order.
  private let known: [(color: EightBitColor, oklab: Oklab)]
  /// The shades of the color that was asked for last: often the next question is about it, too.
  private var shades = Shades(EncodedSRGB(red: 0, green: 0, blue: 0))

  /// Prepares to offer the colors of a palette again.
  ///
  /// - Parameter hue: the hue up to which two colors count as one family, in degrees.
  init(_ palette: Palette, hue: Double = 5) {
    family = hue
    var seen: Set<EightBitColor> = []
    known = palette.tokens.flatMap { token in
      token.entries.compactMap { entry -> (color: EightBitColor, oklab: Oklab)? in
        guard case .color(let color) = entry.value, color.alpha >= 1, color.isInGamut(of: .sRGB) else { return nil }
        let seenColor = color.encodedSRGB.eightBit
        return seen.insert(seenColor).inserted ? (seenColor, seenColor.oklab) : nil
      }
    }
  }

  /// Returns the color with the margin that was asked for, then the comfortable one if there is one; if the margin cannot
  /// be reached, the one just past the minimum.
  ///
  /// - Parameters:
  ///   - isOneEnough: true if only the first answer is wanted, which saves the search for the second.
  ///   - offersAimed: true to offer the color at the margin after a known one that is preferred to it.
  ///   - allows: says which colors keep everything that advice must keep.
  mutating func answers(
    from start: Color, _ demands: Demands, isOneEnough: Bool = false, offersAimed: Bool = false,
    where allows: (EightBitColor) -> Bool
  ) -> [PassingColor] {
    if shades.start != start.encodedSRGB { shades = Shades(start.encodedSRGB) }
    func first(_ aim: Demands.Aim, _ shades: inout Shades) -> PassingColor? {
      demands.colors(from: &shades, at: aim).first { allows($0.color) }
    }
    guard let least = first(.minimum, &shades) else { return [] }
    guard least.direction != .unchanged else { return [least] }
    func further(_ aim: Demands.Aim, _ shades: inout Shades) -> PassingColor? {
      demands.colors(from: &shades, at: aim).first { $0.direction == least.direction && allows($0.color) }
    }
    let aimed = further(.margin, &shades) ?? further(.usual, &shades) ?? least
    let known = known(
      between: demands.isGenerous ? aimed : least, and: further(.round, &shades), near: aimed, from: start, demands,
      allows)
    let answer = known ?? aimed
    if isOneEnough { return [answer] }
    let second = further(.comfort, &shades).flatMap { $0.deltaEOK > answer.deltaEOK ? $0 : nil }
    return [answer] + [offersAimed && known != nil ? aimed : nil, second].compactMap { $0 }
  }

  /// The color of the palette, or the round gray, next to the one that was aimed at, if it is about as near to the start.
  private func known(
    between least: PassingColor, and last: PassingColor?, near aimed: PassingColor, from start: Color,
    _ demands: Demands, _ allows: (EightBitColor) -> Bool
  ) -> PassingColor? {
    let origin = start.linearSRGB.oklab
    let (ends, near) = ([least, last ?? aimed].map { $0.color.oklab.lightness }, aimed.color.linear.oklab)
    let range = min(ends[0], ends[1])...max(ends[0], ends[1])
    var best: PassingColor?
    var distance = Self.reach
    func consider(_ color: EightBitColor, _ oklab: Oklab) {
      let (gap, change) = (DeltaE.ok(near, oklab), DeltaE.ok(origin, oklab))
      guard gap < distance, range.contains(oklab.lightness), change <= aimed.deltaEOK * Self.mostExcess,
        isFamily(near, oklab), demands.accept(color), allows(color)
      else { return }
      best = PassingColor(color: color, deltaEOK: change, direction: least.direction)
      distance = gap
    }
    for (color, oklab) in known where abs(oklab.lightness - near.lightness) < distance { consider(color, oklab) }
    if best == nil { for gray in Self.roundGrays(near: aimed.color) { consider(gray, gray.oklab) } }
    return best
  }

  /// The grays with two equal digits, such as #666666, on both sides of a gray; none for a color.
  private static func roundGrays(near color: EightBitColor) -> [EightBitColor] {
    guard color.red == color.green, color.green == color.blue else { return [] }
    let step = Int(color.red) / 17 * 17
    return [step, step + 17].compactMap { UInt8(exactly: $0) }
      .map { EightBitColor(red: $0, green: $0, blue: $0) }
  }

  /// Returns true if a person would take two colors for one another's shades: of about one hue, or both neutral.
  private func isFamily(_ one: Oklab, _ other: Oklab) -> Bool {
    let chromas = [one, other].map { ColorCharacter.chroma(of: $0) }
    if chromas[0] < ColorCharacter.neutralChroma {
      return chromas[1] <= chromas[0] + 0.002
    }
    let turn = abs(one.oklch.hue - other.oklch.hue)
    return chromas[1] <= chromas[0] + ColorCharacter.roundingChroma && min(turn, 360 - turn) <= family
  }
}
