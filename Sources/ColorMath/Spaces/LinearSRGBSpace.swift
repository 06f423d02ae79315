/// Linear light on the sRGB primaries (IEC 61966-2-1), D65; unclamped it is Xcode's `extended-linear-srgb` too.
enum LinearSRGBSpace {
  static let definition = ColorSpaceDefinition(
    id: "srgb-linear", components: ColorSpaceDefinition.redGreenBlue, base: .xyzD65,
    toBase: { toXYZ * $0 },
    fromBase: { fromXYZ * $0 }, curve: curve)

  static let curve = RGBCurve(decode: { $0 }, encode: { $0 })

  static let toXYZ = Matrix3(
    506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218,
    87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545,
    7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270)

  static let fromXYZ = Matrix3(
    12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959,
    -851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810,
    705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667)
}
