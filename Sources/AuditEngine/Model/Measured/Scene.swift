import ColorMath

/// One measurement broken down, so that parts of it can be repainted and measured again.
struct Scene: Sendable {
  var foreground: PreparedForeground
  /// The surface below it.
  var surface: PreparedSurface
  /// The color that the foreground is compared with instead of the surface; nil for the surface.
  var against: PreparedForeground?
  /// The least ratio that passes.
  var required: ContrastRatio
}
