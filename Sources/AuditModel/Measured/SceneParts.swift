package import PaletteModel

/// The colors that a measurement was made from.
package struct SceneParts: Sendable {
  /// The foreground.
  package var foreground: PreparedForeground
  /// The surface below it.
  package var surface: PreparedSurface
  /// The color that the foreground is compared with instead of the surface.
  package var against: PreparedForeground?
  /// The foreground on glass that turned to the other appearance, if it turns with it.
  package var flipped: PreparedForeground?
  /// The uncertainties of the colors and the pair.
  package var doubts: [Doubt]

  /// Creates the parts from the prepared colors of a measurement and their doubts.
  package init(
    foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?,
    flipped: PreparedForeground?, doubts: [Doubt]
  ) {
    self.foreground = foreground
    self.surface = surface
    self.against = against
    self.flipped = flipped
    self.doubts = doubts
  }
}
