extension Matrix3 {
  /// Viénot, Brettel, Mollon 1999, in linear sRGB with Smith and Pokorny's cones; rows of grays sum to 1.
  static let vienotProtanopia = Matrix3(
    0.11238276122216405, 0.8876172387778362, 0,
    0.11238276122216398, 0.8876172387778362, 0,
    0.0040057682730469425, -0.004005768273046939, 1)

  /// Viénot, Brettel, Mollon 1999, in linear sRGB with Smith and Pokorny's cones.
  static let vienotDeuteranopia = Matrix3(
    0.292750114278436, 0.7072498857215644, 0,
    0.292750114278436, 0.7072498857215644, 0,
    -0.022336587034129083, 0.022336587034129093, 1)

  /// Brettel, Viénot, Mollon 1997, in linear sRGB: the half-plane on whose side of the gray axis the color lies.
  static func brettelTritanopia(_ linear: Components) -> Matrix3 {
    dot(tritanopiaSeparator, linear) > 0 ? tritanopiaSecondHalf : tritanopiaFirstHalf
  }

  private static let tritanopiaSeparator = Components(
    0.039014607650585564, -0.02788075798673888, -0.011133849663846684)

  private static let tritanopiaFirstHalf = Matrix3(
    0.936783927745379, 0.1897879381950744, -0.1265718659404538,
    0.06153392784179018, 0.8152622129527486, 0.12320385920546158,
    -0.37560798219999214, 1.1276541228981192, 0.24795385930187272)

  private static let tritanopiaSecondHalf = Matrix3(
    1.0127733449519791, 0.13548411000679497, -0.14825745495877396,
    -0.012433453369382855, 0.8681210465704338, 0.14431240679894936,
    0.07589478675664743, 0.8049996047657654, 0.1191056084775875)
}
