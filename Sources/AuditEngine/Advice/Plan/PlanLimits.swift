import ColorMath
import Palettes

/// The limits of a change that needs no choice: what 120 published repairs keep within.
enum PlanLimits {
  /// The greatest ΔE-OK of a color.
  private static let chromatic = 0.20
  /// The greatest ΔE-OK of a gray.
  private static let neutral = 0.30
  /// The greatest ΔE-OK of a surface, from which on a screen looks different.
  private static let surface = 0.03
  /// The greatest turn of a hue, in degrees, and the chroma from which it counts.
  private static let hue = (turn: 5.0, chroma: 0.03)

  /// The greatest ΔE-OK of a surface that is offered at all; a screen that looks that different is another design.
  private static let offeredSurface = 0.10
  /// The greatest ΔE-OK of other colors that are offered at all.
  private static let offered = 0.40

  /// Returns true if a person would consider a change.
  static func offer(_ answer: EntryAnswer, isSurface: Bool) -> Bool {
    let isGround = isSurface && !ColorCharacter.isFill(answer.from.linearSRGB.oklab)
    return answer.to.deltaEOK <= (isGround ? offeredSurface : offered)
  }

  /// Returns true if a person would take a change without a choice.
  ///
  /// - Parameter isSurface: true if the color is that of a surface, which a whole screen shows. The fill of a control is
  ///   not one.
  static func allow(_ answer: EntryAnswer, isSurface: Bool) -> Bool {
    let (old, new) = (answer.from.linearSRGB.oklab, answer.to.color.oklab)
    let distance = answer.to.deltaEOK
    if isSurface, !ColorCharacter.isFill(old), distance > surface { return false }
    let chromas = (ColorCharacter.chroma(of: old), ColorCharacter.chroma(of: new))
    if distance > (chromas.0 < ColorCharacter.neutralChroma ? neutral : chromatic) { return false }
    guard chromas.0 >= hue.chroma, chromas.1 >= hue.chroma else { return true }
    let turn = abs(old.oklch.hue - new.oklch.hue)
    return min(turn, 360 - turn) <= hue.turn
  }
}
