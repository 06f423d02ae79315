/// Oklab (Ottosson 2020) with the 64-bit matrices of CSS Color 4, straight from linear sRGB.
enum OklabSpace {
  static let definition = ColorSpaceDefinition(
    id: "oklab",
    components: [
      ComponentRange("lightness", 0, 1), ComponentRange("a", -0.4, 0.4), ComponentRange("b", -0.4, 0.4),
    ],
    base: .linearSRGB,
    toBase: linearSRGB(fromOklab:),
    fromBase: oklab(fromLinearSRGB:), notation: .function, bounds: .none)

  @Sendable
  static func linearSRGB(fromOklab oklab: Components) -> Components {
    let roots = coneRootsFromOklab * oklab
    return linearSRGBFromCones * roots.mapped { $0 * $0 * $0 }
  }

  @Sendable
  static func oklab(fromLinearSRGB linear: Components) -> Components {
    oklabFromConeRoots * (conesFromLinearSRGB * linear).mapped(Root.cube)
  }

  /// The XYZ to LMS matrix of CSS Color 4 times the linear sRGB to XYZ matrix.
  static let conesFromLinearSRGB = Matrix3(
    0.412221469470763, 0.5363325372617348, 0.0514459932675022,
    0.21190349581782522, 0.6806995506452344, 0.10739695353694055,
    0.08830245919005643, 0.2817188391361215, 0.6299787016738221)

  static let linearSRGBFromCones = Matrix3(
    4.076741636075958, -3.3077115392580625, 0.23096990318210447,
    -1.268437973285032, 2.609757349287689, -0.3413193760026573,
    -0.00419607613867548, -0.7034186179359363, 1.7076146940746117)

  static let oklabFromConeRoots = Matrix3(
    0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
    1.9779985324311684, -2.4285922420485799, 0.4505937096174110,
    0.0259040424655478, 0.7827717124575296, -0.8086757549230774)

  static let coneRootsFromOklab = Matrix3(
    1, 0.396337777376175, 0.2158037573099136,
    0.9999999999999999, -0.10556134581565856, -0.06385417282581334,
    0.9999999999999999, -0.08948417752981182, -1.2914855480194094)
}
