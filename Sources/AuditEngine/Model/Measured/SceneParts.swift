import Palettes

/// The colors that a measurement was made from.
package struct SceneParts: Sendable {
  var foreground: PreparedForeground
  /// The surface below it.
  package var surface: PreparedSurface
  /// The color that the foreground is compared with instead of the surface.
  var against: PreparedForeground?
  /// The foreground on glass that turned to the other appearance, if it turns with it.
  var flipped: PreparedForeground?
  /// The uncertainties of the colors and the pair.
  var doubts: [Doubt]
}
