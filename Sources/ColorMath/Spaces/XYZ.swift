extension ColorSpaceDefinition {
  static let tristimulus = [ComponentRange("x", 0, 1), ComponentRange("y", 0, 1), ComponentRange("z", 0, 1)]

  /// CIE 1931 XYZ relative to D65, the root of the tree.
  static let xyzD65 = ColorSpaceDefinition(
    id: "xyz-d65", components: tristimulus, base: nil, toBase: { $0 }, fromBase: { $0 })

  /// CIE 1931 XYZ relative to D50, adapted from D65 with the linear Bradford transform.
  static let xyzD50 = ColorSpaceDefinition(
    id: "xyz-d50", components: tristimulus, base: .xyzD65,
    toBase: { Matrix3.bradfordD65FromD50 * $0 },
    fromBase: { Matrix3.bradfordD50FromD65 * $0 })
}

/// XYZ of the reference whites, from the chromaticities that CSS Color 4 gives.
enum WhitePoint {
  /// x = 0.3127, y = 0.3290.
  static let d65 = Components(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
  /// x = 0.3457, y = 0.3585.
  static let d50 = Components(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}

extension Matrix3 {
  static let bradfordD50FromD65 = Matrix3(
    1.0479297925449966, 0.022946870601609527, -0.050192266289205194,
    0.029627808770055674, 0.99043442675388, -0.01707379906341879,
    -0.009243040646204521, 0.015055191490298164, 0.751874281428137)

  static let bradfordD65FromD50 = Matrix3(
    0.9554734214880752, -0.023098454948764523, 0.06325924320057066,
    -0.028369709333863583, 1.0099953980813041, 0.021041441191917306,
    0.012314014864481996, -0.02050764929889898, 1.330365926242124)
}
