/// The constants of CIE 15 for L*: the linear part below ε and the power part meet with equal value there.
enum CIELightness {
  /// 216/24389 = (6/29)³.
  static let epsilon = 216.0 / 24_389
  /// 24389/27 = (29/3)³.
  static let kappa = 24_389.0 / 27

  /// L* (0…100) of a luminance relative to white.
  static func lightness(ofLuminance luminance: Double) -> Double {
    luminance > epsilon ? 116 * Root.cube(luminance) - 16 : kappa * luminance
  }
}
