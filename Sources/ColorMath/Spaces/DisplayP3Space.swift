/// Display P3: primaries of SMPTE RP 431-2, white D65, the transfer curve of sRGB.
enum DisplayP3Space {
  static let definition = ColorSpaceDefinition.rgb(
    id: "display-p3", base: .xyzD65, toBase: toXYZ, fromBase: fromXYZ, curve: curve)

  static let curve = SRGBSpace.curve

  static let toXYZ = Matrix3(
    608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160,
    35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400,
    0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800)

  static let fromXYZ = Matrix3(
    446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915,
    -14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905,
    11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415)
}
