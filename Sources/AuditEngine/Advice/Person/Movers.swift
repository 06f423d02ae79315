import ColorMath
import Palettes

/// Which side of a pair people move to repair its contrast.
///
/// If the foreground can reach the ratio while staying on its side, lighter or darker than its surface, it moves; else the
/// surface does. This says what people did in 117 of 120 published repairs. A colored fill under a near-white label
/// moves before the label.
enum Movers {
  /// The parts of a scene that may move, in the order in which people move them.
  ///
  /// System colors never move, nor do pure white and black.
  static func parts(of scene: Scene) -> [MovablePart] {
    let front = foreground(of: scene)
    let back = surface(of: scene)
    let sides = movesSurfaceFirst(scene, front) ? [back, front] : [front, back]
    return sides.compactMap { $0 }
  }

  private static func foreground(of scene: Scene) -> MovablePart? {
    let resolved = scene.foreground.resolved
    guard !ColorCharacter.isExtreme(resolved.color) else { return nil }
    return resolved.source == .literal ? .foreground : MovablePart(resolved.source)
  }

  private static func surface(of scene: Scene) -> MovablePart? {
    guard let base = scene.base, !ColorCharacter.isExtreme(base.color) else { return nil }
    if base.source == .literal { return scene.surface.sources.count == 1 ? .surface : nil }
    return MovablePart(base.source)
  }

  /// The relative luminance that every near-white color exceeds.
  private static let leastOfNearWhite = 0.6

  private static func isNearWhite(_ foreground: PreparedForeground) -> Bool {
    if let luminance = foreground.opaqueLuminance, luminance.value < leastOfNearWhite { return false }
    return ColorCharacter.isNearWhite(foreground.color.linearSRGB.oklab)
  }

  private static func movesSurfaceFirst(_ scene: Scene, _ front: MovablePart?) -> Bool {
    if isNearWhite(scene.foreground), let base = scene.base, ColorCharacter.isFill(base.color.linearSRGB.oklab) {
      return true
    }
    guard let front else { return true }
    let constraint = scene.sidedConstraint(on: front)
    return ![UInt8.max, 0].contains { constraint.isSatisfied(by: EightBitColor(red: $0, green: $0, blue: $0)) }
  }
}
