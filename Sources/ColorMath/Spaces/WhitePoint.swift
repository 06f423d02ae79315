/// XYZ of the reference whites, from the chromaticities in CSS Color 4.
enum WhitePoint {
  /// x = 0.3127, y = 0.3290.
  static let d65 = Components(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
  /// x = 0.3457, y = 0.3585.
  static let d50 = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}
