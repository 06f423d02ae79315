package import ColorMath

/// One measurement broken down, so that parts of it can be repainted and measured again.
package struct Scene: Sendable {
  /// The foreground.
  package var foreground: PreparedForeground
  /// The surface below it.
  package var surface: PreparedSurface
  /// The color that the foreground is compared with instead of the surface; nil for the surface.
  package var against: PreparedForeground?
  /// The least ratio that passes.
  package let required: ContrastRatio

  /// Creates a scene from the prepared colors of a measurement and the ratio that it must reach.
  package init(
    foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?, required: ContrastRatio
  ) {
    self.foreground = foreground
    self.surface = surface
    self.against = against
    self.required = required
  }
}

/// The look of a measurement to people who edit colors: its colors, and the entries from which these come.
package struct SceneIdentity: Hashable, Sendable {
  let foreground: Int
  let surface: Int
  let against: Int?
  let required: ContrastRatio?
}
