/// Adobe RGB (1998): D65, pure power 563/256.
enum A98RGBSpace {
  static let definition = ColorSpaceDefinition.rgb(
    id: "a98-rgb", base: .xyzD65, toBase: toXYZ, fromBase: fromXYZ, curve: curve)

  static let curve = RGBCurve(
    decode: { TransferCurve.oddSymmetric($0, Power.adobeRGB) },
    encode: { TransferCurve.oddSymmetric($0, Power.inverseAdobeRGB) })

  static let toXYZ = Matrix3(
    573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567,
    591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835,
    53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835)

  static let fromXYZ = Matrix3(
    1_829_569.0 / 896_150, -506_331.0 / 896_150, -308_931.0 / 896_150,
    -851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810,
    16_779.0 / 1_248_040, -147_721.0 / 1_248_040, 1_266_979.0 / 1_248_040)
}
