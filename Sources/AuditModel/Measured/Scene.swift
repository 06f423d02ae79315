package import ColorMath

/// One measurement broken down, so that parts of it can be repainted and measured again.
package struct Scene: Sendable {
  package var foreground: PreparedForeground
  package var surface: PreparedSurface
  package var against: PreparedForeground?
  package let required: ContrastRatio

  /// Joins the colors of a measurement with its minimum.
  package init(
    foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?, required: ContrastRatio
  ) {
    self.foreground = foreground
    self.surface = surface
    self.against = against
    self.required = required
  }
}
