import ColorMath
import Palettes

/// The limits of a change that needs no choice: what 120 published repairs keep within.
enum PlanLimits {
  /// The greatest ΔE-OK of a color.
  private static let chromatic = 0.20
  /// The greatest ΔE-OK of a gray.
  private static let neutral = 0.30
  /// The greatest ΔE-OK of a border.
  static let line = 0.20
  /// The greatest ΔE-OK of a surface, from which on a screen looks different.
  private static let surface = 0.03
  /// The greatest turn of a hue, in degrees, that toward orange of one that has yellow's, and the chroma from which it counts.
  private static let hue = (turn: 5.0, warming: 10.0, chroma: 0.03)
  /// The hues that people darken toward orange, in degrees.
  private static let yellows = 75.0...125.0

  /// The greatest ΔE-OK of a surface that is offered at all; a screen that looks that different is another design.
  private static let offeredSurface = 0.10
  /// The greatest ΔE-OK of other colors that are offered at all.
  private static let offered = 0.40

  /// Returns true if a change of a color, by its ΔE-OK, makes another color of it.
  static func isGreat(_ distance: Double, from old: Oklab) -> Bool {
    distance > (ColorCharacter.chroma(of: old) < ColorCharacter.neutralChroma ? neutral : chromatic)
  }

  /// Returns true if a person would consider a change.
  ///
  /// A color that turns into a gray is another one.
  static func offer(_ answer: EntryAnswer, isSurface: Bool) -> Bool {
    let old = answer.from.linearSRGB.oklab
    let chromas = (ColorCharacter.chroma(of: old), ColorCharacter.chroma(of: answer.to.color.oklab))
    if ColorCharacter.isFill(old), chromas.1 < min(ColorCharacter.fillChroma, chromas.0 / 2) { return false }
    let isGround = isSurface && !ColorCharacter.isFill(old)
    return answer.to.deltaEOK <= (isGround ? offeredSurface : offered)
  }

  /// Returns true if a person would take a change without a choice.
  ///
  /// - Parameter isSurface: true if the color is that of a surface, which a whole screen shows. The fill of a control is
  ///   not one.
  static func allow(_ answer: EntryAnswer, isSurface: Bool) -> Bool {
    let (old, new) = (answer.from.linearSRGB.oklab, answer.to.color.oklab)
    let distance = answer.to.deltaEOK
    guard offer(answer, isSurface: isSurface) else { return false }
    if isSurface, !ColorCharacter.isFill(old), distance > surface { return false }
    let chromas = (ColorCharacter.chroma(of: old), ColorCharacter.chroma(of: new))
    if isGreat(distance, from: old) { return false }
    guard chromas.0 >= hue.chroma, chromas.1 >= hue.chroma else { return true }
    let (before, turn) = (old.oklch.hue, old.oklch.hue - new.oklch.hue)
    if yellows.contains(before), (0...hue.warming).contains(turn) { return true }
    return min(abs(turn), 360 - abs(turn)) <= hue.turn
  }
}
