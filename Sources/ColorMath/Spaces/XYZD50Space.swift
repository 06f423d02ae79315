/// CIE 1931 XYZ relative to D50, adapted from D65 with the linear Bradford transform.
enum XYZD50Space {
  static let definition = ColorSpaceDefinition(
    id: "xyz-d50", components: ColorSpaceDefinition.tristimulus, base: .xyzD65,
    toBase: { toD65 * $0 },
    fromBase: { fromD65 * $0 }, bounds: .none)

  static let fromD65 = Matrix3(
    1.0479297925449966, 0.022946870601609527, -0.050192266289205194,
    0.029627808770055674, 0.99043442675388, -0.01707379906341879,
    -0.009243040646204521, 0.015055191490298164, 0.751874281428137)

  static let toD65 = Matrix3(
    0.9554734214880752, -0.023098454948764523, 0.06325924320057066,
    -0.028369709333863583, 1.0099953980813041, 0.021041441191917306,
    0.012314014864481996, -0.02050764929889898, 1.330365926242124)
}
